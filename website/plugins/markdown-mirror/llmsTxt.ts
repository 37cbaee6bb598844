/** Renders the site for language models: a list of pages, and their text. https://llmstxt.org */

export interface MirroredPage {
  /** Path of the page below the base URL, without slashes at its ends. */
  route: string;
  title: string;
  description: string;
  /** Address of the Markdown copy. */
  url: string;
  markdown: string;
}

export interface Section {
  title: string;
  pages: MirroredPage[];
}

export interface Head {
  title: string;
  summary: string;
  notes: string;
}

export function renderLlmsTxt(head: Head, sections: readonly Section[]): string {
  const lists = sections.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map(renderLink).join('\n')}`,
  );
  return `${[...renderHead(head), ...lists].join('\n\n')}\n`;
}

export function renderLlmsFullTxt(head: Head, sections: readonly Section[]): string {
  const pages = sections.flatMap((section) => section.pages.map(({ markdown }) => markdown.trim()));
  return `${[...renderHead(head), ...pages].join('\n\n')}\n`;
}

function renderHead({ title, summary, notes }: Head): string[] {
  return [`# ${title}`, `> ${summary}`, notes];
}

function renderLink({ title, url, description }: MirroredPage): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})${description && `: ${description}`}`;
}
