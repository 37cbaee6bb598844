/** The number that the last call of `descend` was given. */
let reached = 0;

function descend<Result>(frames: number, run: () => Result): Result {
  reached = frames;
  return frames > 0 ? descend(frames - 1, run) : run();
}

/** How many calls of `descend` fit in the rest of the stack. */
function framesLeft(): number {
  const most = 1_000_000;
  try {
    return descend(most, () => most);
  } catch {
    return most - reached;
  }
}

/**
 * Calls a function where a share of the stack is left. The threads of the tests have four times as much
 * of it as the page of a browser has.
 */
export function withLittleStack<Result>(run: () => Result, share = 0.2): Result {
  // A function that was called often takes less of the stack.
  framesLeft();
  return descend(Math.floor(framesLeft() * (1 - share)), run);
}
