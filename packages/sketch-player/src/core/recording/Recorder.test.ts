import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol';
import { Recorder, type RecordingState } from './Recorder';

/** Stands for the worker, which only a browser has. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly received: unknown[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: unknown): void {
    this.received.push(message);
    if (message === 'finish') this.onmessage?.({ data: new Uint8Array([1, 2, 3]).buffer });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

vi.stubGlobal('Worker', FakeWorker);

function open() {
  const sent: Command[] = [];
  const states: (RecordingState | undefined)[] = [];
  const recorder = new Recorder({
    send: (command) => sent.push(command),
    onChange: (state) => states.push(state),
  });
  return { recorder, sent, states };
}

function picture(at: number) {
  return { type: 'picture' as const, width: 1, height: 1, pixels: new ArrayBuffer(4), at };
}

const head = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]);
const pictures = new Uint8Array([0x1f, 0x43, 0xb6, 0x75, 0xff]);
const video = new Blob([head, pictures], { type: 'video/webm' });

afterEach(() => {
  FakeWorker.made = [];
});

describe('Recorder', () => {
  it('hands over the video that the frame made', async () => {
    const { recorder, sent, states } = open();
    const recorded = recorder.start('webm', 5);
    expect(sent).toEqual([{ type: 'record', format: 'webm', seconds: 5 }]);
    expect(states.at(-1)).toEqual({ format: 'webm', seconds: 5, phase: 'filming' });
    recorder.receive({ type: 'recorded', frames: 9, duration: 5000, content: video });
    expect(await recorded).toEqual({ content: video, frames: 9 });
    expect(states.at(-1)).toBeUndefined();
    expect(FakeWorker.made).toHaveLength(0);
  });

  it('makes a GIF of pictures, each shown until the next, rounding nothing away', async () => {
    const { recorder } = open();
    const recorded = recorder.start('gif', 1);
    for (const at of [104, 171, 238, 305]) recorder.receive(picture(at));
    recorder.receive({ type: 'recorded', frames: 8, duration: 402, content: undefined });
    const { content, frames } = await recorded;
    expect([content.type, content.size, frames]).toEqual(['image/gif', 3, 8]);
    const [worker] = FakeWorker.made;
    expect(worker?.received).toMatchObject([
      { delay: 70 },
      { delay: 70 },
      { delay: 70 },
      { delay: 90 },
      'finish',
    ]);
    expect(worker?.isEnded).toBe(true);
  });

  it.each(['webm', 'gif'] as const)('has no %s of nothing', async (format) => {
    const { recorder, states } = open();
    const recorded = recorder.start(format, 3);
    recorder.receive({ type: 'recorded', frames: 0, duration: 3000, content: video });
    await expect(recorded).rejects.toThrow('drew nothing during the recording');
    expect(states.at(-1)).toBeUndefined();
  });

  it('has no video that is a head alone', async () => {
    const { recorder } = open();
    const recorded = recorder.start('webm', 3);
    const content = new Blob([head], { type: 'video/webm' });
    recorder.receive({ type: 'recorded', frames: 9, duration: 3000, content });
    await expect(recorded).rejects.toThrow('no file was saved');
  });

  it('has no file without content', async () => {
    const { recorder } = open();
    const recorded = recorder.start('webm', 3);
    recorder.receive({ type: 'recorded', frames: 1, duration: 10, content: new Blob([]) });
    await expect(recorded).rejects.toThrow('no file was saved');
  });

  it('records one thing at a time, and again afterwards', async () => {
    const { recorder } = open();
    const first = recorder.start('webm', 3);
    await expect(recorder.start('webm', 3)).rejects.toThrow('already running');
    recorder.abandon();
    await expect(first).rejects.toThrow('The sketch was stopped');
    const second = recorder.start('webm', 3);
    recorder.receive({ type: 'notRecorded', message: 'This browser cannot.' });
    await expect(second).rejects.toThrow('This browser cannot.');
  });

  it('says when the worker does not come, and ends the filming', async () => {
    const { recorder, sent } = open();
    const recorded = recorder.start('gif', 3);
    FakeWorker.made[0]?.onerror?.();
    await expect(recorded).rejects.toThrow('Check your network connection');
    expect(sent.at(-1)).toEqual({ type: 'stopRecording' });
  });

  it('asks the frame to end early', () => {
    const { recorder, sent } = open();
    recorder.stop();
    expect(sent).toEqual([]);
    void recorder.start('webm', 10);
    recorder.stop();
    expect(sent.at(-1)).toEqual({ type: 'stopRecording' });
  });

  it('drops what is cancelled, and records anew', async () => {
    const { recorder, sent, states } = open();
    const first = recorder.start('webm', 10);
    recorder.cancel();
    await expect(first).rejects.toThrow('The recording was cancelled. Nothing was saved.');
    expect(sent.at(-1)).toEqual({ type: 'stopRecording' });
    expect(states.at(-1)).toBeUndefined();
    const second = recorder.start('gif', 10);
    // The sandbox ends the first one after the second was asked for.
    recorder.receive({ type: 'recorded', frames: 3, duration: 100, content: video });
    recorder.receive(picture(5));
    recorder.receive({ type: 'recorded', frames: 8, duration: 300, content: undefined });
    expect(await second).toMatchObject({ frames: 8 });
  });

  it('cancels what is being made into a file', async () => {
    const { recorder, states } = open();
    const recorded = recorder.start('webm', 3);
    recorder.receive({ type: 'recorded', frames: 9, duration: 3000, content: video });
    expect(states.at(-1)).toMatchObject({ phase: 'encoding' });
    recorder.cancel();
    await expect(recorded).rejects.toThrow('cancelled');
    const gif = recorder.start('gif', 3);
    recorder.cancel();
    await expect(gif).rejects.toThrow('cancelled');
    expect(FakeWorker.made[0]?.isEnded).toBe(true);
    recorder.cancel();
    expect(states.at(-1)).toBeUndefined();
  });
});
