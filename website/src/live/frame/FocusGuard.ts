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
  /** Where the pointer was when it was first heard of since the last key. */
  private restingPlace: string | undefined;
  private readonly listening = new AbortController();

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly onPatienceEnd: () => void,
  ) {}

  start(): void {
    const options = { capture: true, signal: this.listening.signal };
    this.remember();
    // It was started with a key.
    if (focusedElement()?.matches(':focus-visible')) this.frame.style.pointerEvents = 'none';
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
    if (document.activeElement !== this.frame) this.lastFocused = focusedElement();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    this.remember();
    this.tab = event.key === 'Tab' ? event : undefined;
    this.onTyping(event);
  };

  private readonly onTyping = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    this.frame.style.pointerEvents = 'none';
    this.restingPlace = undefined;
  };

  private readonly onFocusIn = (event: Event): void => {
    this.remember();
    this.tab = undefined;
    // On a touch screen the reader has not typed yet, and the pointer does not move away.
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(fields)) this.onTyping(event);
  };

  private readonly onPointer = ({ type, screenX, screenY }: PointerEvent): void => {
    // A browser tells of a move, too, when the page changes below a pointer at rest.
    const place = `${screenX} ${screenY}`;
    this.restingPlace ??= place;
    if (type === 'pointermove' && place === this.restingPlace) return;
    this.tab = undefined;
    this.frame.style.pointerEvents = '';
  };

  private readonly onBlur = (): void => {
    // By now not every browser says who has it, nor lets the focus go elsewhere.
    if (this.isShielded()) setTimeout(() => this.giveBack());
    // That the pointer has come over the frame is known with the next frame of the page.
    else requestAnimationFrame(() => requestAnimationFrame(() => this.giveBack()));
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

  private isShielded(): boolean {
    return this.frame.style.pointerEvents === 'none';
  }

  private isReaders(): boolean {
    if (this.tab) return !this.tab.defaultPrevented;
    if (this.isShielded()) return false;
    // A finger is over nothing before it presses, and a fast mouse is not known to be: but a press in
    // the frame makes the page active, too.
    return this.frame.matches(':hover') || navigator.userActivation.isActive;
  }
}

/** Also within what the page is composed of, such as the editor. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
