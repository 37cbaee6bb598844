import { callMethod, readPath } from './read';

/** How deep a sketch is within `push()` and within framebuffers. */
export interface DrawingState {
  pushes: number;
  framebuffers: number;
}

export function readDrawingState(): DrawingState {
  return { pushes: pushesOf(), framebuffers: framebuffersOf().length };
}

/**
 * Goes back to an earlier state after code that has thrown halfway, so that other code can draw:
 * ends framebuffers that it has begun, pops what it has pushed, and resets the place, as p5.js does
 * before each frame.
 */
export function unwindTo({ pushes, framebuffers }: DrawingState): void {
  try {
    for (let open = framebuffersOf(); open.length > framebuffers; open = framebuffersOf()) {
      callMethod(open.at(-1), 'end');
      // A framebuffer that cannot be ended would be tried for ever.
      if (framebuffersOf().length >= open.length) break;
    }
    for (let depth = pushesOf(); depth > pushes; depth = pushesOf()) {
      callMethod(sketch(), 'pop');
      if (pushesOf() >= depth) break;
    }
    callMethod(renderer(), '_update');
  } catch {
    // p5.js is in a state that nobody has foreseen. The next frame begins anew.
  }
}

function sketch(): unknown {
  return readPath(window, 'p5', 'instance');
}

function renderer(): unknown {
  return readPath(sketch(), '_renderer');
}

function pushesOf(): number {
  return Number(readPath(renderer(), '_pushPopDepth') ?? 0);
}

/** The framebuffers that are drawn into, the innermost last; a copy. */
function framebuffersOf(): unknown[] {
  const active = readPath(renderer(), 'activeFramebuffers');
  return Array.isArray(active) ? active.slice() : [];
}
