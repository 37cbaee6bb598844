/** Forms in which a frame can be saved. */
export const captureFormats = ['text', 'svg', 'json', 'png'] as const;
export type CaptureFormat = (typeof captureFormats)[number];

/** Forms in which a sketch can be recorded. */
export const recordingFormats = ['webm', 'gif'] as const;
export type RecordingFormat = (typeof recordingFormats)[number];
