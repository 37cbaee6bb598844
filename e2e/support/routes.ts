/** Every route of the site, and the sidebar that each docs page is in. */
import { slugsIn } from '../../website/plugins/sketches/reading/entries';
import { courseSteps, stepAddress } from '../../website/shared/course';

export type SidebarName = 'docs' | 'community' | 'legal' | 'api';

const api = '/docs/api';
const namespaces = `${api}/p5.asciify/namespaces`;
const renderers = `${namespaces}/renderers`;
const renderer2d = `${renderers}/namespaces/renderer2d`;
const feature = `${renderer2d}/namespaces/feature`;

export const pages = ['/', '/examples', '/licences', '/markdown-page', '/search'];

export const blogPages = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/humanbydefinition',
  '/blog/tags',
  '/blog/tags/p-5-asciify',
  '/blog/tags/p-5-js',
  '/blog/welcome',
];

export const sidebars: Record<SidebarName, string[]> = {
  docs: [
    '/docs/intro',
    '/docs/getting-started/installation',
    '/docs/getting-started/will-my-sketch-work',
    '/docs/getting-started/playgrounds',
    '/docs/first-piece/',
    ...courseSteps.map(stepAddress),
    '/docs/guides/first-rendering-pipeline',
    '/docs/guides/fundamentals',
    '/docs/guides/custom-ascii-conversion',
    '/docs/guides/custom-renderer-shader',
    '/docs/guides/multiple-asciifiers',
    '/docs/guides/exporting',
    '/docs/guides/using-plugins',
    '/docs/guides/p5-2.x.x',
    '/docs/guides/livecoding',
    '/docs/advanced-guides/using-plugins',
    '/docs/in-depth/fonts',
    '/docs/in-depth/grid',
    '/docs/in-depth/colours',
    '/docs/in-depth/characters-by-shape',
    '/docs/in-depth/managing-a-pipeline',
    '/docs/in-depth/hooks-and-manual-mode',
    '/docs/in-depth/performance',
    '/docs/getting-started/typescript-support',
    '/docs/in-depth/how-good-are-the-characters',
    '/docs/cookbook/',
    '/docs/cookbook/cameras-and-images',
    '/docs/cookbook/type-and-text',
    '/docs/cookbook/motion-and-simulation',
    '/docs/cookbook/light-and-colour',
    '/docs/cookbook/choosing-a-ramp',
    '/docs/cookbook/print-and-video',
    '/docs/cookbook/installations',
    '/docs/cookbook/access',
    '/docs/culture/history',
    '/docs/culture/glossary',
    '/docs/teaching',
    '/docs/teaching/handout',
    '/docs/moving-to-textmode',
    '/docs/help/troubleshooting',
    '/docs/help/coming-from-an-older-version',
    '/docs/help/project-status',
    '/docs/help/changelog',
  ],
  community: [
    '/docs/community/support',
    '/docs/community/showcase',
    '/docs/community/resources',
    '/docs/community/contributing',
    '/docs/community/contributors',
  ],
  legal: ['/docs/legal/imprint-en', '/docs/legal/data-protection-policy-en'],
  api: [
    `${api}/`,
    `${api}/functions/setupAsciify`,
    `${api}/functions/drawAsciify`,
    `${api}/variables/p5asciifier`,
    `${api}/variables/p5asciify`,
    ...under(`${api}/classes`, [
      'P5Asciifier',
      'P5AsciifierManager',
      'P5AsciifyColorPalette',
      'P5AsciifyFontManager',
      'P5AsciifyGrid',
    ]),
    `${api}/interfaces/P5AsciifyExtensions`,
    `${namespaces}/errors/`,
    `${namespaces}/errors/classes/P5AsciifyError`,
    `${namespaces}/errors/enumerations/P5AsciifyErrorLevel`,
    `${namespaces}/plugins/`,
    `${namespaces}/plugins/classes/P5AsciifyPluginRegistry`,
    `${namespaces}/plugins/interfaces/P5AsciifyRendererPlugin`,
    `${renderers}/`,
    ...under(`${renderers}/classes`, [
      'P5AsciifyDisplayRenderer',
      'P5AsciifyRenderer',
      'P5AsciifyRendererManager',
    ]),
    ...under(`${renderers}/interfaces`, [
      'AsciiRendererOptions',
      'BrightnessAsciiRendererOptions',
      'EdgeAsciiRendererOptions',
      'FeatureAsciiRendererOptions',
    ]),
    `${renderers}/variables/RENDERER_TYPES`,
    `${renderer2d}/`,
    `${renderer2d}/classes/P5AsciifyRenderer2D`,
    `${renderer2d}/variables/CUSTOM_DEFAULT_OPTIONS_2D`,
    `${feature}/`,
    ...under(`${feature}/classes`, [
      'P5AsciifyAbstractFeatureRenderer2D',
      'P5AsciifyBrightnessRenderer',
      'P5AsciifyEdgeRenderer',
    ]),
    `${feature}/variables/BRIGHTNESS_DEFAULT_OPTIONS`,
    `${feature}/variables/EDGE_DEFAULT_OPTIONS`,
    `${namespaces}/utils/`,
    ...under(`${namespaces}/utils/functions`, [
      'compareVersions',
      'detectP5Version',
      'isP5AsyncCapable',
      'isValidP5Color',
      'isValidP5Font',
    ]),
    `${namespaces}/utils/interfaces/JSONExportOptions`,
    `${namespaces}/utils/interfaces/SVGExportOptions`,
    `${api}/shape/`,
    ...under(`${api}/shape/interfaces`, ['ShapeRenderer', 'ShapeRendererOptions']),
    ...under(`${api}/shape/type-aliases`, ['ShapeColorMode', 'ShapeTransform']),
    `${api}/shape/variables/P5AsciifyShape`,
  ],
};

/** Docs pages that are in no sidebar. */
export const pagesWithoutSidebar = [
  '/docs/donate/',
  ...under(`${api}/type-aliases`, ['HookType', 'P5AsciifyCharacter', 'P5AsciifyHookHandlers']),
];

export const examplePages = under(
  '/examples',
  await slugsIn(new URL('../../examples/', import.meta.url).pathname),
);

export const allRoutes = [
  ...pages,
  ...blogPages,
  ...examplePages,
  ...Object.values(sidebars).flat(),
  ...pagesWithoutSidebar,
];

function under(folder: string, names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}
