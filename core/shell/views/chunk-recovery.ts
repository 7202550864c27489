const KEY = 'caravel-reloaded-at';
/** One automatic reload within this time; a second failure is shown instead of looping. */
const GUARD = 60_000;

/** Whether an error says that a file of the page could not be loaded, in any browser's words. */
export function isChunkError(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script|module specifier/i.test(
      message,
    )
  );
}

/**
 * Whether to reload at once: after a deploy the files of the old page are gone, and a fresh page has the new
 * ones. Answers true at most once a minute per tab, and never offline.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now: number = Date.now(),
  online: boolean = navigator.onLine,
): boolean {
  if (!online) return false;
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < GUARD) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
