/**
 * The names of p5.js, textmode.js and DOM events by which sketches read keys. The code of a sketch
 * decides which keys it waits for.
 */
const reading =
  /\b(?:keyPressed|keyReleased|keyTyped|keyIsPressed|keyIsDown|keyCode|isKeyPressed)\b|(['"`])key(?:down|up|press)\1|\bonkey(?:down|up|press)\b/;

/** Whether code reads keys. */
export function readsKeys(code: string): boolean {
  return reading.test(code);
}

/** Keys with which browsers scroll; Space is recognised by the character that it types. */
const scrolling = /^(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End)$/;

/** Elements that use these keys themselves. */
const controls =
  'a[href], button, input, select, textarea, summary, audio, video, [contenteditable]';

/**
 * Keeps the page where it is while a sketch is steered by keys. The document of a sketch has nothing
 * to scroll, so a key that scrolls would scroll the page around it.
 */
export class SteeringKeys {
  private isSteered = false;

  constructor() {
    window.addEventListener('keydown', (event) => this.keep(event, scrolling), true);
    // Without the default of its `keydown`, Space would write nothing: p5.js calls keyTyped() then.
    window.addEventListener('keypress', (event) => this.keep(event, /^ $/), true);
  }

  /** Learns from code that runs, besides what ran before, whether it reads keys. */
  read(code: string): void {
    this.isSteered ||= readsKeys(code);
  }

  private keep(event: KeyboardEvent, kept: RegExp): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!this.isSteered || altKey || ctrlKey || metaKey || !kept.test(key)) return;
    if (target instanceof Element && target.closest(controls)) return;
    event.preventDefault();
  }
}
