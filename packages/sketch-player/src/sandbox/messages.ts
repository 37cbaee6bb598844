const list = new Intl.ListFormat('en-GB');

/** The messages of the sandbox to the reader. */
export const messages = {
  cameraRefused: 'The camera was not allowed here.',
  microphoneRefused: 'The microphone was not allowed here.',
  onlyDevices:
    'A sketch can ask for the camera, { video: true }, and for the microphone, { audio: true }.',
  missingFile: (name: string) =>
    `"${name}" could not be loaded, because a sketch on this page has only the files that you add to it, and no network.`,
  unreadableFile: (name: string) => `The file "${name}" could not be read.`,
  notImportable: (name: string, known: readonly string[]) =>
    `Cannot import "${name}" here. Sketches can import ${list.format(known.map((one) => `"${one}"`))}.`,
  noHistory: 'A sketch on this page cannot change the history of the tab.',
  noDocument: 'A sketch on this page cannot write a new document. It can add elements to this one.',
  loopStopped: (seconds: number) =>
    `This loop ran for more than ${seconds} seconds without a pause, so it was stopped.`,
  noColour: (text: string) => `${JSON.stringify(text)} is not a colour.`,
  cannotBeShown: 'The sketch threw a value that cannot be shown.',
  noFrame: 'The sketch has not drawn a frame yet.',
  noAsciifier: 'The sketch has no asciifier to export from.',
  noCells: 'This sketch has no asciifier of p5.asciify, so there are no characters to inspect.',
  tooManyCells: (cells: number, most: number) =>
    `The grid has ${cells} cells. Grids of up to ${most} cells can be inspected.`,
  noCanvas: 'The sketch has no canvas on the page.',
  notEncoded: 'The browser could not encode the image.',
  cannotRecord: 'This browser cannot record a canvas.',
  cannotRead: 'The browser could not read the image.',
  recordingStopped: 'The browser stopped recording.',
};
