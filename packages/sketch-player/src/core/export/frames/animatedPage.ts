import { animatedPage as messages, refusals } from '../../messages';
import { escapeText } from '../htmlFile';
import type { CharacterFrame, FrameCell } from './CharacterFrame';
import { rowsOf } from './terminal';

export interface AnimatedPageOptions {
  title: string;
  /** What the sketch says about its picture; empty when it says nothing. */
  description: string;
  /** How long all frames are shown, in milliseconds. */
  duration: number;
}

/** The largest file in characters. Browsers take seconds to open a longer one. */
const longest = 8_000_000;

/**
 * Writes frames as an HTML page that shows them one after the other. It holds no script: the frames
 * stand below each other in a film, which an animation moves past a window of the height of one frame.
 * It can be paused, and stands still where the reader wants less motion.
 */
export class AnimatedPageWriter {
  private readonly frames: { at: number; html: string }[] = [];
  /** Numbers of the classes, by the declarations that they stand for. */
  private readonly styles = new Map<string, number>();
  private size = { cols: 1, rows: 1, cellRatio: 1 };
  private length = 0;

  /** @param count How many frames will be added, to say how many of them may fit. */
  constructor(
    private readonly count: number,
    private readonly limit = longest,
  ) {}

  /**
   * Adds a frame of the same size as the others. One that looks like the last prolongs it.
   *
   * @param at When the frame was drawn, in milliseconds since the first.
   * @throws Error in words for the reader when the file becomes too large.
   */
  add(at: number, frame: CharacterFrame): void {
    const html = rowsOf(frame)
      .map((row) => this.row(row))
      .join('\n');
    this.size = frame;
    if (html === this.frames.at(-1)?.html) return;
    this.frames.push({ at, html });
    this.length += html.length;
    if (this.length > this.limit) {
      throw new Error(refusals.tooManyFrames(this.count, Math.max(1, this.frames.length - 1)));
    }
  }

  /** The parts of the file, in their order. */
  end({ title, description, duration }: AnimatedPageOptions): string[] {
    const { cols, rows } = this.size;
    const seconds = Math.max(duration, 10) / 1000;
    const moves = this.frames.length > 1;
    const facts = messages.alternative(title, this.frames.length, cols, rows, seconds);
    const alternative = description === '' ? facts : `${description} ${facts}`;
    return [
      `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${this.styleSheet(seconds)}
</style>
</head>
<body>
${moves ? `<input type="checkbox" id="pause"><label for="pause">${messages.pause}</label>\n` : ''}<main>
<div class="window" role="img" aria-label="${escapeAttribute(alternative)}"><div class="film">
`,
      ...this.frames.map(({ html }) => `<pre>${html}</pre>\n`),
      `</div></div>
</main>
</body>
</html>
`,
    ];
  }

  /** Cells with the same look stand in one element, where each character is one column wide. */
  private row(cells: readonly FrameCell[]): string {
    let html = '';
    for (let from = 0; from < cells.length;) {
      const [cell] = cells.slice(from, from + 1);
      if (!cell) break;
      const style = this.styleOf(cell);
      let to = from + 1;
      if (isPlain(cell)) {
        for (let next = cells[to]; next && isPlain(next); next = cells[to]) {
          if (this.styleOf(next) !== style) break;
          to += 1;
        }
      }
      const text = cells.slice(from, to).map(({ character }) => character);
      const content = escapeText(text.join(''));
      html += isPlain(cell)
        ? `<i class="s${style}">${content}</i>`
        : `<i class="s${style} one"><b>${content}</b></i>`;
      from = to;
    }
    return html;
  }

  private styleOf(cell: FrameCell): string {
    const declarations = `{color:${cell.color};background:${cell.background}}${transformOf(cell)}`;
    const known = this.styles.get(declarations) ?? this.styles.size;
    this.styles.set(declarations, known);
    return known.toString(36);
  }

  private styleSheet(seconds: number): string {
    const { cols, rows, cellRatio } = this.size;
    const line = `calc(1ch/${cellRatio})`;
    const start = this.frames.map(({ at }, index) => {
      const share = (at / (seconds * 1000)) * 100;
      return `${Number(share.toFixed(4))}%{top:${-100 * index}%}`;
    });
    const classes = [...this.styles].map(([declarations, number]) => {
      const [colors = '', transform = ''] = declarations.split('}');
      const name = `.s${number.toString(36)}`;
      return `${name}${colors}}${transform === '' ? '' : `${name} b{transform:${transform}}`}`;
    });
    // A character is about 0.6 times as wide as its font is large: all of them fit in the window.
    const size = `min(100vw/${cols}/.61,85vh*${cellRatio}/${rows}/.61)`;
    return `html{background:#000;color:#ddd;font:16px sans-serif;text-align:center}
body{margin:0}
main{text-align:left;display:flex;justify-content:center}
input,label{margin:8px 4px;vertical-align:middle}
.window,pre{font:max(2px,${size}) monospace;line-height:${line}}
.window{position:relative;overflow:hidden;width:${cols}ch;height:calc(${rows}*${line})}
.film{position:absolute;top:0;left:0;right:0;height:100%}
pre{margin:0;height:100%;white-space:pre}
i,b{display:inline-block;height:${line};vertical-align:top;font-style:normal;font-weight:400}
.one{overflow:hidden;width:1ch}
.one b{width:1ch;text-align:center}
@media(prefers-reduced-motion:reduce){input,label{display:none}}
@media(prefers-reduced-motion:no-preference){.film{animation:film ${seconds}s step-end infinite}}
#pause:checked~main .film{animation-play-state:paused}
@keyframes film{${start.join('')}}
${classes.join('\n')}`;
  }
}

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/**
 * Whether a cell may stand in a row with others: its character surely has the width of a column in
 * every monospaced font, and is neither turned nor mirrored.
 */
function isPlain(cell: FrameCell): boolean {
  return /^[ -~]$/.test(cell.character) && transformOf(cell) === '';
}

/** A cell is turned first and then mirrored, as on the screen; CSS reads from right to left. */
function transformOf({ rotation, flipHorizontal, flipVertical }: FrameCell): string {
  const mirrored =
    flipHorizontal || flipVertical
      ? `scale(${flipHorizontal ? -1 : 1},${flipVertical ? -1 : 1})`
      : '';
  return mirrored + (rotation === 0 ? '' : `rotate(${rotation}deg)`);
}
