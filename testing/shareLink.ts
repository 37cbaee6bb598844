import { deflateRawSync } from 'node:zlib';
import type { P5Major } from 'sketch-player/p5Majors';

/** The hash of a share link as the site makes it: deflated JSON in base64url. */
export function linkTo(share: { code: string; p5: P5Major; title: string }): string {
  return `#v1.${deflateRawSync(JSON.stringify(share)).toString('base64url')}`;
}
