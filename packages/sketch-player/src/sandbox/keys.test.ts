// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readsKeys, SteeringKeys } from './keys';

it.each([
  ['function keyPressed() {}', true],
  ['p.keyTyped = () => {}', true],
  ['if (keyIsDown(LEFT_ARROW)) x -= 1', true],
  ['if (keyIsPressed && key === "a") x += 1', true],
  ["addEventListener('keydown', move)", true],
  ['window.onkeyup = move', true],
  ['t.keyReleased(move)', true],
  ['function draw() { const key = 1; }', false],
  ['Object.keys(keys)', false],
  ['function mousePressed() {} // keyboard', false],
])('%s reads keys: %s', (code, expected) => {
  expect(readsKeys(code)).toBe(expected);
});

/** Whether the page keeps its place when a key is pressed on an element. */
function isKept(init: KeyboardEventInit, target: Element = document.body, type = 'keydown') {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const arrow = { key: 'ArrowDown' };

describe('keys that scroll', () => {
  const keys = new SteeringKeys();

  it('stay with a sketch once code of it reads keys', () => {
    keys.read('function draw() {}');
    expect(isKept(arrow)).toBe(false);
    keys.read('function keyPressed() {}');
    keys.read('function draw() {}');
    expect(isKept(arrow)).toBe(true);
  });

  it('are recognised, Space by the character that it types, which must reach the sketch', () => {
    expect(isKept({ key: ' ' })).toBe(false);
    expect(isKept({ key: ' ' }, document.body, 'keypress')).toBe(true);
    expect(isKept({ key: 'Tab' })).toBe(false);
    expect(isKept({ ...arrow, altKey: true })).toBe(false);
  });

  it('are left to fields and buttons', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(isKept(arrow, field)).toBe(false);
  });
});
