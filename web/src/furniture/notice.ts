/** Something to be said at the table: a refusal with the paragraph of its rule, or a friendly word. */
export interface Notice {
  sentence: string;
  rule?: string | null | undefined;
  friendly?: boolean;
}
