/** The program that writes the API reference; `index.ts` runs it. */
import { join } from 'node:path';
import type { TypeDocOptions, Application } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { readSiteConfig } from '../../site.config';

type Options = Partial<TypeDocOptions> & Partial<PluginOptions>;

/** https://typedoc.org/documents/Options.html and https://typedoc-plugin-markdown.org/docs/options */
function apiReferenceOptions(sourceUrl: string, name: LibraryPackage): Options {
  const packageFolder = join(__dirname, '../../../packages', name);
  return {
    entryPoints: [join(packageFolder, 'src/index.ts')],
    tsconfig: join(packageFolder, 'tsconfig.json'),
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
    plugin: [failOnWarnings, join(__dirname, 'readableTypes.mjs')],

    // Links to the source come from the template, so a clone without a remote has them, too.
    disableGit: true,
    sourceLinkTemplate: `${sourceUrl}/blob/main/packages/${name}/src/{path}#L{line}`,

    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    pageTitleTemplates: {
      index: name === 'p5.asciify' ? 'API reference' : name,
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

/** A TypeDoc plugin: turns warnings, such as that of an undocumented symbol, into errors. */
function failOnWarnings(app: Application): void {
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

async function main(): Promise<void> {
  // The plugin is an ES module, which this CommonJS module loads by `import()`.
  const { default: typeDoc } = await import('docusaurus-plugin-typedoc');
  const { sourceUrl } = readSiteConfig(process.env);
  await typeDoc({ siteDir: process.cwd(), siteConfig: {} }, apiReferenceOptions(sourceUrl));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
