/** Begins the name of everything that is stored of a draft. */
export const prefix = 'p5.asciify draft';
