import { CONNECT, parseReport, type Command, type Report } from '../protocol/protocol';
import { FocusGuard } from './FocusGuard';
import { Heartbeat } from './Heartbeat';
import { Inbox } from './Inbox';
import { fetchScripts, isServedFromCopy, type SandboxDocument } from './sandboxDocument';

export interface SandboxOptions {
  document: SandboxDocument;
  /** Addresses of the scripts that run before the sketch: p5.js and its libraries, in their order. */
  scripts: Promise<readonly string[]>;
  /** Name of the sandbox for screen readers. */
  title: string;
  onReport: (report: Report) => void;
  /** p5.js or the library could not be loaded. */
  onLoadFailure: () => void;
  /** The sandbox has not answered for too long, or never did. */
  onSilence: () => void;
  /** The sketch has navigated its sandbox to another address. */
  onDeparture: () => void;
  /** The sandbox sends more messages than the page can take. */
  onFlood: () => void;
  /** The sketch takes the keyboard again and again. */
  onFocusTaken: () => void;
}

/**
 * A sandboxed iframe and the channel to it. One sandbox runs one sketch once: a restart needs a new
 * one, and so begins from nothing.
 */
export class Sandbox {
  readonly element: HTMLIFrameElement;
  private readonly port: MessagePort;
  private readonly heartbeat: Heartbeat;
  private readonly inbox: Inbox;
  private readonly focusGuard: FocusGuard;

  constructor(options: SandboxOptions) {
    const { document, title, onReport, onLoadFailure, onSilence, onDeparture } = options;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.heartbeat = new Heartbeat(onSilence);
    this.element = createSandbox(document, title);
    this.focusGuard = new FocusGuard(this.element, options.onFocusTaken);
    this.element.addEventListener(
      'load',
      () => {
        // The sandbox's origin is opaque, so no target origin can be named. The port reaches only
        // this window.
        this.element.contentWindow?.postMessage(CONNECT, '*', [port2]);
        this.element.addEventListener('load', onDeparture);
      },
      { once: true },
    );
    this.inbox = new Inbox({
      onFlood: options.onFlood,
      onMessage: ({ data }) => {
        const report = parseReport(data);
        if (!report) return;
        this.heartbeat.beat();
        onReport(report);
      },
    });
    port1.onmessage = (event) => this.inbox.receive(event);
    // The scripts are fetched while the document loads. The channel queues the command until the
    // sandbox listens.
    void options.scripts.then(fetchScripts).then(
      (scripts) => this.send({ type: 'load', scripts }),
      () => onLoadFailure(),
    );
  }

  /**
   * Puts the sandbox into the page, which loads it.
   *
   * @param cover - An element of the container that is to hide it; the sandbox still draws.
   */
  open(container: Element, cover: Element | null = null): void {
    // Of two elements at the same place, the later one is seen.
    container.insertBefore(this.element, cover);
    this.heartbeat.start();
    this.focusGuard.start();
  }

  /** Names the frame for screen readers: the title of the sketch, and what it says of its picture. */
  name(title: string, description: string): void {
    this.element.title = description === '' ? title : `${title}: ${description}`;
  }

  send(command: Command, transfer: Transferable[] = []): void {
    this.port.postMessage(command, transfer);
  }

  /** Ends the sketch, even one that never comes to rest, and frees its WebGL context. */
  close(): void {
    this.heartbeat.stop();
    this.focusGuard.stop();
    this.inbox.close();
    this.port.close();
    this.element.remove();
  }
}

function createSandbox({ url, offlineWorker }: SandboxDocument, title: string): HTMLIFrameElement {
  const sandbox = document.createElement('iframe');
  // Never add `allow-same-origin`: with `allow-scripts`, a sketch on the page's own origin could
  // remove its sandbox. A sandbox with the attribute bypasses service workers, so with an offline
  // copy the worker sandboxes the document by a response header instead.
  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
  if (!isServedFromCopy(offlineWorker)) sandbox.setAttribute('sandbox', 'allow-scripts');
  sandbox.setAttribute('allow', "fullscreen 'none'");
  sandbox.title = title;
  sandbox.src = url;
  return sandbox;
}
