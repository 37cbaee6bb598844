// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let root: Root;
let place: HTMLElement;

interface State {
  count: number;
  isOpen: boolean;
  names: readonly string[];
}

const first: State = { count: 1, isOpen: true, names: ['one', 'two', 'three'] };

/** Has texts beside each other, texts that come and go, and a list that changes its order. */
function Page({ count, isOpen, names }: State): ReactNode {
  return (
    <main>
      {isOpen && 'Open. '}
      {count} of {names.length} results{isOpen && <b> in all</b>}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {isOpen ? 'Press Escape.' : <button>Open</button>}
    </main>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await import('./movedNodes');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  show(first);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function show(state: State): void {
  act(() => root.render(<Page {...state} />));
}

/** What the page says to whoever reads it untranslated. */
const plain = (): string => place.innerHTML.replaceAll(/<\/?font>|⟨|⟩/g, '');

/** The same page in a state, without a translator. */
function untouched(state: State): string {
  const other = document.createElement('div');
  const otherRoot = createRoot(other);
  act(() => otherRoot.render(<Page {...state} />));
  const html = other.innerHTML;
  act(() => otherRoot.unmount());
  return html;
}

function texts(): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

function font(...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('font');
  element.append(...content);
  return element;
}

/** Ways in which software changes texts. */
const translators: Record<string, (text: Text) => void> = {
  'wraps it': (text) => {
    const wrapper = font();
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  'wraps it twice': (text) => {
    const wrapper = font();
    text.replaceWith(font(wrapper));
    wrapper.append(text);
  },
  'replaces it': (text) => text.replaceWith(font(font(`⟨${text.data}⟩`))),
  'adds another and removes it': (text) => {
    text.before(font(`⟨${text.data}⟩`));
    text.remove();
  },
};

const states: readonly State[] = [
  { ...first, isOpen: false },
  { ...first, count: 2 },
  { ...first, names: ['three', 'zero', 'one'] },
  { count: 0, isOpen: false, names: [] },
  first,
];

/** Lets observers hear of what has happened. */
const settle = (): Promise<void> => act(() => Promise.resolve());

describe.each(Object.entries(translators))('a translator that %s', (_, translate) => {
  it('leaves a page that goes on, and says what it should', async () => {
    for (const state of states) {
      for (const text of texts()) translate(text);
      await settle();
      show(state);
      await settle();
      expect(plain()).toBe(untouched(state));
    }
  });

  it('may do so twice', async () => {
    for (const state of states) {
      for (const text of texts()) translate(text);
      for (const text of texts()) translate(text);
      await settle();
      show(state);
      await settle();
      expect(plain()).toBe(untouched(state));
    }
  });

  it('may do so in the moment of a change', async () => {
    for (const text of texts()) translate(text);
    show({ ...first, isOpen: false, names: ['three', 'zero', 'one'] });
    await settle();
    expect(plain()).toBe(untouched({ ...first, isOpen: false, names: ['three', 'zero', 'one'] }));
  });

  it('leaves a page that can be taken down', async () => {
    for (const text of texts()) translate(text);
    await settle();
    expect(() => act(() => root.render(null))).not.toThrow();
    expect(place.textContent).toBe('');
  });
});

it('goes on after texts were joined in one element', async () => {
  const [open, count, of, ...others] = texts();
  if (!open || !count || !of) throw new Error('The page lacks its texts.');
  count.before(font('⟨1 of ⟩'));
  count.remove();
  of.remove();
  expect(others.length).toBeGreaterThan(3);
  await settle();
  show({ ...first, count: 3 });
  await settle();
  expect(plain()).toBe(untouched({ ...first, count: 3 }));
});

it('goes on after nodes were put elsewhere or removed', async () => {
  const elsewhere = document.body.appendChild(document.createElement('aside'));
  const bold = place.querySelector('b');
  const item = place.querySelector('li');
  if (!bold || !item) throw new Error('The page lacks its elements.');
  elsewhere.append(bold);
  item.remove();
  await settle();
  expect(() => show({ count: 0, isOpen: false, names: ['two'] })).not.toThrow();
  expect(elsewhere.childElementCount).toBe(0);
  expect(place.textContent).toBe('0 of 1 resultstwoOpen');
  elsewhere.remove();
});

it('leaves what is no node to the browser', () => {
  const remove: unknown = Reflect.get(place, 'removeChild');
  if (typeof remove !== 'function') throw new Error('There is no removeChild().');
  expect((): unknown => Reflect.apply(remove, place, [null])).toThrow('Node');
});
