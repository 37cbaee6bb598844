/** Tells of changes of saved sketches, on this page and in other tabs. */
import * as v from 'valibot';

const channelName = 'p5.asciify sketches';

/** A new version of a sketch that was saved over the last one; missing for any other change. */
const savedSchema = v.object({ id: v.string(), source: v.string() });
export type SavedVersion = v.InferOutput<typeof savedSchema>;

type Listener = (saved: SavedVersion | undefined, isElsewhere: boolean) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

export function tellChange(saved?: SavedVersion): void {
  for (const listener of listeners) listener(saved, false);
  const sender = channel ?? new BroadcastChannel(channelName);
  sender.postMessage(saved ?? null);
  if (sender !== channel) sender.close();
}

function hear({ data }: MessageEvent<unknown>): void {
  const parsed = v.safeParse(savedSchema, data);
  for (const listener of listeners) listener(parsed.success ? parsed.output : undefined, true);
}

/** Calls back when the saved sketches have changed. Returns a function that ends it. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', hear);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

/** Calls back when another tab has saved a version of one sketch. Returns a function that ends it. */
export function onSavedElsewhere(id: string, listener: (source: string) => void): () => void {
  return onChange((saved, isElsewhere) => {
    if (isElsewhere && saved?.id === id) listener(saved.source);
  });
}
