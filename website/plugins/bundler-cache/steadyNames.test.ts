import { rspack } from '@docusaurus/faster';
import { expect, it } from 'vitest';
import { giveSteadyNames } from './steadyNames';

it('changes the names and nothing else', () => {
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { module: true, mangle: true },
  });
  giveSteadyNames([{}, minimizer]);
  expect(minimizer._args[0]?.minimizerOptions).toEqual({
    module: true,
    mangle: { disableCharFreq: true },
  });
});

it('says so when it finds nothing to change', () => {
  expect(() => giveSteadyNames([{}])).toThrow('must find its options');
});
