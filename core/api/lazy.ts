import type { Api } from './client';

/**
 * An API client whose code comes with the first call: pages that ask for nothing do without it. When it cannot be
 * loaded that call rejects and the next one tries again.
 */
export function lazyApi(make: () => Promise<Api>): Api {
  let loading: Promise<Api> | undefined;
  const load = () => {
    loading ??= make().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  return {
    call: async (...args: Parameters<Api['call']>) => (await load()).call(...args),
    stream: async (...args: Parameters<Api['stream']>) => (await load()).stream(...args),
  } as Api;
}
