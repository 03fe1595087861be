"""The researchers' doors: what a seat may know as numbers, and the games behind PettingZoo and OpenSpiel."""
