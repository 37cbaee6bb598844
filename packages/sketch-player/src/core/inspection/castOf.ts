import { AsciicastWriter } from '../export/frames/asciicast';
import type { InspectedFrame } from './InspectedFrame';
import { eachInTime } from './timedFrames';

/** The frames of an inspection as an asciicast, as far apart as they were drawn. Loaded on demand. */
export async function castOf(inspected: Iterable<InspectedFrame>, title: string): Promise<Blob> {
  const writer = new AsciicastWriter();
  const duration = await eachInTime(inspected, (at, frame) => writer.add(at, frame));
  const parts = writer.end({ title, duration, recordedAt: new Date() });
  return new Blob(parts, { type: 'application/x-asciicast' });
}
