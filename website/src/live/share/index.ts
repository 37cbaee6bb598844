export type { Share } from './Share';
export { decodeShare, encodeShare, type Decoded } from './codec';
