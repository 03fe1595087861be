/** What was touched may be gone with the move, or the chooser about it: whoever plays by keyboard goes on from the board, not
 * from the top of the page. */
import type { Attachment } from "svelte/attachments";

export const foothold: Attachment<HTMLElement> = (board) => {
  let held: Element | null = null;
  const hold = ({ target }: FocusEvent) => {
    held = target instanceof Element && (board.contains(target) || target.closest(".chooser")) ? target : null;
  };
  const gone = () => held !== null && (!held.isConnected || held.matches(":disabled"));
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || !gone()) return;
    held = null;
    board.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", hold);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", hold);
    watch.disconnect();
  };
};
