/** A bill of materials of everything installed, from the lockfile. https://cyclonedx.org */
import * as v from 'valibot';

const lockfileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      /** Name of the package, when its folder has another name. */
      name: v.optional(v.string()),
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.pipe(v.string(), v.startsWith('sha512-'))),
    }),
  ),
});

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `required` for what reaches readers, `excluded` for tools. */
  scope: 'required' | 'excluded';
  purl: string;
  hashes: { alg: 'SHA-512'; content: string }[];
  licenses: { expression: string }[];
}

export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; name: string } };
  components: Component[];
}

/**
 * Renders the bill of materials. The same lockfile always gives the same list.
 *
 * @param lockfile The text of `package-lock.json`.
 * @param shipped Folders of the packages that reach readers, below `node_modules`.
 * @throws Error when the text is not a lockfile of npm.
 */
export function renderSbom(lockfile: string, shipped: readonly string[]): Sbom {
  const { packages } = v.parse(lockfileSchema, JSON.parse(lockfile));
  const components = new Map<string, Component>();
  for (const [path, { name: ownName, version, license, integrity }] of Object.entries(packages)) {
    // The packages of this repository have no integrity hash and are left out.
    if (version === undefined || integrity === undefined) continue;
    const name = ownName ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const isShipped = shipped.some((folder) => path === `node_modules/${folder}`);
    // The same version may be installed in several places.
    if (components.has(purl) && !isShipped) continue;
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope: isShipped ? 'required' : 'excluded',
      purl,
      hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
      licenses: license === undefined ? [] : [{ expression: license }],
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'p5-asciify-site' } },
    components: [...components.values()],
  };
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
