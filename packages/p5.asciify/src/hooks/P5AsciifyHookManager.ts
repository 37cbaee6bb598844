import type p5 from 'p5';
import { expectArgument } from '../errors/expect';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import type { HookType, P5AsciifyHookHandlers } from './types';

export const HOOK_TYPES: readonly HookType[] = ['init', 'afterSetup', 'pre', 'post'];

type HookFunction = (p: p5) => void | Promise<void>;

interface Hook {
  readonly fn: HookFunction;
  active: boolean;
  /** Whether the hook cannot be turned off. At present this is so of none. */
  readonly isCore: boolean;
}

/**
 * Which of the four hooks are active. p5 asks each time, so they can be turned on and off at will.
 *
 * @ignore
 */
export class P5AsciifyHookManager {
  private static instance?: P5AsciifyHookManager;

  private hooks = new Map<HookType, Hook>();

  static getInstance(): P5AsciifyHookManager {
    return (P5AsciifyHookManager.instance ??= new P5AsciifyHookManager());
  }

  /** @throws {@link errors.P5AsciifyError} when there is one already. */
  constructor() {
    if (P5AsciifyHookManager.instance) {
      throw new P5AsciifyError('P5AsciifyHookManager: use getInstance(), there is only one.');
    }
    P5AsciifyHookManager.instance = this;
  }

  /** Says what to do at each hook. A second call is ignored. */
  initialize(handlers: P5AsciifyHookHandlers): void {
    if (this.hooks.size > 0) return;
    const functions: Record<HookType, HookFunction> = {
      init: (p) => handlers.handleInit(p),
      afterSetup: (p) => handlers.handleSetup(p),
      pre: (p) => handlers.handlePreDraw(p),
      post: (p) => handlers.handlePostDraw(p),
    };
    for (const type of HOOK_TYPES) {
      this.hooks.set(type, { fn: functions[type], active: true, isCore: false });
    }
  }

  activateHook(hookType: HookType): void {
    const hook = this.find(hookType, 'activateHook');
    if (hook) hook.active = true;
  }

  deactivateHook(hookType: HookType): void {
    const hook = this.find(hookType, 'deactivateHook');
    if (!hook) return;
    const mayBeOff = errorHandler.validate(
      !hook.isCore,
      () => `deactivateHook: expected a hook that is not part of the core, got "${hookType}".`,
      { providedValue: hookType, method: 'deactivateHook' },
    );
    if (mayBeOff) hook.active = false;
  }

  isHookActive(hookType: HookType): boolean {
    return this.hooks.get(hookType)?.active ?? false;
  }

  /** The function of an active hook, in an array that is empty for one that is off. */
  getHooks(hookType: HookType): { fn: HookFunction }[] {
    const hook = this.hooks.get(hookType);
    return hook?.active ? [{ fn: hook.fn }] : [];
  }

  private find(hookType: HookType, method: string): Hook | undefined {
    const isText = typeof hookType === 'string' && hookType.trim() !== '';
    if (!expectArgument(isText, 'hookType', 'a string that is not blank', hookType, method)) {
      return undefined;
    }
    const hook = this.hooks.get(hookType);
    const known = `one of ${HOOK_TYPES.map((type) => `"${type}"`).join(', ')}`;
    if (!hook) expectArgument(false, 'hookType', known, hookType, method);
    return hook;
  }
}
