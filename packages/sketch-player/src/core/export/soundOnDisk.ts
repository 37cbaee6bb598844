/**
 * A script that lets p5.sound work in a page on a disk. p5.sound hands code to the browser's audio
 * thread as a blob; for such a page, browsers take it as a data address only.
 */
export const soundOnDisk = `(function () {
const { addModule } = AudioWorklet.prototype;
AudioWorklet.prototype.addModule = async function (address, options) {
  if (!String(address).startsWith('blob:')) return addModule.call(this, address, options);
  const code = await (await fetch(address)).text();
  return addModule.call(this, 'data:text/javascript,' + encodeURIComponent(code), options);
};
})();`;
