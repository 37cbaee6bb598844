import { isForComposing } from '../keys';

/** How often a sketch may take the focus before its run is ended. */
const patience = 5;

/** Elements that take text, for which touch devices may show an on-screen keyboard. */
const fields = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keeps the keyboard with the reader. A sandbox may call `focus()` whenever it likes, and would then
 * receive what is typed into the page. A focus that the reader did not give to the sandbox goes back
 * to where it was.
 *
 * The page sees nothing of a press inside the sandbox. The focus counts as the reader's when they
 * have left the page by Tab, or when the pointer is over the sandbox. A pointer may rest there while
 * they type, so typing makes the sandbox unreachable for the pointer until it moves again.
 */
export class FocusGuard {
  private lastFocused: Element | null = null;
  /** Whether the focus has left the page, and the reader has not moved it by a press since. */
  private isDisplaced = false;
  /** The last press of Tab, until it has moved the focus. */
  private tab: KeyboardEvent | undefined;
  private taken = 0;
  /** Screen position of the first pointer event since the reader last typed. */
  private restingPlace: string | undefined;
  private readonly listening = new AbortController();

  constructor(
    private readonly sandbox: HTMLIFrameElement,
    private readonly onPatienceEnd: () => void,
  ) {}

  start(): void {
    const options = { capture: true, signal: this.listening.signal };
    this.noteFocus();
    // A visible focus ring means that the reader started the sketch with a key, so a pointer that
    // rests over the sandbox does not count.
    if (focusedElement()?.matches(':focus-visible')) this.sandbox.style.pointerEvents = 'none';
    window.addEventListener('keydown', this.onKey, options);
    window.addEventListener('input', this.onTyping, options);
    window.addEventListener('focusin', this.onFocusIn, options);
    window.addEventListener('pointerdown', this.onPointer, options);
    window.addEventListener('pointermove', this.onPointer, options);
    window.addEventListener('pointerup', this.noteFocus, options);
    window.addEventListener('blur', this.onBlur, { signal: this.listening.signal });
    window.addEventListener('focus', this.onReturn, { signal: this.listening.signal });
  }

  stop(): void {
    if (!this.isDisplaced) return this.listening.abort();
    // A browser may carry out the sandbox's last `focus()` when the sandbox is gone.
    setTimeout(() => {
      this.onReturn();
      this.listening.abort();
    }, 1000);
  }

  private readonly noteFocus = (): void => {
    const focused = focusedElement();
    // Until the focus has returned, `activeElement` is the body instead of the element that had it.
    if (focused === this.sandbox || (this.isDisplaced && focused === document.body)) return;
    this.lastFocused = focused;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    // A key goes to the element that has the focus after this event.
    this.onReturn();
    this.noteFocus();
    this.tab = event.key === 'Tab' && !isForComposing(event) ? event : undefined;
    this.onTyping(event);
  };

  private readonly onTyping = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    this.sandbox.style.pointerEvents = 'none';
    this.restingPlace = undefined;
  };

  private readonly onFocusIn = (event: Event): void => {
    this.noteFocus();
    this.tab = undefined;
    // A text field that gains focus counts as typing: on a touch screen no key was pressed before,
    // and no pointer moves away from the sandbox.
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(fields)) this.onTyping(event);
  };

  private readonly onPointer = ({ type, screenX, screenY }: PointerEvent): void => {
    // Browsers fire `pointermove` also when the page changes below a pointer at rest.
    const place = `${screenX} ${screenY}`;
    this.restingPlace ??= place;
    if (type === 'pointerdown') this.isDisplaced = false;
    if (type === 'pointermove' && place === this.restingPlace) return;
    this.tab = undefined;
    this.sandbox.style.pointerEvents = '';
  };

  private readonly onBlur = (): void => {
    this.isDisplaced = true;
    // During `blur`, not every browser has updated `activeElement`, or lets the focus be moved; so
    // this waits for a task.
    if (this.isShielded()) setTimeout(() => this.giveBack());
    // Whether the pointer is over the sandbox (`:hover`) is known only after the page's next frame.
    else requestAnimationFrame(() => requestAnimationFrame(() => this.giveBack()));
  };

  private giveBack(): void {
    if (this.listening.signal.aborted) return;
    if (document.activeElement !== this.sandbox || this.isReaders()) return;
    this.taken += 1;
    this.sandbox.blur();
    window.focus();
    this.focusLast();
    if (this.taken >= patience) this.onPatienceEnd();
  }

  /**
   * Firefox moves the focus between processes, late and in any order: for a while the window has the
   * focus and no element does.
   */
  private readonly onReturn = (): void => {
    if (this.isDisplaced && focusedElement() === document.body) this.focusLast();
  };

  private focusLast(): void {
    const { lastFocused } = this;
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
  }

  private isShielded(): boolean {
    return this.sandbox.style.pointerEvents === 'none';
  }

  private isReaders(): boolean {
    if (this.tab) return !this.tab.defaultPrevented;
    if (this.isShielded()) return false;
    // `:hover` misses a finger, which is nowhere before it presses, and may miss a fast mouse. A
    // press in the sandbox also gives the page user activation, see
    // https://html.spec.whatwg.org/multipage/interaction.html#tracking-user-activation
    return this.sandbox.matches(':hover') || navigator.userActivation.isActive;
  }
}

/** The focused element, also inside shadow roots such as that of the code editor. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
