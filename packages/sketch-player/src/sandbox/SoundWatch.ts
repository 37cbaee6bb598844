import type { Send } from './channel';

/** Events that let a document play sound. */
const presses = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Follows the audio contexts of a sketch. Browsers keep each silent until somebody has pressed within
 * its document, or, in some, on the page around it. Until then the sandbox reports to the page that
 * the sketch has sound. With a press within the document, they all start.
 */
export class SoundWatch {
  /** The contexts that have not started yet. One that the sketch suspends later stays so. */
  private readonly silent = new Set<AudioContext>();
  private send: Send | undefined;
  private wasSilent = false;

  /** To be made before anything else can make an audio context. */
  constructor() {
    if (!('AudioContext' in window)) return;
    window.AudioContext = new Proxy(window.AudioContext, {
      construct: (target, given, newTarget): AudioContext => {
        const made: unknown = Reflect.construct(target, given, newTarget);
        if (!(made instanceof target)) throw new TypeError('not an AudioContext');
        this.follow(made);
        return made;
      },
    });
    for (const press of presses) window.addEventListener(press, () => this.start(), true);
  }

  /** Tells the page from now on. */
  begin(send: Send): void {
    this.send = send;
    this.wasSilent = false;
    this.tell();
  }

  private follow(context: AudioContext): void {
    this.silent.add(context);
    context.addEventListener('statechange', () => {
      if (context.state === 'suspended') return;
      this.silent.delete(context);
      this.tell();
    });
    // Where sound is allowed already, the context starts by itself.
    window.setTimeout(() => this.tell());
  }

  private start(): void {
    for (const context of this.silent) void context.resume().catch(() => undefined);
  }

  private tell(): void {
    const isSilent = [...this.silent].some(({ state }) => state === 'suspended');
    if (isSilent === this.wasSilent) return;
    this.wasSilent = isSilent;
    this.send?.({ type: 'silent', isSilent });
  }
}
