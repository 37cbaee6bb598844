import type {
  AnyNode,
  ClassDeclaration,
  FunctionDeclaration,
  Program,
  VariableDeclaration,
  VariableDeclarator,
} from 'acorn';
import { namesOf } from './names';

export interface Variable {
  kind: VariableDeclaration['kind'];
  declarator: VariableDeclarator;
  /** All names that are declared together; several where an array or an object is taken apart. */
  names: readonly string[];
}

/** The top-level declarations of a sketch by name, and its other top-level statements. */
export interface Declarations {
  functions: ReadonlyMap<string, FunctionDeclaration>;
  classes: ReadonlyMap<string, ClassDeclaration>;
  variables: ReadonlyMap<string, Variable>;
  statements: readonly AnyNode[];
  /** Whether a name is declared twice, so that its name does not say which is meant. */
  hasDoubles: boolean;
}

export function declarationsOf({ body }: Program): Declarations {
  const functions = new Map<string, FunctionDeclaration>();
  const classes = new Map<string, ClassDeclaration>();
  const variables = new Map<string, Variable>();
  const statements: AnyNode[] = [];
  const declared: string[] = [];
  for (const node of body) {
    if (node.type === 'FunctionDeclaration') {
      functions.set(node.id.name, node);
      declared.push(node.id.name);
    } else if (node.type === 'ClassDeclaration') {
      classes.set(node.id.name, node);
      declared.push(node.id.name);
    } else if (node.type === 'VariableDeclaration') {
      for (const declarator of node.declarations) {
        const names = namesOf(declarator.id);
        const variable = { kind: node.kind, declarator, names };
        for (const name of names) variables.set(name, variable);
        declared.push(...names);
      }
    } else if (node.type !== 'EmptyStatement') {
      statements.push(node);
    }
  }
  const hasDoubles = new Set(declared).size < declared.length;
  return { functions, classes, variables, statements, hasDoubles };
}
