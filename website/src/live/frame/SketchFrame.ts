import { CONNECT, parseReport, type Command, type Report } from '../../runner/protocol';
import { Heartbeat } from './Heartbeat';
import { isServedFromCopy } from './isServedFromCopy';

export interface FrameOptions {
  /** Address of the frame's document. */
  url: string;
  /** Name of the frame for screen readers. */
  title: string;
  onReport: (report: Report) => void;
  /** The frame has not answered for too long, or never did. */
  onSilence: () => void;
  /** The sketch has sent its frame to another address. */
  onDeparture: () => void;
}

/**
 * A sandboxed frame and the channel to it. One frame runs one sketch once: a restart needs a new
 * one, and so begins from nothing.
 */
export class SketchFrame {
  readonly element: HTMLIFrameElement;
  private readonly port: MessagePort;
  private readonly heartbeat: Heartbeat;

  constructor({ url, title, onReport, onSilence, onDeparture }: FrameOptions) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.heartbeat = new Heartbeat(onSilence);
    this.element = createFrame(url, title);
    this.element.addEventListener(
      'load',
      () => {
        // Its origin is opaque, so there is none to name. The channel reaches this window only.
        this.element.contentWindow?.postMessage(CONNECT, '*', [port2]);
        this.element.addEventListener('load', onDeparture);
      },
      { once: true },
    );
    port1.onmessage = ({ data }) => {
      const report = parseReport(data);
      if (!report) return;
      this.heartbeat.beat();
      onReport(report);
    };
  }

  /** Puts the frame into the page, which loads it. */
  open(container: Element): void {
    container.append(this.element);
    this.heartbeat.start();
  }

  send(command: Command, transfer: Transferable[] = []): void {
    this.port.postMessage(command, transfer);
  }

  /** Ends the sketch, even one that never comes to rest, and frees its WebGL context. */
  close(): void {
    this.heartbeat.stop();
    this.port.close();
    this.element.remove();
  }
}

function createFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Never together with `allow-same-origin`: on one's own origin the two protect nothing. With the
  // attribute a frame bypasses an offline copy, which sandboxes the document itself.
  if (!isServedFromCopy(url)) frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', "fullscreen 'none'");
  frame.title = title;
  frame.src = url;
  return frame;
}
