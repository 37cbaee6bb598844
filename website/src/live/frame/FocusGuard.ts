/** So often a sketch may take the keyboard before its run ends. */
const patience = 5;

/** What takes text, with an on-screen keyboard perhaps. */
const fields = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keeps the keyboard with the reader. A frame may call `focus()` whenever it likes, and would then
 * receive what is typed into the page; a focus that the reader did not give it goes back to where it
 * was.
 *
 * The page sees nothing of a press inside the frame. The focus counts as the reader's when they have
 * left the page by Tab, or when the pointer is over the frame. A pointer may rest there while they
 * type, so typing makes the frame unreachable for the pointer until it moves again.
 */
export class FocusGuard {
  private lastFocused: Element | null = null;
  /** The press of Tab whose focus has not arrived yet. */
  private tab: KeyboardEvent | undefined;
  private taken = 0;
  private readonly listening = new AbortController();

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly onPatienceEnd: () => void,
  ) {}

  start(): void {
    const options = { capture: true, signal: this.listening.signal };
    this.remember();
    window.addEventListener('keydown', this.onKey, options);
    window.addEventListener('input', this.onTyping, options);
    window.addEventListener('focusin', this.onFocusIn, options);
    window.addEventListener('pointerdown', this.onPointer, options);
    window.addEventListener('pointermove', this.onPointer, options);
    window.addEventListener('pointerup', this.remember, options);
    window.addEventListener('blur', this.onBlur, { signal: this.listening.signal });
  }

  stop(): void {
    this.listening.abort();
  }

  private readonly remember = (): void => {
    const { activeElement } = document;
    if (activeElement !== this.frame) this.lastFocused = activeElement;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    this.remember();
    this.tab = event.key === 'Tab' ? event : undefined;
    this.onTyping(event);
  };

  private readonly onTyping = ({ isTrusted }: Event): void => {
    if (isTrusted) this.frame.style.pointerEvents = 'none';
  };

  private readonly onFocusIn = (event: Event): void => {
    this.remember();
    this.tab = undefined;
    // On a touch screen the reader has not typed yet, and the pointer does not move away.
    if (event.target instanceof Element && event.target.matches(fields)) this.onTyping(event);
  };

  private readonly onPointer = ({ type, movementX, movementY }: PointerEvent): void => {
    // Browsers make moves of their own when the page changes below the pointer.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    this.tab = undefined;
    this.frame.style.pointerEvents = '';
  };

  private readonly onBlur = (): void => {
    this.giveBack();
    // Not every browser says by then who has it.
    setTimeout(() => this.giveBack());
  };

  private giveBack(): void {
    if (this.listening.signal.aborted) return;
    if (document.activeElement !== this.frame || this.isReaders()) return;
    this.taken += 1;
    this.frame.blur();
    window.focus();
    const { lastFocused } = this;
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
    if (this.taken >= patience) this.onPatienceEnd();
  }

  private isReaders(): boolean {
    if (this.tab) return !this.tab.defaultPrevented;
    if (this.frame.style.pointerEvents === 'none') return false;
    // A finger is over nothing before it presses.
    return this.frame.matches(':hover') || matchMedia('(any-pointer: coarse)').matches;
  }
}
