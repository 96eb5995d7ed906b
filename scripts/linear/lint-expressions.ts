import { Linter } from "eslint";
import regexp from "eslint-plugin-regexp";
import type { Expression } from "./find-expressions.ts";

const linter = new Linter();

const config: Linter.Config = {
  plugins: { regexp },
  rules: {
    "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
    // 'potential' would refuse /\s+/g as well: it asks what a rejecting end would cost that the expression hasn't.
    "regexp/no-super-linear-move": ["error", { report: "certain" }],
  },
};

/** What eslint-plugin-regexp has against an expression: that its time can grow faster than the text. */
export function lintExpression({ source, flags }: Pick<Expression, "source" | "flags">): string[] {
  const literal = String(new RegExp(source, flags));
  return linter.verify(`void ${literal};`, config).map(({ message }) => message);
}
