import { describe, expect, it } from 'vitest';
import { splitDeclarations } from './bundleDeclarations.js';

describe('splitDeclarations', () => {
  it('takes the declarations for import from those for require()', () => {
    const bundle = 'declare class A {}\nexport { A, type B };\n';
    expect(splitDeclarations(bundle, 'a.cjs')).toEqual({
      forRequire: bundle,
      forImport: "export * from './a.cjs';\n",
    });
  });

  it('makes a default export what require() returns, and keeps the types beside it', () => {
    const bundle = 'declare const A: B;\nexport { type B, type C, A as default };\n';
    const { forRequire, forImport } = splitDeclarations(bundle, 'a.cjs');
    expect(forRequire).toBe(
      'declare const A: B;\ndeclare namespace A {\n  export type { B, C };\n}\nexport = A;\n',
    );
    expect(forImport).toBe(
      "export { default } from './a.cjs';\nexport type { B, C } from './a.cjs';\n",
    );
  });

  it('refuses a bundle without exports, and values beside a default export', () => {
    expect(() => splitDeclarations('declare const A: B;\n', 'a.cjs')).toThrow(
      'a.cjs: expected the bundle of its declarations to export something.',
    );
    expect(() => splitDeclarations('export { D, A as default };\n', 'a.cjs')).toThrow(
      'a.cjs: expected types alone beside the default export, got D, A as default.',
    );
  });
});
