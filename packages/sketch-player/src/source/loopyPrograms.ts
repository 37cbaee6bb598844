import fc from 'fast-check';

/**
 * For tests: programs full of loops, labels, `break`, `continue`, braces and no braces. Each ends
 * by itself and returns the numbers that it has noted.
 */
export const loopyPrograms: fc.Arbitrary<string> = statements().map(
  (body) => `
    const noted = [];
    let steps = 0;
    const note = (value) => { noted.push(value); };
    const more = () => (steps += 1) < 30;
    const few = () => [1, 2, 3].filter(more);
    ${body}
    return noted;`,
);

function statements(): fc.Arbitrary<string> {
  const { statement } = fc.letrec<{ statement: string; loop: string }>((tie) => ({
    statement: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'loops' },
      fc.nat(99).map((value) => `note(${value});`),
      fc.constantFrom('note(steps)\n', ';', 'if (steps > 20) note(-1); else note(-2);'),
      tie('loop'),
      tie('loop').map((loop) => `if (more()) ${loop} else note(-3);`),
      tie('loop').map((loop) => `{ ${loop} }`),
      tie('loop').map((loop) => `void (function () { ${loop} })();`),
      tie('loop').map((loop) => `for (const x of (function* () { ${loop} yield 1; })()) note(x);`),
      tie('loop').map((loop) => `try { ${loop} } finally { note(-4); }`),
    ),
    loop: fc
      .tuple(
        fc.constantFrom('while', 'do', 'for', 'forIn', 'forOf'),
        fc.array(tie('statement'), { minLength: 1, maxLength: 2, depthIdentifier: 'loops' }),
        fc.constantFrom('', '', 'continue', 'break'),
        fc.constantFrom(0, 0, 1, 2),
      )
      .map(([kind, body, jump, labels]) => writeLoop(kind, body, jump, labels)),
  }));
  return fc.array(statement, { minLength: 1, maxLength: 2 }).map((all) => all.join('\n'));
}

let names = 0;

function writeLoop(kind: string, body: readonly string[], jump: string, labelCount: number) {
  const labels = Array.from({ length: labelCount }, () => `label${(names += 1)}`);
  const jumps = jump && `if (steps % 3 === 0) ${jump} ${labels.at(-1) ?? ''};`;
  const isBare = body.length === 1 && !jumps;
  const inner = isBare ? body.join('') : `{ ${jumps} ${body.join('\n')} }`;
  return labels.map((label) => `${label}: `).join('') + head(kind, inner);
}

function head(kind: string, body: string): string {
  switch (kind) {
    case 'while':
      return `while (more()) ${body}`;
    case 'do':
      return `do ${body} while (more());`;
    case 'for':
      return `for (let i = 0; more() && i < 3; i++) ${body}`;
    case 'forIn':
      return `for (const key in few()) ${body}`;
    default:
      return `for (const value of few()) ${body}`;
  }
}
