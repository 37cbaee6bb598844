/** The theme's layout of all pages of the blog, with their styles, which no other page waits for. */
import '@site/src/css/blog.css';

export { default } from '@theme-original/BlogLayout';
