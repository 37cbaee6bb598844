// How the pages of symbols begin, and the sections of the index that come before its lists.
import { ReflectionKind } from 'typedoc';

/** The examples that show what a class is for. The scripts that run them load on demand. */
export const liveExamples = new Map([
  ['drawAsciify', 'filter-on-top'],
  ['setupAsciify', 'brightness-pipeline'],
  ['P5Asciifier', 'font-sizes'],
  ['P5AsciifierManager', 'two-asciifiers'],
  ['P5AsciifyAbstractFeatureRenderer2D', 'run-time-updates'],
  ['P5AsciifyBrightnessRenderer', 'layered-ranges'],
  ['P5AsciifyColorPalette', 'plugin-dither'],
  ['P5AsciifyDisplayRenderer', 'texture-on-a-box'],
  ['P5AsciifyEdgeRenderer', 'edge-on-top'],
  ['P5AsciifyError', 'live-coding'],
  ['P5AsciifyExtensions', 'frame-meter'],
  ['P5AsciifyFontManager', 'glyph-table'],
  ['P5AsciifyGrid', 'fixed-grid'],
  ['P5AsciifyPluginRegistry', 'plugin-corduroy'],
  ['P5AsciifyRenderer', 'five-framebuffers'],
  ['P5AsciifyRenderer2D', 'text-menu'],
  ['P5AsciifyRendererManager', 'three-layers'],
  ['ShapeRenderer', 'shape-characters'],
]);

const guide = '[Building your own renderer plugins](@site/docs/advanced-guides/using-plugins.mdx)';
const onlyForWriters = 'You need this page only if you write your own renderer';

/** The symbols that only those who write a renderer need, with the note at the head of the page. */
export const forPluginWriters = new Map([
  ['P5AsciifyRendererPlugin', onlyForWriters],
  [
    'P5AsciifyAbstractFeatureRenderer2D',
    'You need this class by name only if you write your own renderer. The brightness and the edge renderer inherit its methods',
  ],
  ['P5AsciifyRenderer', onlyForWriters],
  ['P5AsciifyPluginRegistry', onlyForWriters],
  ['P5AsciifyColorPalette', onlyForWriters],
  ['P5AsciifyDisplayRenderer', onlyForWriters],
]);

const p5Versions = 'Works with p5.js 1.8 and later, and with 2.x';

/**
 * The version that added a member, and the versions of p5.js with which it works.
 *
 * @param {import('typedoc').Comment} comment
 * @param {import('typedoc').ProjectReflection} project
 */
export function memberFacts(comment, project) {
  // The changelog is the library's. Its plugins have their own versions.
  const oldest = project.packageName === 'p5.asciify' ? '0.10.3 or earlier' : '';
  const since = sinceOf(comment) || oldest;
  return line(
    [since && `Since version ${since}`, 'p5.js 1.8 and later, 2.x'].filter(Boolean).join(' · '),
  );
}

/**
 * What stands below the summary of a symbol with its own page.
 *
 * @param {import('typedoc').DeclarationReflection} model
 * @param {import('typedoc').Comment} comment
 */
export function pageHead(model, comment) {
  const { name } = model;
  const since = sinceOf(comment);
  const note = forPluginWriters.get(name);
  const slug = liveExamples.get(name);
  const hasCode = model.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.Function);
  const facts = [since && `Since version ${since}`, hasCode && p5Versions].filter(Boolean);
  return [
    facts.length > 0 ? line(`${facts.join('. ')}.`) : '',
    note === undefined ? '' : `${note}: see the guide ${guide}.`,
    slug === undefined ? '' : `<LiveExample slug="${slug}" />`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The sections of the library's index between the tasks and the lists of all symbols.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @param {(symbol: import('typedoc').Reflection) => string} addressOf
 */
export function indexSections(project, addressOf) {
  const symbols = project.getReflectionsByKind(ReflectionKind.ClassOrInterface);
  const rows = Array.from(forPluginWriters.keys(), (name) =>
    symbols.find((symbol) => symbol.name === name),
  ).filter((symbol) => symbol !== undefined);
  // The shape renderer has its own index, with none of these symbols.
  if (rows.length === 0) return '';
  return [
    '## How to read these pages',
    [
      '- **Versions.** These pages document 0.10.3, the oldest version that this site documents. "Since" names the version that brought a symbol, if the [changelog](@site/docs/help/changelog.mdx) names one. All other symbols came with 0.10.3 or earlier.',
      `- **p5.js.** Everything works with p5.js 1.8 and later, and with 2.x. The few members that differ between the two, such as [\`add()\`](${memberAddress(project, 'add', addressOf)}), explain how.`,
      `- **Errors.** "Throws" lists the messages of a member, each with an example of a wrong value. The errors are of the class [P5AsciifyError](${symbolAddress(project, 'P5AsciifyError', addressOf)}). [\`setErrorLevel()\`](${memberAddress(project, 'setErrorLevel', addressOf)}) turns them into warnings.`,
    ].join('\n'),
    '## For writers of plugins',
    `You need these symbols only if you write your own renderer, as in the guide ${guide}.`,
    [
      '| Symbol | Description |',
      '| ------ | ------ |',
      ...rows.map((symbol) => `| [${symbol.name}](${addressOf(symbol)}) | ${summaryOf(symbol)} |`),
    ].join('\n'),
  ].join('\n\n');
}

/** @param {import('typedoc').Comment} comment */
function sinceOf(comment) {
  return (comment.getTag('@since')?.content ?? [])
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * The first sentence of a symbol's comment, as plain text.
 *
 * @param {import('typedoc').Reflection} symbol
 */
function summaryOf(symbol) {
  const text = (symbol.comment?.summary ?? []).map(({ text }) => text).join('');
  return text.replace(/\s+/g, ' ').replace(/([.:])(?: .*|$)/, '.');
}

/**
 * @param {import('typedoc').ProjectReflection} project
 * @param {string} name
 * @param {(symbol: import('typedoc').Reflection) => string} addressOf
 */
function symbolAddress(project, name, addressOf) {
  const found = project
    .getReflectionsByKind(ReflectionKind.Class)
    .find((symbol) => symbol.name === name);
  if (!found) throw new Error(`pageHeads: the API reference has no class "${name}".`);
  return addressOf(found);
}

/**
 * @param {import('typedoc').ProjectReflection} project
 * @param {string} name A method of the manager.
 * @param {(symbol: import('typedoc').Reflection) => string} addressOf
 */
function memberAddress(project, name, addressOf) {
  const found = project
    .getReflectionsByKind(ReflectionKind.Method)
    .find((member) => member.name === name && member.parent?.name === 'P5AsciifierManager');
  if (!found) throw new Error(`pageHeads: the manager has no method "${name}".`);
  return addressOf(found);
}

/** @param {string} text */
function line(text) {
  return `<p className="references">${text}</p>`;
}
