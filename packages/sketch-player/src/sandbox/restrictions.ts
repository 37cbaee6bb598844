import type { Send } from './channel';
import { messages } from './messages';

/**
 * Keeps a sketch from adding to the history of the tab: the reader would have to go back through
 * every entry. The methods of `History` only warn, and links lead nowhere.
 */
export function blockHistory(): void {
  let hasWarned = false;
  const refuse = (): void => {
    if (!hasWarned) console.warn(messages.noHistory);
    hasWarned = true;
  };
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: refuse });
  }
  window.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      const link =
        target instanceof Element && target.closest('a[href]:not([download]), area[href]');
      if (!link) return;
      event.preventDefault();
      refuse();
    },
    true,
  );
}

/** Tells the page when a sketch has changed the hash of its address, which cannot be prevented. */
export function forwardAddresses(send: Send): void {
  window.addEventListener('hashchange', () => send({ type: 'navigated' }), true);
}

/**
 * Links that let the browser connect to a host before anything is loaded from it, and elements that
 * hold a document of their own.
 */
const connecting =
  'link[rel~="preconnect" i], link[rel~="dns-prefetch" i], link[rel~="prefetch" i], link[rel~="preload" i], link[rel~="modulepreload" i], link[rel~="prerender" i], iframe, frame, object, embed';

/**
 * Removes elements that would connect to a host, though the document's policy blocks every load. A
 * response header prevents this for certain, see `deploy/headers.ts`; this is for hosts that do not
 * send it, and for browsers that do not know it. A browser may have begun to connect before the
 * element is removed.
 */
export function blockConnections(): void {
  const remove = (): void => {
    for (const element of document.querySelectorAll(connecting)) element.remove();
  };
  new MutationObserver(remove).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['rel', 'href', 'src', 'data'],
  });
}

/**
 * Removes WebRTC. The policy of the document does not cover connections to other browsers, and what
 * a sketch sees, such as the camera, must stay in the page.
 */
export function blockWebRTC(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
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
