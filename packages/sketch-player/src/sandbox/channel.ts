import { CONNECT, type Report } from '../protocol/protocol';
import { isCallable, readPath } from './read';

export type Send = (report: Report) => void;

export interface Channel {
  /** Sets the listener for messages of the page; it replaces the one before. */
  listen: (listener: (data: unknown) => void) => void;
  send: Send;
}

// These are read before a sketch can replace them: a replacement would be handed the message event,
// which gives access to the port.
const { apply } = Reflect;
const later = window.setTimeout.bind(window);
const readData = readPath(Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data'), 'get');

/**
 * How many reports of the `limited` types may be sent per second. A sketch can cause any number of
 * them in a loop, and the page shows only the last.
 */
const limit = 20;

/** An object without a prototype: a sketch can replace the methods that look something up in a list. */
const limited: Partial<Record<Report['type'], true>> & { __proto__: null } = {
  __proto__: null,
  error: true,
  file: true,
  wantsCamera: true,
  wantsMicrophone: true,
  contextLost: true,
  shortcut: true,
};

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
    // While the event is dispatched, code of the sketch would find it under `window.event`; so the
    // listener runs in a later task.
    later(() => listener(data));
  };
}

/** Makes a function that posts reports, so that the port itself stays in this module. */
function createSend(port: MessagePort): Send {
  const post = port.postMessage.bind(port);
  const now = performance.now.bind(performance);
  let sent = 0;
  let since = now();
  return (report) => {
    if (limited[report.type]) {
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
