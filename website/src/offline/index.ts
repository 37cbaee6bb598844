import { OfflineCopy } from './OfflineCopy';

export { initialState, type OfflineState } from './OfflineCopy';
export { watchUpdates } from './watchUpdates';

/** The offline copy in this browser. */
export const offlineCopy = new OfflineCopy();
