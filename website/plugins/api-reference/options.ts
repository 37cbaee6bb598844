import { join } from 'node:path';
import type { TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { failOnWarnings } from './failOnWarnings';

const packageFolder = join(__dirname, '../../../packages/p5.asciify');

/** https://typedoc.org/documents/Options.html and https://typedoc-plugin-markdown.org/docs/options */
export function apiReferenceOptions(
  sourceUrl: string,
): Partial<TypeDocOptions> & Partial<PluginOptions> {
  return {
    entryPoints: [join(packageFolder, 'src/index.ts')],
    tsconfig: join(packageFolder, 'tsconfig.json'),
    // The library's own build, which runs beside it, checks the types.
    skipErrorChecking: true,
    name: 'p5.asciify',
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
    sourceLinkTemplate: `${sourceUrl}/blob/main/packages/p5.asciify/src/{path}#L{line}`,

    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    pageTitleTemplates: {
      index: 'API reference',
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
