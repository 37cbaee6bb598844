/**
 * The id of a shared sketch and of its draft: a digest of the whole link. Links may be long, and a
 * part would not do, since two sketches can begin and end alike.
 */
export function linkId(hash: string): string {
  return `link ${digest(hash)}`;
}

/** A hash of 53 bits (cyrb53). The browser's own digests are missing in pages without HTTPS. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = mix(high, low);
  low = mix(low, high);
  return ((high & 0x1fffff) * 2 ** 32 + (low >>> 0)).toString(36);
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
