import { expect, it } from 'vitest';
import dropBuildSettings from './buildSettingsLoader.mjs';

it('keeps what the browser reads', () => {
  const source =
    '/* generated */\nexport default {\n  "title": "A",\n  "presets": [["classic"]]\n};\n';
  expect(dropBuildSettings(source)).toBe('export default {"title":"A"};');
});

it('says so when the framework writes something else', () => {
  expect(() => dropBuildSettings('export const config = {};')).toThrow(
    'docusaurus.config.mjs: expected "export default" and JSON; see plugins/client-config.',
  );
});
