import { messages } from './messages';
import { seenCanvas } from './textmode';

/**
 * The canvas of the sketch.
 *
 * @throws Error in words for the reader when there is none.
 */
export function findCanvas(): HTMLCanvasElement {
  const canvas = seenCanvas();
  if (!canvas) throw new Error(messages.noCanvas);
  return canvas;
}

/**
 * Shows the sketch's canvas as large as the document allows, whole and in its own proportions, with
 * the rules for `.fits-canvas` in the document's style sheet. p5.js takes the scale into account
 * when it reads the pointer.
 */
export class CanvasFit {
  private isOn = false;

  start(): void {
    this.isOn = true;
    document.documentElement.classList.add('fits-canvas');
  }

  /** To be called after each frame: sketches may resize their canvas. */
  update(): void {
    const ratio = this.isOn ? canvasRatio() : undefined;
    if (ratio !== undefined) {
      document.documentElement.style.setProperty('--canvas-ratio', String(ratio));
    }
  }
}

/** Width by height of the sketch's canvas. */
export function canvasRatio(): number | undefined {
  const canvas = seenCanvas();
  return canvas && canvas.width > 0 && canvas.height > 0 ? canvas.width / canvas.height : undefined;
}
