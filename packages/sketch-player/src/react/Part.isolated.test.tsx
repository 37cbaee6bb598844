// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lazy } from './Lazy';
import { Part } from './Part';
import { part as messages } from './messages';

let root: Root;
let place: HTMLElement;
const errors: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  errors.length = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onCaughtError: (error) => errors.push(error) });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** A part that throws for as long as it is broken. */
function partThat(state: { isBroken: boolean }): () => ReactNode {
  return function Breakable() {
    if (state.isBroken) throw new Error('It broke.');
    return <b>Works</b>;
  };
}

it('falls alone, keeps what is left of it, and comes back', () => {
  const state = { isBroken: true };
  const Breakable = partThat(state);
  act(() =>
    root.render(
      <>
        <i>Around</i>
        <Part rest={<pre>let x;</pre>}>
          <Breakable />
        </Part>
      </>,
    ),
  );
  expect(place.querySelector('i')?.textContent).toBe('Around');
  expect(place.querySelector('[role=alert] p')?.textContent).toBe(messages.failed);
  expect(place.querySelector('pre')?.textContent).toBe('let x;');
  expect(errors).toHaveLength(1);
  state.isBroken = false;
  act(() => place.querySelector('button')?.click());
  expect(place.innerHTML).toBe('<i>Around</i><b>Works</b>');
});

it('falls alone where its code was loaded for it', async () => {
  const Breakable = partThat({ isBroken: true });
  act(() =>
    root.render(
      <>
        <i>Around</i>
        <Lazy load={() => Promise.resolve({ Breakable })} waiting="Waiting">
          {(module) => <module.Breakable />}
        </Lazy>
      </>,
    ),
  );
  expect(place.textContent).toBe('AroundWaiting');
  await act(() => Promise.resolve());
  expect(place.querySelector('i')?.textContent).toBe('Around');
  expect(place.querySelector('[role=alert] p')?.textContent).toBe(messages.failed);
});

it('says so when the code does not come', async () => {
  act(() =>
    root.render(
      <Lazy load={() => Promise.reject(new Error('Gone.'))} missing="Not loaded">
        {() => null}
      </Lazy>,
    ),
  );
  await act(() => Promise.resolve());
  expect(place.textContent).toBe('Not loaded');
});
