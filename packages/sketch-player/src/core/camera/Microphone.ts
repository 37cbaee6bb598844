import type { Command } from '../../protocol/protocol';
import type { Device } from './CameraAccess';
import { watchEnd } from './tracks';

/** Samples in one message: about fifty messages a second. */
const length = 1024;

/**
 * Switches the reader's microphone on; the browser asks them as well. What it hears is handed to the
 * sketch in pieces.
 *
 * @param onEnd - It has gone off by itself: it was unplugged, or the browser has withdrawn it.
 * @throws Error when there is no microphone, or the browser refuses it.
 */
export async function openMicrophone(
  send: (command: Command, transfer: Transferable[]) => void,
  onEnd: () => void,
): Promise<Device> {
  // Browsers have `mediaDevices` only in secure contexts.
  if (!('mediaDevices' in navigator)) throw new Error('The page is not served over HTTPS.');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const context = new AudioContext();
  // A worklet would take a file of its own, and the page is not busy while a sketch runs elsewhere.
  const reader = context.createScriptProcessor(length, 1, 1);
  reader.onaudioprocess = ({ inputBuffer }) => {
    const samples = inputBuffer.getChannelData(0).slice();
    send({ type: 'samples', rate: inputBuffer.sampleRate, samples }, [samples.buffer]);
  };
  context.createMediaStreamSource(stream).connect(reader);
  // Its output is silence; browsers ask for samples only where something takes them.
  reader.connect(context.destination);
  watchEnd(stream, onEnd);
  return {
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
