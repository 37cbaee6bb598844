import { Store } from 'sketch-player/Store';
import siteConfig from '@generated/docusaurus.config';
import { parseProgress } from './protocol';

export interface OfflineState {
  readonly status:
    | 'looking'
    /** The browser has no service workers, or not on this page. */
    | 'unsupported'
    | 'absent'
    | 'saving'
    | 'saved'
    | 'failed';
  /** Files that are saved so far, while saving. */
  readonly saved: number;
  readonly total: number;
}

export const initialState: OfflineState = { status: 'looking', saved: 0, total: 0 };

/** The copy of the site that the reader's browser keeps, if they want one. */
class OfflineCopy extends Store<OfflineState> {
  private isListening = false;

  constructor() {
    super(initialState);
  }

  /** Finds out whether there is a copy. */
  async look(): Promise<void> {
    if (!('serviceWorker' in navigator)) return this.set({ status: 'unsupported' });
    try {
      const registration = await ownRegistration();
      if (registration?.active) return this.set({ status: 'saved' });
      if (registration?.installing) return await this.follow(registration.installing);
      this.set({ status: 'absent' });
      // Caches are left over if the browser was closed while saving.
      await removeCaches();
    } catch {
      this.set({ status: 'unsupported' });
    }
  }

  /** Saves the whole site. To be called only once the reader has agreed. */
  async save(): Promise<void> {
    if (this.state.status === 'saving') return;
    this.set({ status: 'saving', saved: 0, total: 0 });
    try {
      const { installing, active } = await register();
      if (installing && !active) await this.follow(installing);
      else this.set({ status: 'saved' });
    } catch {
      await this.fail();
    }
  }

  /** Removes the copy, and the worker with it. */
  async remove(): Promise<void> {
    await (await ownRegistration())?.unregister();
    await removeCaches();
    this.set({ status: 'absent' });
  }

  private async follow(worker: ServiceWorker): Promise<void> {
    this.listen();
    this.set({ status: 'saving' });
    if (await isActivated(worker)) this.set({ status: 'saved' });
    else await this.fail();
  }

  /** Records the failure, and removes the incomplete copy. */
  private async fail(): Promise<void> {
    this.set({ status: 'failed' });
    await removeCaches().catch(() => undefined);
  }

  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const progress = parseProgress(data);
      if (progress) this.set({ saved: progress.saved, total: progress.total });
    });
  }
}

/** The offline copy in this browser. */
export const offlineCopy = new OfflineCopy();

/** Whether a worker that is being installed becomes active in the end. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

const workerUrl = `${siteConfig.baseUrl}sw.js`;

/** The scope of the worker. The names of its caches end in it. */
function scope(): string {
  return new URL(siteConfig.baseUrl, window.location.origin).href;
}

/**
 * Registers the service worker, which then saves the site.
 *
 * @throws Error when the worker cannot be fetched or the browser does not allow one.
 */
function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, {
    scope: siteConfig.baseUrl,
    updateViaCache: 'none',
  });
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  // If this site lies below another site, `getRegistration` may return the worker of that site.
  return registration?.scope === scope() ? registration : undefined;
}

/** Removes everything that the worker has saved. */
async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope()));
  await Promise.all(names.map((name) => caches.delete(name)));
}
