/** The name of the zip of the whole site. It is part of neither itself nor the offline copy. */
export const zipName = 'p5-asciify-site.zip';
