/** Writes the tables of README.md from the patches, so that both always say the same. */
import { sitePatches, patches, type Internal, type Patch } from './patches';

const start = '<!-- patches: written by npm run readme -w docusaurus-first-paint -->';
const end = '<!-- end of patches -->';

/** Puts the tables between their marks in a text. */
export function withTables(readme: string): string {
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`README.md: expected "${start}" and "${end}".`);
  }
  return `${before}${start}\n\n${tables()}\n\n${end}${after}`;
}

function tables(): string {
  return [
    table(patches),
    '### The site’s own',
    'Patches of other packages that belong to the site of p5.asciify, not to this package:',
    table(sitePatches),
  ].join('\n\n');
}

function table(all: readonly Patch[]): string {
  const head = [
    'Patch',
    'Leans on',
    'Saves',
    'When that changes',
    'Superfluous with the solution of',
  ];
  const rows = all.map((patch) => [
    `\`${patch.name}\`: ${patch.does}${patch.needs ? `; needs ${patch.needs.map((name) => `\`${name}\``).join(', ')}` : ''}`,
    unique(patch.leansOn.map(describeInternal)).join(', '),
    patch.saves,
    patch.without,
    patch.issue ? describeIssue(patch.issue) : '–',
  ]);
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const describeInternal = (internal: Internal): string => `\`${internal.package}/${internal.file}\``;

/** An issue by its repository and number. */
function describeIssue(issue: string): string {
  const [, repository, number] = issuePattern.exec(issue) ?? [];
  return `[${repository}#${number}](${issue})`;
}

/** The address of an issue. */
export const issuePattern = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/issues\/(\d+)$/;
