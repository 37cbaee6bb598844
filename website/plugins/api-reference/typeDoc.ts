/** The program that writes the API reference; `index.ts` runs it. */
import { join } from 'node:path';
import type { TypeDocOptions, Application } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { SHAPE_PLUGIN } from 'sketch-player/importable';
import { libraryPackages, type LibraryPackage } from '../../libraryVersion';
import { readSiteConfig } from '../../site.config';
import { readReferences } from '../cross-references/readReferences';
import { usedInTags } from './usedInTags';

const repository = join(__dirname, '../../..');

type Options = Partial<TypeDocOptions> & Partial<PluginOptions>;

/** https://typedoc.org/documents/Options.html and https://typedoc-plugin-markdown.org/docs/options */
function apiReferenceOptions(
  sourceUrl: string | undefined,
  name: LibraryPackage,
  noteUses: (app: Application) => void,
): Options {
  const isLibrary = name === 'p5.asciify';
  const packageFolder = join(repository, 'packages', name);
  // Much of the shape renderer is inherited from the library.
  const sources = isLibrary ? 'packages/p5.asciify/src' : 'packages';
  return {
    entryPoints: [join(packageFolder, 'src/index.ts')],
    // The library alone, without its tests. The shape renderer has to find the library's sources.
    tsconfig: join(packageFolder, isLibrary ? 'tsconfig.build.json' : 'tsconfig.docs.json'),
    out: isLibrary ? 'docs/api' : 'docs/api/shape',
    // The library's own build, which runs beside it, checks the types.
    skipErrorChecking: true,
    name,
    includeVersion: true,
    readme: 'none',

    // Only the public API is documented.
    excludePrivate: true,
    excludeProtected: true,
    excludeInternal: true,
    // Leaves out what other packages declare, such as members inherited from built-in classes.
    excludeExternals: true,

    validation: { invalidLink: true, notDocumented: true, notExported: true },
    plugin: [
      failOnWarnings,
      noteUses,
      join(__dirname, 'callbackPages.mjs'),
      join(__dirname, 'readableTypes.mjs'),
      join(__dirname, 'readablePages.mjs'),
      ...(isLibrary ? [] : [nameShapePlugin, join(__dirname, 'libraryLinks.mjs')]),
    ],

    theme: 'readable',
    // Links to the source come from the template, so a clone without a remote has them, too.
    disableSources: sourceUrl === undefined,
    disableGit: true,
    displayBasePath: join(repository, sources),
    sourceLinkTemplate: `${sourceUrl ?? ''}/blob/main/${sources}/{path}#L{line}`,

    // The two functions that everyone writes come first.
    groupOrder: ['Functions', 'Classes', 'Interfaces', 'Variables', 'Type Aliases', '*'],

    // Members of the large classes are grouped by task, in this order. No heading may be a member's
    // name, whose anchor it would take.
    categorizeByGroup: false,
    categoryOrder: [
      ...['List of asciifiers', 'All asciifiers at once'],
      ...['In the list', 'Add and remove', 'Order', 'On and off'],
      ...['Font and grid', 'List of renderers', 'Which characters', 'Colours'],
      ...['Several options at once', 'Input and output', 'Save and load'],
      ...['Errors and plugins', 'When the library acts'],
      ...['Font and its size', 'Characters of the font', 'Cells and atlas'],
      ...['Number and size of cells', 'Size and place of the grid', 'What cells show'],
    ],

    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    pageTitleTemplates: {
      index: isLibrary ? 'API reference' : name,
      member: ({ name }) => name,
      module: ({ name }) => name,
    },
    indexFormat: 'table',
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    enumMembersFormat: 'table',
    propertyMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    expandObjects: true,
    // Each page says once where its symbol is defined and what it extends; rows stay readable.
    tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true },
    sanitizeComments: true,
  };
}

/** One for each package that has been documented. */
const applications: Application[] = [];

/** A TypeDoc plugin: turns warnings, such as that of an undocumented symbol, into errors. */
function failOnWarnings(app: Application): void {
  applications.push(app);
  app.renderer.on('beginRender', ({ project }) => {
    app.validate(project);
    const problems = app.logger.errorCount + app.logger.warningCount;
    if (problems > 0) {
      throw new Error(
        `The API reference has ${problems} problems; they are listed above. Every public symbol, parameter and return value needs a documentation comment.`,
      );
    }
  });
}

/** A TypeDoc plugin: the default export of the shape renderer goes by the name of its global. */
function nameShapePlugin(app: Application): void {
  app.converter.on('resolveBegin', ({ project }) => {
    for (const child of project.children ?? []) {
      if (child.name === 'default') child.name = SHAPE_PLUGIN;
    }
  });
}

async function main(): Promise<void> {
  // The plugin is an ES module, which this CommonJS module loads by `import()`.
  const { default: typeDoc } = await import('docusaurus-plugin-typedoc');
  const { sourceUrl } = readSiteConfig(process.env);
  const site = { siteDir: process.cwd(), siteConfig: {} };
  const noteUses = usedInTags(await import('typedoc'), await readReferences());
  for (const name of libraryPackages) {
    await typeDoc(site, apiReferenceOptions(sourceUrl, name, noteUses));
    // Its errors are printed, and not thrown. Docusaurus would go on without the pages.
    if (applications.some(({ logger }) => logger.hasErrors())) {
      throw new Error(`The API reference of ${name} was not made.`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
