// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { FocusRestorer } from './restoreFocus';

const whole = document.createElement('div');
document.body.append(whole);
const keeper = new FocusRestorer();
keeper.follow(whole);

beforeEach(() => {
  whole.innerHTML = `
    <div id="toolbar" role="group"><button disabled>Step</button><button>Play</button></div>
    <div id="offer" role="group"><button>Save</button><button>Dismiss</button></div>
    <div id="source" role="group"><button>Run</button><button>Reset</button></div>
    <a href="#">Read on</a>`;
});

function find(selector: string): HTMLElement {
  const element = whole.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

const restore = (): void => keeper.restore(find('#toolbar'));
const focused = (): string | null | undefined =>
  document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent;

it('goes to the toolbar with a whole group, past what cannot be pressed', () => {
  find('#offer button').focus();
  find('#offer').remove();
  restore();
  expect(focused()).toBe('Play');
});

it('stays in the group when there is more of it', () => {
  find('#source :last-child').focus();
  find('#source :last-child').remove();
  restore();
  expect(focused()).toBe('Run');
});

it('goes past a group that has nothing left to press', () => {
  find('#offer button').focus();
  find('#offer').textContent = 'Saving…';
  restore();
  expect(focused()).toBe('Play');
});

it('leaves the focus where it is while that is there', () => {
  find('#offer button').focus();
  restore();
  expect(focused()).toBe('Save');
});

it('leaves the focus where something else has taken it', () => {
  find('#offer button').focus();
  find('#offer').remove();
  find('a').focus();
  restore();
  expect(focused()).toBe('Read on');
});

it('does nothing when the focus had left before', async () => {
  find('#offer button').focus();
  find('#offer button').blur();
  await Promise.resolve();
  find('#offer').remove();
  restore();
  expect(focused()).toBe('nothing');
});

it('does so once', () => {
  find('#offer button').focus();
  find('#offer').remove();
  restore();
  find('#toolbar :last-child').blur();
  restore();
  expect(focused()).toBe('nothing');
});
