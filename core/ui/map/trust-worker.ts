interface Policies {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Lets a library start its own worker where scripts' addresses must be trusted (SEC-20): this address and no other; what
 * else a page would make a script of is refused as before.
 */
export function trustWorker(url: string): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!policies || policies.defaultPolicy) return;
  const known = new URL(url, location.href).href;
  policies.createPolicy('default', {
    createScriptURL: (asked) => {
      if (new URL(asked, location.href).href !== known) throw new TypeError('Not a worker of this page');
      return asked;
    },
  });
}
