// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { withoutWebRTC } from './withoutWebRTC';

/** The window of a page that begins with the script. */
let page: Window;

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  page = frame.contentWindow;
  Reflect.set(page, 'RTCPeerConnection', class {});
  page.document.write(`<!doctype html><body><script>${withoutWebRTC}</script><main></main></body>`);
  page.document.close();
});

/** Runs code in the page, and tells how many documents are within it then, and were at any time. */
function framesOf(code: string): { now: number; seen: number } {
  Reflect.set(page, 'seen', 0);
  Reflect.set(page, 'look', () => {
    Reflect.set(page, 'seen', Math.max(Number(Reflect.get(page, 'seen')), page.length));
  });
  const script = page.document.createElement('script');
  script.text = `try { ${code} } catch {} look();`;
  page.document.querySelector('main')?.append(script);
  return { now: page.length, seen: Number(Reflect.get(page, 'seen')) };
}

it('leaves no constructor', () => {
  expect(Reflect.get(page, 'RTCPeerConnection')).toBeUndefined();
});

const main = `const main = document.querySelector('main');`;
const frame = `${main} const frame = document.createElement('iframe');`;

it.each([
  `${frame} main.appendChild(frame);`,
  `${frame} main.append('a', frame);`,
  `${frame} main.prepend(frame);`,
  `${frame} main.before(frame);`,
  `${frame} main.after(frame);`,
  `${frame} main.replaceChildren(frame);`,
  `${frame} main.insertBefore(frame, null);`,
  `${frame} main.insertAdjacentElement('afterbegin', frame);`,
  `${frame} main.firstChild.replaceWith(frame);`,
  `${frame} main.replaceChild(frame, main.firstChild);`,
  `${frame} frame.srcdoc = '<p>'; const box = document.createElement('div'); box.append(frame); main.append(box);`,
  `${frame} const box = document.createElement('div'); box.attachShadow({ mode: 'closed' }).append(frame); main.append(box);`,
  `${main} const box = document.createElement('div'); const root = box.attachShadow({ mode: 'closed' }); main.append(box); root.innerHTML = '<iframe></iframe>';`,
  `${main} main.innerHTML = '<p><iframe></iframe>';`,
  `${main} main.outerHTML = '<iframe></iframe>';`,
  `${main} main.insertAdjacentHTML('beforeend', '<iframe></iframe>');`,
  `${main} const range = document.createRange(); range.selectNodeContents(main); range.insertNode(document.createElement('iframe'));`,
  `${main} const range = document.createRange(); main.append(range.createContextualFragment('<iframe></iframe><script>look()</script>'));`,
  `${main} const template = document.createElement('template'); template.innerHTML = '<iframe></iframe><script>look()</script>'; main.append(template.content.cloneNode(true));`,
  `document.write('<iframe></iframe><script>look()</script>');`,
  `document.body.innerHTML = '<iframe onload="look()"></iframe>';`,
  `${frame} frame.addEventListener('load', look); Node.prototype.appendChild.call(main, frame);`,
  `class Spy extends HTMLElement { connectedCallback() { look(); } } customElements.define('x-spy', Spy); document.body.innerHTML = '<iframe></iframe><x-spy></x-spy>';`,
  `Element.prototype.remove = Element.prototype.matches = () => false; document.querySelectorAll = () => []; ${frame} main.append(frame);`,
  `${frame} const body = document.createElement('body'); body.append(frame); document.body = body;`,
  `${main} const box = document.createElement('caption'); box.innerHTML = '<iframe></iframe>'; const table = document.createElement('table'); main.append(table); table.caption = box;`,
  `${main} main.append(document.createElement('object'), document.createElement('embed'));`,
])('keeps documents out of the page: %s', (code) => {
  expect(framesOf(code)).toEqual({ now: 0, seen: 0 });
});

it('leaves the rest of a document as it is', () => {
  expect(
    framesOf(
      `${main} main.innerHTML = '<p>a</p>'; main.append(document.createElement('canvas'), 'b');`,
    ),
  ).toEqual({ now: 0, seen: 0 });
  expect(page.document.querySelector('main')?.innerHTML).toBe('<p>a</p><canvas></canvas>b');
});
