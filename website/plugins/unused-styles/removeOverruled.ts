import postcss, { type Rule } from 'postcss';

/** The root element, whatever is said of it besides. */
const rootElement = /^(?::root|html)(?:\[[^\]]*\])?$/;

/**
 * Removes from cascade layers the variables of the root element that a rule outside of layers sets:
 * that one wins, unless they are important. Most are the framework's colours and sizes.
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
