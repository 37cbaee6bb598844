import * as v from 'valibot';

/**
 * Checks a list of entries from a JSON file.
 *
 * @throws Error naming the file and, for each problem, the entry and the field.
 */
export function parseList<Entry>(
  file: string,
  entrySchema: v.GenericSchema<unknown, Entry>,
  list: unknown,
): Entry[] {
  const result = v.safeParse(v.array(entrySchema, 'expected a list of entries'), list);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${place(issue)}${explanation(issue)}.`);
  throw new Error([`src/data/${file} has entries that cannot be shown:`, ...problems].join('\n- '));
}

/** "entry 2 (PetMe64), field url: ", as much of it as is known. */
function place(issue: v.BaseIssue<unknown>): string {
  const [entry, ...rest] = issue.path ?? [];
  if (!entry) return '';
  const name = entryName(entry.value);
  const field = rest.map((item) => String(item.key)).join('.');
  return `entry ${Number(entry.key) + 1}${name ? ` (${name})` : ''}${field ? `, field ${field}` : ''}: `;
}

function entryName(entry: unknown): string | undefined {
  const named = v.safeParse(v.object({ title: v.string() }), entry);
  if (named.success) return named.output.title;
  const person = v.safeParse(v.object({ name: v.string() }), entry);
  return person.success ? person.output.name : undefined;
}

function explanation(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return `${issue.message}, got ${issue.received}`;
  return issue.expected === 'never' ? 'there is no such field' : 'the field is missing';
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The entries in alphabetical order, the same on every visit, so that one is found again. */
export function byTitle<Entry extends { title: string }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => collator.compare(a.title, b.title));
}
