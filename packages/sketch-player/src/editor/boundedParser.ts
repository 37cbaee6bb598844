import { NodeProp, Tree, type NodeType, type ParseWrapper, type PartialParse } from '@lezer/common';

/**
 * How many nodes may lie within each other. Handwritten code has some dozens. Functions that call
 * themselves for each level, as those of highlighters do, overflow the stack of a browser at some
 * thousands, and functions that follow a chain from each of its links take seconds before that.
 */
const maxDepth = 300;

/**
 * How long a parser may work on a text, in milliseconds. Some texts that are not code make it read the
 * rest again from each place, such as many beginnings of a comment that never ends.
 */
const maxTime = 1000;

/** Marks the tree of code that could not be read. */
const unread = new NodeProp<boolean>({ perNode: true });

/** Whether a tree replaces code that the parser rejected, as nested too deeply or taking too long. */
export function isUnread(tree: Tree): boolean {
  return tree.prop(unread) ?? false;
}

/**
 * Makes a parser take any code, when given to `configure()` of it. Where the parser itself fails or
 * takes too long, or where its tree is nested too deeply to be walked, the code is one node of plain
 * text.
 */
export function bounded({ topNode }: { topNode: NodeType }): { wrap: ParseWrapper } {
  return { wrap: (parse, input) => new BoundedParse(parse, input.length, topNode) };
}

class BoundedParse implements PartialParse {
  private time = 0;

  constructor(
    private readonly parse: PartialParse,
    private readonly length: number,
    private readonly type: NodeType,
  ) {}

  advance(): Tree | null {
    if (this.time > maxTime) return this.plain();
    const start = performance.now();
    try {
      const tree = this.parse.advance();
      this.time += performance.now() - start;
      return tree && isDeep(tree) ? this.plain() : tree;
    } catch {
      return this.plain();
    }
  }

  get parsedPos(): number {
    return this.parse.parsedPos;
  }

  get stoppedAt(): number | null {
    return this.parse.stoppedAt;
  }

  stopAt(position: number): void {
    this.parse.stopAt(position);
  }

  private plain(): Tree {
    return new Tree(this.type, [], [], this.stoppedAt ?? this.length, [[unread, true]]);
  }
}

/** Whether a tree is too deep. It is walked through without recursion, which would overflow here. */
function isDeep(tree: Tree): boolean {
  let level: readonly Tree[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    // A buffer holds a few hundred small nodes at most.
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof Tree));
  }
  return false;
}
