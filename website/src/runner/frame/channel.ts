import { CONNECT, type Report } from '../protocol';
import { isCallable, readPath } from './read';

export type Send = (report: Report) => void;

export interface Channel {
  /** Calls back with what the page sends, from now on and instead of who listened before. */
  listen: (listener: (data: unknown) => void) => void;
  send: Send;
}

// Taken before a sketch can put something else in their place: its own would be handed the event,
// which names the port.
const { apply } = Reflect;
const later = window.setTimeout.bind(window);
const readData = readPath(Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data'), 'get');

/** So many reports a second of what a loop may cause, and the page shows the last of. */
const limit = 20;
const limited: readonly string[] = [
  'error',
  'file',
  'wantsCamera',
  'contextLost',
  'shortcut',
  'navigated',
] satisfies Report['type'][];

/** Takes the channel that the page hands over, once; later offers are ignored. */
export function receiveChannel(): Promise<Channel> {
  return new Promise((resolve) => {
    window.addEventListener('message', function receive({ data, source, ports: [port] }) {
      if (data !== CONNECT || source !== window.parent || !port) return;
      window.removeEventListener('message', receive);
      resolve({ listen: (listener) => listen(port, listener), send: createSend(port) });
    });
  });
}

function listen(port: MessagePort, listener: (data: unknown) => void): void {
  port.onmessage = (event) => {
    const data: unknown = isCallable(readData) && apply(readData, event, []);
    // A sketch finds the event under `window.event` as long as it is being dispatched.
    later(() => listener(data));
  };
}

/** The port itself stays here. */
function createSend(port: MessagePort): Send {
  const post = port.postMessage.bind(port);
  const now = performance.now.bind(performance);
  let sent = 0;
  let since = now();
  return (report) => {
    if (limited.includes(report.type)) {
      const time = now();
      if (time - since >= 1000) {
        sent = 0;
        since = time;
      }
      if (sent >= limit) return;
      sent += 1;
    }
    post(report);
  };
}
