import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import dropBuildSettings from './dropBuildSettings.mjs';
import dropDocuments from './dropDocuments.mjs';
import dropPluginVersions from './dropPluginVersions.mjs';
import { shortDocs } from './shortDocs.mjs';

it('keeps what the browser reads', () => {
  const source =
    '/* generated */\nexport default {\n  "title": "A",\n  "presets": [["classic"]]\n};\n';
  expect(dropBuildSettings(source)).toBe('export default {"title":"A"};');
});

it('says so when the framework writes something else', () => {
  expect(() => dropBuildSettings('export const config = {};')).toThrow(
    'docusaurus.config.mjs: expected "export default" and JSON; see plugins/client-data.',
  );
});

it('drops the versions of plugins', () => {
  expect(dropPluginVersions('{"siteVersion":"1","pluginVersions":{"a":{}}}')).toBe(
    '{"siteVersion":"1","pluginVersions":{}}',
  );
});

it('drops the documents, and keeps the sidebars', () => {
  const link = '{"type":"link","href":"/docs/a"';
  const source = `{"version":{"docsSidebars":{"s":[${link},"docId":"a","unlisted":false},{"unlisted":true}]},"docs":{"a":{}}}}`;
  expect(dropDocuments(source)).toBe(
    `{"version":{"docsSidebars":{"s":[${link},"docId":1},{"unlisted":true}]},"docs":{}}}`,
  );
});

it('says so when the docs are described in another way', () => {
  expect(() => dropDocuments('{"docs":{}}')).toThrow(
    "The docs plugin's version data: expected docs and docsSidebars; see plugins/client-data.",
  );
});

const page = (path: string, sidebar?: string) =>
  `{ path: '${path}', component: ComponentCreator('${path}', '0a1'), exact: true${sidebar ? `, sidebar: "${sidebar}"` : ''} }`;
const docs = [
  { id: 'a', path: '/docs/a', sidebar: 'guides' },
  { id: 'b/index', path: '/docs/b/', sidebar: 'guides' },
  { id: 'loose', path: '/docs/loose' },
];
const globalData = JSON.stringify({ docs: { versions: [{ path: '/docs', docs }] } });
const routes = `[${page('/blog')}, { path: '/docs', routes: [${page('/docs/a', 'guides')}, ${page('/docs/b/', 'guides')}, ${page('/docs/loose')}] }]`;

function run(module: string): unknown {
  const script = module.replace(/^import .*$/gm, '').replace('export default', 'data =');
  const ComponentCreator = (path: string) => path;
  const table: unknown = runInNewContext(routes, { ComponentCreator });
  const data: unknown = runInNewContext(script, { routes: table });
  return data;
}

it('has lists of documents made of the routes', () => {
  const module = shortDocs(globalData, routes);
  expect(module).not.toContain('"/docs/a"');
  const [a, ...others] = docs;
  expect(run(module)).toMatchObject({ docs: { versions: [{ docs: [...others, a] }] } });
});

it('keeps a list that the routes do not tell', () => {
  const module = shortDocs(globalData, `${routes}, ${page('/docs/category', 'guides')}`);
  expect(run(module)).toEqual(JSON.parse(globalData));
});

it('says so when there are no documents', () => {
  expect(() => shortDocs('{}', routes)).toThrow(
    'globalData.json: expected versions with docs; see plugins/client-data.',
  );
});
