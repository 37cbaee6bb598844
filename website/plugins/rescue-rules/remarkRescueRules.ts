import type { Root } from 'mdast';
import { families } from 'sketch-player/rescueRules';
import { SKIP, visit } from 'unist-util-visit';
import { markdownOf } from '../measurements/hast';
import { rulesTable } from './rulesTable';

/** Puts tables of the rules by which the player repairs sketches in the place of `<RescueRules/>`. */
export function remarkRescueRules() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', ({ name }, index, parent) => {
      if (name !== 'RescueRules' || !parent || index === undefined) return undefined;
      const tables = families.map((family) => markdownOf(rulesTable(family)));
      parent.children.splice(index, 1, ...tables);
      return [SKIP, index + tables.length];
    });
  };
}
