import { tokenizer, tokTypes, type TokenType } from 'acorn';

const pairs = new Map<TokenType, TokenType>([
  [tokTypes.braceL, tokTypes.braceR],
  [tokTypes.bracketL, tokTypes.bracketR],
  [tokTypes.parenL, tokTypes.parenR],
  [tokTypes.dollarBraceL, tokTypes.braceR],
]);
const closing = new Set(pairs.values());

/** The innermost bracket that is still open at the end of the source. */
export function findUnclosedBracket(source: string): { bracket: string; line: number } | undefined {
  const open: { bracket: string; line: number; closedBy: TokenType }[] = [];
  try {
    for (const token of tokenizer(source, { ecmaVersion: 'latest', locations: true })) {
      const closedBy = pairs.get(token.type);
      const line = token.loc?.start.line ?? 1;
      if (closedBy) open.push({ bracket: token.type.label, line, closedBy });
      else if (closing.has(token.type) && open.at(-1)?.closedBy === token.type) open.pop();
    }
  } catch {
    // Without a parser's context, the tokenizer cannot always tell a division from a regular
    // expression. Where it fails, there is no answer.
    return undefined;
  }
  return open.at(-1);
}
