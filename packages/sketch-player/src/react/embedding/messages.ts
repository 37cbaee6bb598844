/** Labels and messages of the panel with the code for another site. */
import { frameSizes } from '../../core/export/embedSnippet';

export const panel = {
  name: 'Embed on another site',
  width: 'Width',
  height: 'Height',
  range: `${frameSizes.least} to ${frameSizes.most} pixels`,
  wrongSize: `Type whole numbers from ${frameSizes.least} to ${frameSizes.most}.`,
  code: 'Code for your page',
  copy: 'Copy the code',
  copied: 'Code copied.',
  notCopied:
    'The browser did not let this page copy. The code is selected, so press Ctrl+C, or ⌘C on a Mac.',
  guide: 'What the frame may do, and what the other site needs',
  close: 'Close',
};
