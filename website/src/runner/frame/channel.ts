import { CONNECT, type Report } from '../protocol';

export type Send = (report: Report) => void;

export interface Channel {
  port: MessagePort;
  send: Send;
}

/** Takes the channel that the page hands over, once; later offers are ignored. */
export function receiveChannel(): Promise<Channel> {
  return new Promise((resolve) => {
    window.addEventListener('message', function receive({ data, source, ports: [port] }) {
      if (data !== CONNECT || source !== window.parent || !port) return;
      window.removeEventListener('message', receive);
      // The sketch may replace the method; the channel must not depend on what it does.
      const post = port.postMessage.bind(port);
      resolve({ port, send: (report) => post(report) });
    });
  });
}
