/** Everything whose click means nothing to the browser itself. Marked are larger targets for the pointer. */
const controls = 'button, [role="button"], a[href="#"], [data-press]';

export interface KeptPresses {
  /** Keeps another event, once for each key. */
  keep: (key: unknown, event: Event, again: () => void) => void;
  /** Does what was kept, in order, once. */
  replay: () => void;
  /** Whether there is anything to do. */
  hasAny: () => boolean;
}

/**
 * Keeps what is pressed inside an element until React is there to answer.
 *
 * Links, summaries and fields work without React and are left alone here.
 *
 * @param signal Leaves events alone from then on.
 */
export function keepPresses(within: Element, signal: AbortSignal): KeptPresses {
  /** What was pressed, once each: a second press of an impatient reader would undo it. */
  const pressed = new Map<unknown, () => void>();

  function keep(key: unknown, event: Event, again: () => void): void {
    // Parts of the page may be listening already; they are not to hear it twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(key, again);
  }

  function keepPress(event: Event, press: (control: HTMLElement) => void): void {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!control || !within.contains(control)) return;
    const place = placeOf(control);
    const said = control.textContent ?? '';
    keep(control, event, () => {
      // React may have put another element in its place, and a link off the page still leads away.
      const current = control.isConnected ? control : elementAt(place);
      if (!(current instanceof HTMLElement && current.matches(controls))) return;
      current.focus({ preventScroll: true });
      // It may say something else by now; what the reader has pressed is what it said then.
      current.dataset.said = said;
      press(current);
      delete current.dataset.said;
    });
  }

  function keepClick(event: Event): void {
    keepPress(event, (control) => control.click());
  }

  function keepKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // What answers to the key itself, as the version menu does, is not clicked as well.
    keepPress(event, (control) => control.dispatchEvent(sameKey(event)) && control.click());
  }

  window.addEventListener('click', keepClick, { capture: true, signal });
  window.addEventListener('keydown', keepKey, { capture: true, signal });
  return {
    keep,
    replay() {
      const presses = [...pressed.values()];
      pressed.clear();
      for (const press of presses) press();
    },
    hasAny: () => pressed.size > 0,
  };
}

/** A key that is pressed once more, as an event that has not been heard yet. */
export function sameKey(event: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent('keydown', event);
}

/** The way from the root of the document: which child of which child. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

function elementAt(place: readonly number[]): Element | undefined {
  return place.reduce<Element | undefined>(
    (parent, child) => parent?.children[child],
    document.documentElement,
  );
}
