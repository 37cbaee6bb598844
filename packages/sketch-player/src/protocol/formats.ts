/** Forms in which a frame can be saved. */
export const captureFormats = ['text', 'svg', 'json', 'png'] as const;
export type CaptureFormat = (typeof captureFormats)[number];

/** Forms in which a sketch can be recorded. A browser that writes no WebM makes an MP4 of it. */
export const recordingFormats = ['webm', 'mp4', 'gif'] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

/** The longest recording, in seconds. */
export const MAX_SECONDS = 60;
