/** What a pressed key means on any keyboard, and while text is composed. */

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** Signs by the place where a Latin keyboard has them. */
const signs: Readonly<Record<string, string>> = { Slash: '/', Period: '.', Comma: ',' };

/** Letters and digits of scripts other than the Latin one. */
const foreign = /^(?!\p{Script=Latin}|[0-9])[\p{L}\p{M}\p{N}]$/u;

/**
 * The key as shortcuts name it, in lower case. Where a key writes a letter of another script, it is
 * the letter or the sign that a Latin keyboard has in its place.
 */
export function shortcutKey({ key, code }: Pressed): string {
  // Autofill dispatches key events that have no key.
  if (!foreign.test(key ?? '')) return key?.toLowerCase() ?? '';
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? signs[code] ?? key;
}

/**
 * Whether a key is for an input method, as Escape is that cancels a conversion and Enter that
 * confirms it. Safari ends the composition before it tells of the key, and leaves only the code 229.
 */
export function isForComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
