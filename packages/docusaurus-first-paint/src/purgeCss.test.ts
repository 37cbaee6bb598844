import { expect, it } from 'vitest';
import { plainPictures, removeOverruled, removeUnused, wordsOf } from './purgeCss';

const named = wordsOf(['jsx("div",{className:"tile tile--wide"})', 'style:{"--gap":"1px"}']);

it('keeps what a script names, and what is put together from parts', async () => {
  const styles = '.tile{color:red}.tile--wide{color:red}.col--3{width:25%}.theme-tip{color:red}';
  expect(await removeUnused(styles, named)).toBe(styles);
});

it('removes rules that nothing names', async () => {
  expect(await removeUnused('.tile{color:red}.avatar{color:red}', named)).toBe('.tile{color:red}');
});

it('keeps what depends on an attribute, which a page may set by itself', async () => {
  const styles = 'html[data-closed=true] .tile{display:none}';
  expect(await removeUnused(styles, named)).toBe(styles);
});

it('keeps a rule whose exception is named nowhere', async () => {
  const styles = '.tile:not(.tile--flat):hover{color:red}';
  expect(await removeUnused(styles, named)).toBe(styles);
});

it('keeps a rule of which some alternatives are named nowhere', async () => {
  const styles =
    ':is(.tile,.avatar)>:is(div,ul:not([class]),h6),:is(.tile:not(.tile--flat),.avatar){color:red}';
  expect(await removeUnused(styles, named)).toBe(styles);
});

it('removes a rule whose only alternative is named nowhere', async () => {
  expect(await removeUnused(':where(.avatar){color:red}.tile{color:red}', named)).toBe(
    '.tile{color:red}',
  );
});

it('removes variables that nothing reads', async () => {
  const styles = ':root{--used:1px;--unused:2px;--gap:3px}.tile{margin:var(--used)}';
  expect(await removeUnused(styles, named)).toBe(
    ':root{--used:1px;--gap:3px}.tile{margin:var(--used)}',
  );
});

it('keeps variables that are read in other style sheets, and what those read', async () => {
  const styles = ':root{--used:var(--deep);--deep:1px;--unused:2px}';
  expect(await removeUnused(styles, new Set(), ['--used'])).toBe(
    ':root{--used:var(--deep);--deep:1px}',
  );
});

it('keeps layers and conditions in place', async () => {
  const styles = '@layer theme{@media print{.tile{color:red}.avatar{color:red}}}';
  expect(await removeUnused(styles, named)).toBe('@layer theme{@media print{.tile{color:red}}}');
});

it('removes variables in a layer that are set outside of it', () => {
  const own = ':root{--a:1px}@media print{:root{--b:1px}}';
  expect(removeOverruled(`@layer theme{:root,html[data-theme=dark]{--a:2px;--b:2px}}${own}`)).toBe(
    `@layer theme{:root,html[data-theme=dark]{--b:2px}}${own}`,
  );
});

it('leaves variables in a layer that are important, of parts of the page, or of paper', () => {
  const styles =
    '@layer theme{.tile{--a:2px}:root{--a:2px!important}@media print{:root{--a:2px}}}:root{--a:1px}';
  expect(removeOverruled(styles)).toBe(styles);
});

it('writes pictures as text, whatever is in them', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#abc" d="M0 0h1v1z"/></svg>';
  const base64 = Buffer.from(svg).toString('base64');
  const styles = plainPictures(`.a{background:url(data:image/svg+xml;base64,${base64})}`);
  const [, written = ''] = /url\("data:image\/svg\+xml,(.*)"\)/.exec(styles) ?? [];
  expect(decodeURIComponent(written)).toBe(svg.replaceAll('"', "'"));
  expect(written).not.toMatch(/[#"<>]/);
});
