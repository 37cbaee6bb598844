/** A small library, for unit tests. */
import type { LibrarySurface } from './references';

export const testSurface: LibrarySurface = {
  p5asciify: { kind: 'variable', gives: 'Manager' },
  p5asciifier: { kind: 'variable', gives: 'Asciifier' },
  compareVersions: { kind: 'function' },
  Manager: { kind: 'type' },
  'Manager.fontSize': { kind: 'method' },
  'Manager.asciifier': { kind: 'method', gives: 'Asciifier' },
  Asciifier: { kind: 'type' },
  'Asciifier.fontSize': { kind: 'method' },
  'Asciifier.toJSON': { kind: 'method' },
  'Asciifier.background': { kind: 'method' },
  'Asciifier.grid': { kind: 'accessor', gives: 'Grid' },
  Grid: { kind: 'type' },
  'Grid.cols': { kind: 'property' },
  'Grid.cellWidth': { kind: 'property' },
  Base: { kind: 'type' },
  'Base.sampleWidth': { kind: 'property' },
  'Base.renderTo': { kind: 'method' },
  Edge: { kind: 'type', extends: ['Base'] },
  'Edge.renderTo': { kind: 'method' },
};
