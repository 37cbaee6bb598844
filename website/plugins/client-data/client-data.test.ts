import { expect, it } from 'vitest';
import dropBuildSettings from './dropBuildSettings.mjs';
import dropDocuments from './dropDocuments.mjs';
import dropPluginVersions from './dropPluginVersions.mjs';

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
