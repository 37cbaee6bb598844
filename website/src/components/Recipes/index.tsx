import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import recipePages from '@generated/sketches/default/recipes.json';
import { tagGroups } from '@site/shared/examples';
import { FramePicture } from '@site/src/components/FramePicture';
import { materialNames } from '@site/src/messages/recipes';
import styles from './styles.module.css';

/** The recipes of a page of the cookbook, each as its captured frame and a link to its section. */
export function Recipes({ page }: { page: string }): ReactNode {
  const found = recipePages.find(({ name }) => name === page);
  if (!found) {
    const known = recipePages.map(({ name }) => name).join(', ');
    throw new Error(
      `<Recipes page="${page}">: there is no such page with recipes; known: ${known}`,
    );
  }
  return (
    <ul role="list" className={styles.recipes}>
      {found.recipes.map(({ title, address, example }) => (
        <li key={address} className={styles.recipe}>
          {/* Hidden from screen readers, since the title says what there is to see. */}
          <div className={styles.picture} aria-hidden="true">
            <FramePicture frame={example.frame} colours={example.colours} label="" />
          </div>
          <Link className={styles.title} to={address}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to all recipes by what they are made from: each tag of that group that a recipe has. */
export function RecipesByMaterial(): ReactNode {
  const recipes = recipePages.flatMap((page) => page.recipes);
  const materials = tagGroups['Made from'].map((tag) => ({
    tag,
    made: recipes.filter(({ example }) => example.tags.includes(tag)),
  }));
  return (
    <dl className={styles.materials}>
      {materials
        .filter(({ made }) => made.length > 0)
        .map(({ tag, made }) => (
          <div key={tag}>
            <dt>{materialNames[tag]}</dt>
            {made.map(({ title, address }) => (
              <dd key={address}>
                <Link to={address}>{title}</Link>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
