import type { Allowance } from './allowances';
import { start, type InlineParts } from './inlineParts';

export interface Allowances {
  inlineScripts: readonly Allowance[];
  styleAttributes: readonly Allowance[];
}

/** The inline scripts and style attributes of a page, or of all pages, without duplicates. */
export interface Inline {
  scripts: readonly string[];
  styleAttributes: readonly string[];
}

export interface InlineOfSite {
  all: Inline;
  pages: ReadonlyMap<string, Inline>;
}

const here = 'website/plugins/security-policy/allowances.ts';

/**
 * Collects what the pages hold inline, and compares it with the lists of what they may hold.
 *
 * @param pages Inline parts of each page, by file name.
 * @throws Error naming everything inline that is not listed, with the page and how it begins, and
 * everything listed that no page holds.
 */
export function collectInline(
  pages: ReadonlyMap<string, InlineParts>,
  listed: Allowances,
): InlineOfSite {
  const scripts = new Finds(listed.inlineScripts);
  const styleAttributes = new Finds(listed.styleAttributes);
  const problems: string[] = [];
  const found = new Map<string, Inline>();
  for (const [page, parts] of pages) {
    found.set(page, {
      scripts: [...new Set(parts.scripts)],
      styleAttributes: [...new Set(parts.styleAttributes)],
    });
    for (const script of parts.scripts) scripts.add(script, page);
    for (const style of parts.styleAttributes) styleAttributes.add(style, page);
    problems.push(
      ...parts.forbidden.map(
        (part) => `${page}: ${part} is never allowed. Use a file, or a listener.`,
      ),
    );
  }
  problems.push(
    ...scripts.unlisted('inline script', 'Put it into a file'),
    ...styleAttributes.unlisted('style attribute', 'Use a class'),
    ...scripts.unused(),
    ...styleAttributes.unused(),
  );
  if (problems.length > 0) {
    throw new Error(['The security policy does not fit the pages:', ...problems].join('\n- '));
  }
  return {
    all: { scripts: scripts.texts(), styleAttributes: styleAttributes.texts() },
    pages: found,
  };
}

/** The inline parts of one kind with the pages that hold them, and the list of those allowed. */
class Finds {
  readonly #pages = new Map<string, string[]>();

  constructor(readonly listed: readonly Allowance[]) {}

  add(text: string, page: string): void {
    const pages = this.#pages.get(text);
    if (pages) pages.push(page);
    else this.#pages.set(text, [page]);
  }

  texts(): string[] {
    return [...this.#pages.keys()].sort();
  }

  unlisted(kind: string, otherwise: string): string[] {
    return [...this.#pages]
      .filter(([text]) => !this.listed.some(({ pattern }) => pattern.test(text)))
      .map(
        ([text, [page = '', ...others]]) =>
          `${page}${others.length > 0 ? ` and ${others.length} more` : ''}: the ${kind} ` +
          `${start(text)} is not listed. ${otherwise}, or list it with a reason in ${here}.`,
      );
  }

  unused(): string[] {
    return this.listed
      .filter(({ isOptional }) => !isOptional)
      .filter(({ pattern }) => !this.texts().some((text) => pattern.test(text)))
      .map(({ pattern }) => `${here} lists ${String(pattern)}, which no page holds: remove it.`);
  }
}
