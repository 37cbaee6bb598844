/**
 * Controls that do nothing without React. `data-press` marks larger targets for the pointer, such
 * as the preview around the play button of an example.
 */
const controls = 'button, [role="button"], [role="tab"], a[href="#"], [data-press]';

export interface KeptEvents {
  /**
   * Stops an event and keeps `again` for the replay; a later event with the same key replaces it.
   */
  keep: (key: unknown, event: Event, again: () => void) => void;
  /** Replays the recorded events, in order, and clears them. */
  replay: () => void;
  /** Whether anything is kept. */
  hasAny: () => boolean;
}

/**
 * Intercepts presses of controls inside an element, by click or key, and keeps them until React can
 * handle them. Links, summaries and fields work without React and are left alone.
 *
 * @param signal Ends the interception when it is aborted.
 */
export function replayEvents(within: Element, signal: AbortSignal): KeptEvents {
  /** The kept presses, one for each control: an impatient second press could undo the first. */
  const pressed = new Map<unknown, () => void>();

  function keep(key: unknown, event: Event, again: () => void): void {
    // Hydrated parts of the page may listen already, and would get the event now and at the replay.
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(key, again);
  }

  /** The control inside the element that an event is for. */
  function controlOf({ target }: Event): HTMLElement | undefined {
    const control = target instanceof Element && target.closest<HTMLElement>(controls);
    return control && within.contains(control) ? control : undefined;
  }

  function keepPress(event: Event, press: (control: HTMLElement) => void): void {
    const control = controlOf(event);
    if (!control) return;
    const place = placeOf(control);
    const said = control.textContent ?? '';
    keep(control, event, () => {
      // React may have replaced the control, and clicking a detached link would still navigate.
      const current = control.isConnected ? control : controlAt(place);
      if (!current) return;
      current.focus({ preventScroll: true });
      // The label may have changed since the press, as from Play to Pause. `data-said` tells the
      // handler which label the reader saw.
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
    // A control that handles the key itself, as the version menu does, must not be clicked, too.
    keepPress(event, (control) => control.dispatchEvent(sameKey(event)) && control.click());
  }

  /**
   * Follows a pointer that went down on a control. If hydration replaces the control before the
   * pointer goes up, as it does with tabs, the browser sends no click to the new one.
   */
  function followPointer(down: PointerEvent): void {
    const control = controlOf(down);
    // A control around this one is not replaced with it, and gets the browser's click.
    if (!control || control.parentElement?.closest(controls)) return;
    const place = placeOf(control);
    const ending = new AbortController();
    const release = (up: PointerEvent): void => {
      if (up.pointerId !== down.pointerId) return;
      ending.abort();
      const current = control.isConnected ? undefined : controlAt(place);
      const isOver = up.target instanceof Node && current?.contains(up.target);
      if (up.type === 'pointerup' && isOver) current?.click();
    };
    const options = { capture: true, signal: ending.signal };
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
  }

  window.addEventListener('pointerdown', followPointer, { capture: true, signal });
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

/** A fresh copy of a `keydown` event; the original one would stay `defaultPrevented`. */
export function sameKey(event: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent('keydown', event);
}

/**
 * The path from the root of the document to an element: the index of the child at each level. What
 * translators put around texts, `<font>`, does not count; React drops it when it hydrates a page.
 */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), childrenOf(parent).indexOf(element)] : [];
}

function childrenOf(parent: Element): Element[] {
  return [...parent.children].filter((child) => child.localName !== 'font');
}

function controlAt(place: readonly number[]): HTMLElement | undefined {
  const element = place.reduce<Element | undefined>(
    (parent, child) => parent && childrenOf(parent)[child],
    document.documentElement,
  );
  return element instanceof HTMLElement && element.matches(controls) ? element : undefined;
}
