import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { noWords } from './readersWords';
import { tasksOf, withTasks } from './tasks';

const tasks = { page: 'docs/api/', column: 'I want to' };
const table = (rows: string, heading = 'I want to') =>
  fromHtml(`<table><thead><tr><th>${heading}<th>Use<tbody>${rows}</table>`);

test('the first link of a row says what its task means', () => {
  const tree = table(
    '<tr><td>trace outlines<td><a href="/base/docs/edge">edge</a>, <a href="/base/docs/other">other</a>' +
      '<tr><td>use a <b>font</b><td><a href="/base/docs/a#font">font()</a>' +
      '<tr><td>load a font<td><a href="/base/docs/a#font">font()</a>',
  );
  expect(tasksOf(tree, tasks, '/base/')).toEqual({
    '/docs/edge': ['trace outlines'],
    '/docs/a#font': ['use a font', 'load a font'],
  });
});

test.each([
  [table('', 'Name'), 'tasks: /docs/api/ has no table whose first column is “I want to”.'],
  [table('<tr><td>fly<td>nothing'), 'tasks: /docs/api/: “fly” has no link to a page of this site.'],
  [
    table('<tr><td>fly<td><a href="https://example.org/">there</a>'),
    'tasks: /docs/api/: “fly” has no link to a page of this site.',
  ],
])('says what is missing', (tree, message) => {
  expect(() => tasksOf(tree, tasks, '/')).toThrow(message);
});

test('tasks stand beside the phrases that a site lists itself', () => {
  const listed = { ...noWords, pages: { '/a': ['one'] } };
  expect(withTasks(listed, { '/a': ['two'], '/b': ['three'] }).pages).toEqual({
    '/a': ['one', 'two'],
    '/b': ['three'],
  });
});
