/**
 * Lets p5.sound hand code to the browser's audio thread in WebKit, too. p5.sound gives it the address
 * of a blob, and WebKit takes the blobs of a sandboxed document for those of another origin: "Cross-origin
 * script load denied". There it gets the same code in a data address. (`core/export/soundOnDisk.ts` does
 * the like for downloads.)
 */
export function allowAudioWorklets(): void {
  if (!('AudioWorklet' in window)) return;
  const { prototype } = window.AudioWorklet;
  const add: unknown = Reflect.get(prototype, 'addModule');
  if (typeof add !== 'function') return;
  prototype.addModule = async function (this: AudioWorklet, url, options): Promise<void> {
    const address = String(url);
    // Read at once: p5.sound may give the blob up.
    const code = address.startsWith('blob:') ? textOf(address) : undefined;
    try {
      await Reflect.apply(add, this, [url, options]);
    } catch (error) {
      const text = await code;
      if (text === undefined) throw error;
      const data = `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
      await Reflect.apply(add, this, [data, options]);
    }
  };
}

async function textOf(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return undefined;
  }
}
