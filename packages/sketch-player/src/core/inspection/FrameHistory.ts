import { deflateSync, inflateSync } from 'fflate';
import type { FrameFacts, InspectedFrame } from './InspectedFrame';

/** How many frames are kept at the most. */
const LENGTH = 300;
/** A frame is found by unpacking at most this many others. */
const GROUP_LENGTH = 30;
/** What all packed frames may take in bytes; of larger ones, fewer are kept. */
const LIMIT = 24 * 2 ** 20;

/** Frames of one size: the first as it is, and each other one as its difference from the last. */
interface Group {
  readonly size: number;
  readonly facts: FrameFacts[];
  readonly packed: Uint8Array[];
  bytes: number;
}

interface Unpacked {
  readonly group: Group;
  readonly place: number;
  readonly bytes: Uint8Array;
}

export interface HistoryOptions {
  length?: number;
  limit?: number;
}

/**
 * The last frames, packed. Two frames differ by what changed in them (XOR), which is mostly zeros and
 * packs well; and the same difference leads forwards and back. Besides the packed frames, two are
 * held unpacked: the newest, and the one that was looked at last.
 */
export class FrameHistory {
  private groups: Group[] = [];
  private newest: Unpacked | undefined;
  private seen: Unpacked | undefined;
  private readonly most: number;
  private readonly limit: number;

  constructor({ length = LENGTH, limit = LIMIT }: HistoryOptions = {}) {
    this.most = length;
    this.limit = limit;
  }

  get length(): number {
    return Math.min(this.most, this.kept);
  }

  /** What the packed frames take, in bytes. */
  get bytes(): number {
    return this.groups.reduce((sum, group) => sum + group.bytes, 0);
  }

  /** Adds a frame. One that has been added last already, by its number, is replaced. */
  add({ bytes, ...facts }: InspectedFrame): void {
    if (this.newest?.group.facts[this.newest.place]?.frame === facts.frame) this.removeNewest();
    const last = this.newest;
    const goesOn =
      last?.group.size === bytes.length &&
      last.group.packed.length < GROUP_LENGTH &&
      // Groups stay small beside the limit, since they are dropped as wholes.
      last.group.bytes < this.limit / 8;
    const group = goesOn ? last.group : this.newGroup(bytes.length);
    const packed = pack(goesOn ? difference(bytes, last.bytes) : bytes);
    group.facts.push(facts);
    group.packed.push(packed);
    group.bytes += packed.length;
    this.newest = { group, place: group.packed.length - 1, bytes };
    this.dropOldest();
  }

  /** A frame by its place, from the oldest, 0, to the newest. */
  at(place: number): InspectedFrame | undefined {
    if (place < 0 || place >= this.length) return undefined;
    let within = this.kept - this.length + place;
    for (const group of this.groups) {
      if (within < group.packed.length) return this.unpack(group, within);
      within -= group.packed.length;
    }
    return undefined;
  }

  clear(): void {
    this.groups = [];
    this.newest = undefined;
    this.seen = undefined;
  }

  private get kept(): number {
    return this.groups.reduce((sum, group) => sum + group.packed.length, 0);
  }

  private newGroup(size: number): Group {
    const group: Group = { size, facts: [], packed: [], bytes: 0 };
    this.groups.push(group);
    return group;
  }

  private dropOldest(): void {
    const [oldest] = this.groups;
    if (!oldest || this.groups.length < 2) return;
    if (this.kept - oldest.packed.length < this.most && this.bytes <= this.limit) return;
    this.groups.shift();
    if (this.seen?.group === oldest) this.seen = undefined;
    this.dropOldest();
  }

  private removeNewest(): void {
    if (!this.newest) return;
    const { group, place } = this.newest;
    const before = place > 0 ? this.bytesAt(group, place - 1) : undefined;
    group.facts.pop();
    group.bytes -= group.packed.pop()?.length ?? 0;
    this.seen = undefined;
    if (!before) this.groups.pop();
    this.newest = before && { group, place: place - 1, bytes: before };
  }

  private unpack(group: Group, place: number): InspectedFrame | undefined {
    const facts = group.facts[place];
    const bytes = this.bytesAt(group, place);
    return facts && bytes && { ...facts, bytes };
  }

  private bytesAt(group: Group, place: number): Uint8Array | undefined {
    const start = [this.newest, this.seen]
      .filter((unpacked) => unpacked !== undefined)
      .filter((unpacked) => unpacked.group === group)
      .sort((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))[0];
    const isNear = start !== undefined && Math.abs(start.place - place) <= place;
    let at = isNear ? start.place : 0;
    let bytes = isNear ? start.bytes : unpackBytes(group, 0);
    while (bytes && at !== place) {
      // The difference between two neighbours is kept with the later one.
      const delta = unpackBytes(group, at < place ? at + 1 : at);
      bytes = delta && difference(bytes, delta);
      at += at < place ? 1 : -1;
    }
    if (bytes) this.seen = { group, place, bytes };
    return bytes;
  }
}

function unpackBytes(group: Group, place: number): Uint8Array | undefined {
  const packed = group.packed[place];
  return packed && inflateSync(packed, { out: new Uint8Array(group.size) });
}

/** The least effort: frames come as fast as the screen. */
function pack(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 1 });
}

function difference(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((byte, i) => byte ^ (b[i] ?? 0));
}
