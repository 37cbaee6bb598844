/** What the site says about the copy of it that readers can keep. */
import type { OfflineState } from '../offline/OfflineCopy';

export const offlineCopy = {
  isOff: 'The operator of this copy of the site has disabled saving.',
  remove: 'Remove offline copy',
  /** @param size Empty, or the size behind a comma. */
  save: (size: string) => `Save this site for offline reading${size}`,
  progress: 'Saved files',
  files: (saved: number, total: number) => `${saved} of ${total} files`,
  withoutScripts:
    'You need JavaScript to save the site here. You can download the file below without it.',
  status: {
    looking: '',
    unsupported: 'This browser cannot save the site here. You can download the file below instead.',
    absent: '',
    saving: 'Saving. You can continue reading.',
    saved: 'Saved. You can read the whole site without a network.',
    failed:
      'The site could not be saved. Check your connection and your free disk space, and try again.',
  } satisfies Record<OfflineState['status'], string>,
};

export const zip = {
  /** @param size Empty, or the size behind a comma. */
  download: (size: string) => `Download the whole site (zip${size})`,
  isThis: 'You are reading a copy from such a file',
};

/** Messages to readers of a saved copy of the site about a newer one. */
export const updatePrompt = {
  name: 'New version',
  isReady: 'A new version of this site is ready.',
  reload: 'Reload',
  later: 'Later',
};
