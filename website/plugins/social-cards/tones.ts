/**
 * A frame of text can be coloured by itself: a character that covers more of its cell is lighter.
 * These are the characters of Press Start 2P by the number of pixels they cover, out of 64.
 */
const charactersByInk = [
  /* up to 8 */ "`´¸.¨°·¯',-/\\^_:",
  /* up to 14 */ '×;¬÷~²³¹"¦()+<=>r{|}¤º',
  /* up to 21 */ '!¡ìíªijLT[]ctvÝ%1Jflx¼½çïs«±»ÌÍî*7¾',
  /* up to 28 */ 'CIYnouÏæFaezÇÙÚ$0?pqwµ¿ÀÁÎÒÓÛòóùú3ky¢¶ÅÜàáèéøû4hm§©ÄÈÉÖåöü569GSVXbg£äëý8@EPd¥ÃËÕÞðñõþ',
  /* more */ '&UZÂÔßãôÿ2ADO®ÐâêHKÊQØ#BNRÆMWÑ',
];

export const toneCount = charactersByInk.length;

const toneOf = new Map(
  charactersByInk.flatMap((characters, tone) =>
    [...characters].map((character) => [character, tone]),
  ),
);

/** The frame once for each tone, with spaces in place of all characters of other tones. */
export function separateTones(frame: string): string[] {
  return charactersByInk.map((_, tone) =>
    [...frame]
      .map((character) => (character === '\n' || toneOf.get(character) === tone ? character : ' '))
      .join('')
      .replace(/ +$/gm, '')
      .trimEnd(),
  );
}
