import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import { PageActions } from '@site/src/components/PageActions';

/** Adds what can be done with the page of a post. */
export default function BlogPostItemFooterWrapper(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <PageActions />}
    </>
  );
}
