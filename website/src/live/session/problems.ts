/** What can go wrong with a frame as a whole, in words for the reader. */
import type { Problem } from '../diagnosis';
import { pages } from '../diagnosis/pages';

const troubleshooting = '/docs/help/troubleshooting';

export const stoppedAnswering: Problem = {
  message:
    'The sketch stopped answering, so it was ended. A loop that never finishes does this. Your code is still here.',
  link: pages.loop,
};

export const didNotLoad: Problem = {
  message:
    'What the sketch needs could not be loaded. Check your network connection, and press Play again.',
};

export const leftItsFrame: Problem = {
  message: 'The sketch tried to open another page in its place, so it was ended.',
};

export const sentTooMuch: Problem = {
  message:
    'The sketch sent more than this page can take, over 300 messages a second, so it was ended. Your code is still here.',
};

export const tookTheKeyboard: Problem = {
  message:
    'The sketch kept taking the keyboard away from the page with focus(), so it was ended. Press the picture, or move into it with Tab, to give it the keyboard.',
};

export const changedHistory: Problem = {
  message:
    'The sketch changed its address, which adds to the history of this tab, so it was ended.',
};

export const contextLost: Problem = {
  message:
    'The browser took the WebGL context away twice in a row. Close other tabs with 3D graphics, and play again.',
  link: { label: 'Troubleshooting', to: troubleshooting },
};
