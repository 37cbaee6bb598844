/**
 * The messages between a page and the sandbox in which it runs a sketch. Commands go in, reports come
 * out. Both sides parse what they receive: the sandbox holds code that nobody has read.
 */
import * as v from 'valibot';
import { BYTES_PER_CELL, MAX_ASCIIFIERS, MAX_CELLS, MAX_LAYERS, MAX_SOURCE_PIXELS } from './cells';
import { captureFormats, MAX_SECONDS, recordingFormats } from './formats';

/** A number of cells or pixels. */
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const fromZero = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The message that carries the sandbox's end of the channel; the only one that is sent to the window.
 */
export const CONNECT = 'p5.asciify runner: connect';

/** How a sketch is displayed: with the characters that it chose itself, with characters chosen by shape, or plain. */
export const displayModes = ['characters', 'shapes', 'plain'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** An unsigned integer of 32 bits. */
export const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));

const scriptSchema = v.object({
  /** The name of the script in stack traces. */
  src: v.string(),
  text: v.string(),
});

export type LoadedScript = v.InferOutput<typeof scriptSchema>;

const names = v.array(v.string());

const commandSchema = v.variant('type', [
  /** The first command: p5.js and the library, in the order in which they run. */
  v.object({ type: v.literal('load'), scripts: v.array(scriptSchema) }),
  /** Files of the reader, which the sketch finds by their names. Comes before `run`. */
  v.object({
    type: v.literal('files'),
    files: v.array(v.object({ name: v.string(), content: v.instance(Blob) })),
  }),
  v.object({
    type: v.literal('run'),
    code: v.string(),
    /**
     * A script shares its names with p5.js, as in a script element. A module was compiled to
     * CommonJS.
     */
    kind: v.picklist(['script', 'module']),
    /** The random seed: the same seed gives the same picture. */
    seed: seedSchema,
    /** Shows the canvas as large as the sandbox allows, whole. */
    fitsCanvas: v.optional(v.boolean()),
  }),
  /**
   * Changes the script that runs. The code is an object literal, which `source/hotReload/hotReloadCode.ts` has
   * written: functions and classes by name, functions that give the values of new variables, and
   * functions that make settings again.
   */
  v.object({
    type: v.literal('hotReload'),
    /** The number of the version that it makes, from 1. */
    id: v.number(),
    code: v.string(),
    /** The same for the settings of the version that runs. */
    undo: v.string(),
    /** Names of functions that the sketch has, of classes whose methods are replaced, and so on. */
    functions: names,
    classes: names,
    added: names,
    variables: names,
    removed: names,
    /** The functions whose settings are made again. */
    settings: names,
  }),
  v.object({ type: v.literal('pause') }),
  v.object({ type: v.literal('resume') }),
  /** Draws one frame while paused. */
  v.object({ type: v.literal('step') }),
  /**
   * Shows the characters of the sketch's own renderers, those of a shape renderer in their place, or
   * the plain picture below them.
   */
  v.object({ type: v.literal('show'), displayMode: v.picklist(displayModes) }),
  /** Shows the plain picture over this share of the width, from the left. */
  v.object({
    type: v.literal('compare'),
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.object({ type: v.literal('capture'), id: v.number(), format: v.picklist(captureFormats) }),
  /**
   * Sends the cells of the frame that is seen, and of each one after it; or ends that. `asciifier` is
   * the place of the one whose cells are sent, from 0; without it, that is the first.
   */
  v.object({
    type: v.literal('inspect'),
    isOn: v.boolean(),
    asciifier: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ASCIIFIERS - 1)),
    ),
  }),
  /** Scrolls a cell of a canvas that is larger than the preview into view. */
  v.object({ type: v.literal('reveal'), x: fromZero, y: fromZero }),
  /** Sends source pixels of the characters: an area, in pixels. */
  v.object({
    type: v.literal('readSource'),
    id: v.number(),
    left: v.number(),
    top: v.number(),
    width: v.number(),
    height: v.number(),
  }),
  /** Records the canvas from now on. */
  v.object({
    type: v.literal('record'),
    format: v.picklist(recordingFormats),
    seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SECONDS)),
  }),
  /** Ends the recording early. */
  v.object({ type: v.literal('stopRecording') }),
  /** The reader's answer to a sketch that asked for the camera. */
  v.object({ type: v.literal('camera'), granted: v.boolean() }),
  /** The reader's answer to a sketch that asked for the microphone. */
  v.object({ type: v.literal('microphone'), granted: v.boolean() }),
  /** The samples of the microphone since the last of these commands. */
  v.object({
    type: v.literal('samples'),
    /** Samples in a second. */
    rate: v.number(),
    samples: v.instance(Float32Array),
  }),
  /** A frame of the camera. */
  v.object({ type: v.literal('picture'), picture: v.custom<ImageBitmap>(isImageBitmap) }),
]);

