import * as original from '@docusaurus/utils-common';
import { expect, it } from 'vitest';
import * as lighter from './utilsCommon';

it('has all that the package has', () => {
  const names = Object.keys(original).filter((name) => name !== 'default');
  expect(Object.keys(lighter).sort()).toEqual(names.sort());
  expect(original).toMatchObject({ ...lighter });
});
