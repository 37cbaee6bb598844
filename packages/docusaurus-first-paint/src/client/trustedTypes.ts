/**
 * Types of Trusted Types, which the type library of TypeScript lacks and not every browser has:
 * https://www.w3.org/TR/trusted-types/
 */

/**
 * A rule returns `undefined` to refuse. The trusted values that a policy makes are typed as strings
 * here, because TypeScript's DOM types expect strings.
 */
interface PolicyRules {
  createHTML?: (html: string) => string | undefined;
  createScript?: (script: string) => string | undefined;
  createScriptURL?: (url: string) => string | undefined;
}

export interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}