export type Command = v.InferOutput<typeof commandSchema>;

/** How far a sketch has come on its way to the first frame. */
export const progressSteps = [
  /** p5.js has found no sketch to start. */
  'nothing',
  /** p5.js waits for what preload() asked for. */
  'preload',
  /** setup() has not come to its end. */
  'setup',
  /** Everything is ready, and there is no draw(). */
  'no draw',
  'drawing',
] as const;
export type Progress = (typeof progressSteps)[number];

const text = v.pipe(v.string(), v.maxLength(20_000));
const count = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * Why the sandbox itself has thrown an error, so that the diagnosis need not parse its message.
 * Errors of p5.js, of the library and of the sketch have none.
 */
const errorCauseSchema = v.variant('code', [
  /** The sketch asked for a file that nobody has added. */
  v.object({ code: v.literal('missingFile'), name: text }),
  v.object({ code: v.literal('invalidColor') }),
  v.object({ code: v.literal('loopStopped') }),
  /** The reader, or the page, did not allow the camera or the microphone. */
  v.object({ code: v.literal('deviceRefused') }),
]);

export type ErrorCause = v.InferOutput<typeof errorCauseSchema>;

/** The fields of a thrown error. */
const thrown = {
  name: text,
  message: text,
  /** Where in the sketch, counted from 1; missing when that is not known. */
  line: v.optional(count),
  column: v.optional(count),
  cause: v.optional(errorCauseSchema),
};

