import { escapeText } from './htmlFile';

export interface EmbedOptions {
  /** The address of the page that is framed, with the sketch in its hash. */
  address: string;
  title: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** The smallest and the largest width or height that a frame may be given, in CSS pixels. */
export const frameSizes = { least: 100, most: 4000 } as const;

/**
 * What the frame may do. Its page needs its own origin to load its scripts; the sketch within it runs
 * in a further sandbox, without one. The two about popups are for the link to the playground.
 */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Markup that shows a sketch on another site. */
export function embedSnippet({ address, title, width, height }: EmbedOptions): string {
  const attributes = {
    src: address,
    title,
    width,
    height,
    loading: 'lazy',
    sandbox: allowed,
    allow: "camera 'none'; microphone 'none'; geolocation 'none'",
    referrerpolicy: 'no-referrer',
    style: 'border: 0; max-width: 100%',
  };
  const written = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('\n  ');
  return `<iframe\n  ${written}\n></iframe>`;
}

/** A width or height as it was typed; missing when it is no whole number within the limits. */
export function parseFrameSize(typed: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
  const size = Number(typed);
  return size >= frameSizes.least && size <= frameSizes.most ? size : undefined;
}
