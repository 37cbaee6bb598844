import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { galleryAddress } from '@site/src/components/ExampleGallery/galleryAddress';

/** The breadcrumbs of an example's page, which look like those of the docs. */
export function Breadcrumbs({ title }: { title: string }): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs" role="list">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/" aria-label="Home page" />
        </li>
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={galleryAddress()}>
            Examples
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {title}
          </span>
        </li>
      </ul>
    </nav>
  );
}