export const logLevels = ['log', 'info', 'debug', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A share of the width or height of the sandbox, which may lie beyond its edges. */
const share = v.pipe(v.number(), v.finite());

/** The width or height of a picture that the page is to encode. */
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

const reportSchema = v.variant('type', [
  /** The sandbox has run what was loaded and is waiting for a sketch. */
  v.object({ type: v.literal('ready') }),
  /** Sent twice a second. */
  v.object({
    type: v.literal('beat'),
    /** Frames drawn so far. */
    frames: count,
    framesPerSecond: count,
    /** Whether p5.js will draw another frame by itself. */
    looping: v.boolean(),
    progress: v.picklist(progressSteps),
    /** Whether the browser gives the sandbox no frames, as it does out of view. */
    withheld: v.optional(v.boolean()),
  }),
  /** The first frame is on the canvas. */
  v.object({
    type: v.literal('drawn'),
    /** Width by height of the canvas; missing when there is none. */
    ratio: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
  }),
  /**
   * `values` are trees that `describeValue` made. `parseDescribedValues.ts` checks them before they
   * are shown.
   */
  v.object({
    type: v.literal('log'),
    level: v.picklist(logLevels),
    // The length is checked first: walking an array of any length could take for ever.
    values: v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= 50),
    /** How many times in a row the message was logged; once, when it is missing. */
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** How many log messages were left out because too many came at once. */
  v.object({ type: v.literal('dropped'), count }),
  v.object({
    type: v.literal('error'),
    ...thrown,
    /** The version of the sketch that the place is in; see `hotReload`. */
    version: v.optional(count),
  }),
  /** A version has drawn its first frame. */
  v.object({ type: v.literal('hotReloaded'), id: count }),
  /** A version could not be made, or has thrown, and an earlier one runs on. */
  v.object({
    type: v.literal('notHotReloaded'),
    id: count,
    /** The version that runs. */
    version: count,
    /** The error of the version; missing when the running sketch cannot be changed in this way. */
    error: v.optional(v.object(thrown)),
  }),
  /** The description that the sketch gives with `describe()`; empty when it has removed it. */
  v.object({ type: v.literal('described'), text: v.pipe(v.string(), v.maxLength(1000)) }),
  /** The browser took the WebGL context away. */
  v.object({ type: v.literal('contextLost') }),
  v.object({
    type: v.literal('captured'),
    id: v.number(),
    content: v.instance(Blob),
  }),
  v.object({ type: v.literal('notCaptured'), id: v.number(), message: text }),
  /** The cells of a frame of one asciifier. */
  v.pipe(
    v.object({
      type: v.literal('cells'),
      /** Which of the sketch's frames, from 1. */
      frame: fromZero,
      /** The place of the asciifier, from 0, and how many there are. */
      asciifier: fromZero,
      asciifiers: v.pipe(whole, v.maxValue(MAX_ASCIIFIERS)),
      columns: whole,
      rows: whole,
      /** The size of the source from which the characters are made, in pixels. */
      sourceWidth: whole,
      sourceHeight: whole,
      /** The visible position of the grid. */
      left: share,
      top: share,
      width: share,
      height: share,
      /** Names of the renderers that are on, from bottom to top. */
      layers: v.custom<string[]>(isShortListOfNames),
      /** All characters of the font in the order of their indices; missing when they are the same. */
      characters: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
      /** See `cells.ts`. */
      bytes: v.instance(ArrayBuffer),
    }),
    v.check(
      ({ columns, rows, bytes }) =>
        columns * rows <= MAX_CELLS && bytes.byteLength === BYTES_PER_CELL * columns * rows,
    ),
  ),
  v.object({ type: v.literal('noCells'), message: text }),
  /** The pixels of an area of the source. The area is cut where the source ends. */
  v.pipe(
    v.object({
      type: v.literal('source'),
      id: v.number(),
      left: fromZero,
      top: fromZero,
      /** How many pixels are sent in each direction, and how far they are from each other. */
      columns: whole,
      rows: whole,
      step: whole,
      pixels: v.instance(ArrayBuffer),
    }),
    v.check(
      ({ columns, rows, pixels }) =>
        columns * rows <= MAX_SOURCE_PIXELS && pixels.byteLength === 4 * columns * rows,
    ),
  ),
  /** One of the pictures of a recording that the page encodes itself. */
  v.pipe(
    v.object({
      type: v.literal('picture'),
      width: side,
      height: side,
      pixels: v.instance(ArrayBuffer),
      /** When it was drawn, in milliseconds since the recording began. */
      at: count,
    }),
    v.check(({ width, height, pixels }) => pixels.byteLength === 4 * width * height),
  ),
  /** A recording has come to its end. */
  v.object({
    type: v.literal('recorded'),
    /** How many frames the sketch drew in that time. */
    frames: count,
    /** In milliseconds. */
    duration: count,
    /** The file; missing when the page makes it of the pictures. */
    content: v.optional(v.instance(Blob)),
  }),
  v.object({ type: v.literal('notRecorded'), message: text }),
  /** The sketch wants to save a file. */
  v.object({
    type: v.literal('file'),
    name: v.pipe(v.string(), v.maxLength(200)),
    content: v.instance(Blob),
  }),
  /** Keys that mean something to the page were pressed inside the sandbox. */
  v.object({ type: v.literal('shortcut'), name: v.picklist(['run', 'stop']) }),
  /** The sketch has changed the address of its document, and so the history of the tab. */
  v.object({ type: v.literal('navigated') }),
  /** Whether the sketch has sound that waits until the reader presses within the sandbox. */
  v.object({ type: v.literal('silent'), isSilent: v.boolean() }),
  /** The sketch asks for the camera. */
  v.object({ type: v.literal('wantsCamera') }),
  /** The sketch asks for the microphone. */
  v.object({ type: v.literal('wantsMicrophone') }),
  /** The sketch has drawn the last picture of the camera and is ready for another. */
  v.object({ type: v.literal('wantsPicture') }),
]);

export type Report = v.InferOutput<typeof reportSchema>;

/** A command, or `undefined` for anything else. */
export function parseCommand(value: unknown): Command | undefined {
  return parse(commandSchema, value);
}

/** A report, or `undefined` for anything else. */
export function parseReport(value: unknown): Report | undefined {
  return parse(reportSchema, value);
}

/** The length is checked first: walking an array of any length could take for ever. */
function isShortListOfNames(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MAX_LAYERS &&
    Array.from(value, (name: unknown) => typeof name === 'string' && name.length <= 200).every(
      Boolean,
    )
  );
}

function isImageBitmap(value: unknown): boolean {
  return 'ImageBitmap' in globalThis && value instanceof ImageBitmap;
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
