export { htmlFile, type HtmlFileOptions } from './htmlFile';
