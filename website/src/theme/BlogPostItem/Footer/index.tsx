import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import { PageActions } from '@site/src/components/PageActions';

/** The theme's footer of a post; on the page of the post, with the page's actions. */
export default function BlogPostItemFooterWrapper(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <PageActions />}
    </>
  );
}
