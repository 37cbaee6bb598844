/** Takes the sentences out of JSON files, such as those that describe an example or an exercise. */
import ts from 'typescript';
import { omission, type Passage } from './passage';

/** The keys whose values visitors read, as they are or in lists. */
const wordy: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'description',
  'label',
  'action',
  // The texts of predictions:
  'question',
  'shows',
  'reason',
  // The texts of exercises:
  'task',
  'hints',
  'answers',
  // The texts of stories:
  'about',
  'steps',
  'tries',
]);

/** The passages of a JSON file. */
export function readRecord(source: string): Passage[] {
  const file = ts.parseJsonText('record.json', source);
  const passages: Passage[] = [];
  const visit = (node: ts.Node, isWordy: boolean): void => {
    if (ts.isPropertyAssignment(node)) {
      const key = ts.isStringLiteral(node.name) ? node.name.text : '';
      visit(node.initializer, wordy.has(key));
    } else if (ts.isStringLiteral(node) && isWordy) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const text = node.text.replace(/`[^`]*`/g, omission);
      passages.push({ line: line + 1, text, allowed: [] });
    } else {
      ts.forEachChild(node, (child) => visit(child, isWordy));
    }
  };
  visit(file, false);
  return passages;
}
