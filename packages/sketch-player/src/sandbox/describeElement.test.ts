// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { describeValue } from './describeValue';

describe('describeValue, of an element', () => {
  it('shows its tag and its id', () => {
    const canvas = document.createElement('canvas');
    expect(describeValue(canvas)).toEqual({ type: 'text', text: '<canvas>' });
    canvas.id = 'defaultCanvas0';
    expect(describeValue(canvas)).toEqual({
      type: 'text',
      text: '<canvas id="defaultCanvas0">',
    });
  });

  it('calls no getter that hides one of the platform', () => {
    const canvas = document.createElement('canvas');
    const trap = () => {
      throw new Error('a getter was called');
    };
    for (const key of ['id', 'localName']) Object.defineProperty(canvas, key, { get: trap });
    expect(describeValue(canvas)).toEqual({ type: 'text', text: '<canvas>' });
  });
});
