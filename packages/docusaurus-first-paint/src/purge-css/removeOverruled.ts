import postcss, { type Rule } from 'postcss';

/** A selector of the root element, with or without an attribute. */
const rootElement = /^(?::root|html)(?:\[[^\]]*\])?$/;

/**
 * Removes from cascade layers the variables of the root element that a rule outside of layers sets
 * too: the rule outside wins, unless the one in the layer is important. Most of these variables are
 * the framework's colours and sizes. https://www.w3.org/TR/css-cascade-5/#layering
 */
export function removeOverruled(styles: string): string {
  const sheet = postcss.parse(styles);
  const own = new Set<string>();
  sheet.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      eachVariable(node, ({ prop }) => own.add(prop));
    }
  });
  sheet.each((layer) => {
    if (layer.type !== 'atrule' || layer.name !== 'layer') return;
    layer.each((rule) => {
      if (rule.type !== 'rule' || !rule.selectors.every((one) => rootElement.test(one))) return;
      eachVariable(rule, (variable) => {
        if (own.has(variable.prop) && !variable.important) variable.remove();
      });
      if (rule.nodes.length === 0) rule.remove();
    });
  });
  return sheet.toString();
}

function eachVariable(rule: Rule, use: (variable: postcss.Declaration) => void): void {
  rule.walkDecls(/^--/, use);
}
