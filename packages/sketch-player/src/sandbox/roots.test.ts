// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockLinks } from './history';
import { blockConnections } from './restrictions';
import { watchRoots } from './roots';

beforeAll(() => {
  watchRoots((root) => {
    blockConnections(root);
    blockLinks(root);
  });
});
beforeEach(() => {
  // The sandbox tells the sketch what it has refused.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Observers of mutations are called when the code that runs now has ended. */
const later = () => Promise.resolve();

function rootOf(options: ShadowRootInit): ShadowRoot {
  return document.body.appendChild(document.createElement('div')).attachShadow(options);
}

describe('what holds a document is removed', () => {
  it.each(['iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe'])(
    '%s in a closed shadow root',
    async (name) => {
      const root = rootOf({ mode: 'closed' });
      root.append(document.createElement(name));
      await later();
      expect(root.childNodes).toHaveLength(0);
    },
  );

  it('within a shadow root in a shadow root', async () => {
    const outer = rootOf({ mode: 'closed' });
    const host = outer.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode: 'closed' });
    inner.innerHTML = '<p><iframe></iframe></p>';
    await later();
    expect(inner.innerHTML).toBe('<p></p>');
  });

  it('when an attribute makes a link connect', async () => {
    const root = rootOf({ mode: 'open' });
    const link = root.appendChild(document.createElement('link'));
    await later();
    expect(root.childNodes).toHaveLength(1);
    link.setAttribute('rel', 'PreConnect');
    await later();
    expect(root.childNodes).toHaveLength(0);
  });

  it('although a sketch has replaced what finds and removes elements', async () => {
    const root = rootOf({ mode: 'closed' });
    const none = document.createDocumentFragment().childNodes;
    vi.spyOn(Document.prototype, 'querySelectorAll').mockReturnValue(none as never);
    vi.spyOn(DocumentFragment.prototype, 'querySelectorAll').mockReturnValue(none as never);
    vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {});
    vi.spyOn(NodeList.prototype, 'item').mockReturnValue(document.body);
    vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {});
    const late = rootOf({ mode: 'closed' });
    for (const place of [document.body, root, late]) {
      place.appendChild(document.createElement('iframe'));
    }
    await later();
    vi.restoreAllMocks();
    expect(document.querySelector('iframe')).toBeNull();
    expect([root.childNodes.length, late.childNodes.length]).toEqual([0, 0]);
  });
});

it('lets no shadow root be cloned, whether the option is inherited or not', () => {
  for (const options of [
    { mode: 'open', clonable: true } as const,
    Object.assign(Object.create({ clonable: true }) as object, { mode: 'open' } as const),
  ]) {
    const root = rootOf(options);
    const copy = root.host.cloneNode(true);
    expect(copy instanceof Element && copy.shadowRoot).toBeNull();
  }
});

it('gives the kind of shadow root that was asked for', () => {
  expect(rootOf({ mode: 'open' }).host.shadowRoot).not.toBeNull();
  expect(rootOf({ mode: 'closed' }).host.shadowRoot).toBeNull();
});

describe('links lead nowhere', () => {
  it.each(['open', 'closed'] as const)('in a shadow root that is %s', (mode) => {
    const link = rootOf({ mode }).appendChild(document.createElement('a'));
    link.href = '#elsewhere';
    const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('although a sketch has replaced what recognises them', () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#elsewhere';
    vi.spyOn(Event.prototype, 'composedPath').mockReturnValue([]);
    vi.spyOn(Element.prototype, 'closest').mockReturnValue(null);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(window.location.hash).toBe('');
  });

  it('but those that download, and clicks elsewhere, do what they do', () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'data:,x';
    link.download = 'x.txt';
    const seen: boolean[] = [];
    link.addEventListener('click', (event) => {
      seen.push(event.defaultPrevented);
      // jsdom would tell that it does not navigate.
      event.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(elsewhere);
    expect([...seen, elsewhere.defaultPrevented]).toEqual([false, false]);
  });
});
