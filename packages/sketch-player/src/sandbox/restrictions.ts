import { takeGetter, takeMethod } from './natives';

/**
 * Links that let the browser connect to a host before anything is loaded from it, and elements that
 * hold a document of their own.
 */
const connecting =
  'link[rel~="preconnect" i], link[rel~="dns-prefetch" i], link[rel~="prefetch" i], link[rel~="preload" i], link[rel~="modulepreload" i], link[rel~="prerender" i], iframe, frame, object, embed, portal, fencedframe';

const query = {
  document: takeMethod(Document.prototype, 'querySelectorAll'),
  fragment: takeMethod(DocumentFragment.prototype, 'querySelectorAll'),
};
const lengthOf = takeGetter(NodeList.prototype, 'length');
const itemOf = takeMethod(NodeList.prototype, 'item');
const remove = takeMethod(Element.prototype, 'remove');
const observe = takeMethod(MutationObserver.prototype, 'observe');
const Observer = MutationObserver;

/**
 * Removes elements that would connect to a host, or hold a document of their own, from a document or
 * a shadow root, though the document's policy blocks every load. A response header prevents
 * connections for certain, see `deploy/headers.ts`; this is for hosts that do not send it, and for
 * browsers that do not know it. A browser may have begun to connect before the element is removed.
 */
export function blockConnections(root: Document | ShadowRoot): void {
  const queryAll = root === document ? query.document : query.fragment;
  const observer = new Observer(() => {
    const found = queryAll(root, connecting);
    const count = lengthOf(found);
    if (typeof count !== 'number') return;
    for (let index = 0; index < count; index += 1) remove(itemOf(found, index));
  });
  // Without a prototype, so that a sketch adds no options; without a filter of attributes, which
  // browsers would read by a method of lists that a sketch can replace.
  const options = { __proto__: null, childList: true, subtree: true, attributes: true };
  observe(observer, root, options);
}

/**
 * Removes WebRTC. The policy of the document does not cover connections to other browsers in every
 * browser, and what a sketch sees, such as the camera, must stay in the page.
 */
export function blockWebRTC(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
}

/**
 * Removes the media session: browsers fetch its artwork from any address, without regard to the
 * policy of the document.
 */
export function blockMediaSession(): void {
  Reflect.deleteProperty(window, 'MediaMetadata');
  Reflect.deleteProperty(Navigator.prototype, 'mediaSession');
}

const blocked = new Set(['deviceorientation', 'devicemotion']);

/**
 * p5.js listens to motion sensors in every sketch. The site's permissions policy blocks them, and
 * browsers would complain about each attempt in the reader's console.
 */
export function ignoreMotionEvents(): void {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (!blocked.has(type)) add(type, ...rest);
  };
}
