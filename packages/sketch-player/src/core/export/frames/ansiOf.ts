import { parseFrame } from './CharacterFrame';
import { toAnsi } from './terminal';

/**
 * A frame that was exported as JSON, as a file for terminals. Loaded on demand.
 *
 * @throws Error in words for the reader when the text is no export of an asciifier.
 */
export function ansiOf(json: string): Blob {
  return new Blob([toAnsi(parseFrame(json))], { type: 'text/plain;charset=utf-8' });
}
