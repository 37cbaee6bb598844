import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  bundledLicences,
  separateLicences,
  readLicences,
  type ShippedPackage,
  renderNotices,
} from './readLicences';
import type { LicencesData, ListedPackage } from '../../shared/licences';
import { isDevelopment } from '../../files';
import { sketchFolders } from '../sketches/folders';
import { readSketches } from '../sketches/reading/examples';
import { checkShipped, bundled, bundledForHostedSearch, separate } from './shipped';
import { makeSbom } from './sbom';

interface Content {
  bundled: ShippedPackage[];
  separate: ShippedPackage[];
}

/** Lists the licences of shipped packages, and rejects packages not listed; see README.md. */
export default function licencesPlugin(
  { siteDir, baseUrl }: LoadContext,
  { hostedSearch }: { hostedSearch: boolean },
): Plugin<Content> {
  const inBundle = [...bundled, ...(hostedSearch ? bundledForHostedSearch : [])];
  const modulesFolder = join(siteDir, '../node_modules');
  return {
    name: 'licences',

    async loadContent() {
      return {
        bundled: await readLicences(modulesFolder, inBundle, bundledLicences),
        separate: await readLicences(modulesFolder, separate, separateLicences),
      };
    },

    async contentLoaded({ content, actions }) {
      const examples = await readSketches(sketchFolders(siteDir).examples);
      const data: LicencesData = {
        bundled: content.bundled.map(withoutText),
        separate: content.separate.map(withoutText),
        works: examples.flatMap(({ credits = [] }) => credits),
      };
      actions.addRoute({
        path: `${baseUrl}licences`,
        component: '@site/src/components/Licences',
        modules: { packages: await actions.createData('packages.json', data) },
        exact: true,
      });
    },

    configureWebpack(_config, isServer) {
      // While developing, the bundle also holds tools that readers never get.
      return isServer || isDevelopment() ? {} : { plugins: [watchBundle(inBundle)] };
    },

    async postBuild({ outDir, content }) {
      const shipped = [...content.bundled, ...content.separate];
      await writeFile(join(outDir, 'licences.txt'), renderNotices(shipped));
      const sbom = await makeSbom(join(siteDir, '..'), shipped);
      await writeFile(join(outDir, 'sbom.json'), JSON.stringify(sbom));
    },
  };
}

function withoutText({ name, version, licence }: ShippedPackage): ListedPackage {
  return { name, version, licence };
}

/** The part of the compiler's API that this plugin uses; it is the same in Rspack and webpack. */
interface Bundler {
  hooks: {
    afterEmit: {
      tap(name: string, watch: (compilation: { getStats(): Stats }) => void): void;
    };
  };
}
interface Stats {
  toJson(options: object): { modules?: BundledModule[] };
}
interface BundledModule {
  nameForCondition?: string | null;
  /** Modules that were concatenated into this one. */
  modules?: BundledModule[];
}

function watchBundle(listed: readonly string[]): (compiler: Bundler) => void {
  return (compiler) =>
    compiler.hooks.afterEmit.tap('licences', (compilation) => {
      const { modules = [] } = compilation.getStats().toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      checkShipped(modules.flatMap(filesOf), listed);
    });
}

function filesOf({ nameForCondition, modules = [] }: BundledModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}
