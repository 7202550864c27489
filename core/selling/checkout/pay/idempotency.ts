const PREFIX = 'booking-key:';
/** Where the browser forbids storage, keys live as long as the page. */
const remembered = new Map<string, string>();

/**
 * The key of one intention to book, kept for the tab: a double press, a reload or Back sends the same key, so
 * that the server books once (rule 17). `subject` is what is being bought, such as a quote's id.
 */
export function idempotencyKeyFor(
  subject: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): string {
  const name = PREFIX + subject;
  let key = remembered.get(name);
  try {
    key = storage.getItem(name) ?? key ?? crypto.randomUUID();
    storage.setItem(name, key);
  } catch {
    key ??= crypto.randomUUID();
  }
  remembered.set(name, key);
  return key;
}

/** A new intention for the same subject, after the old one has failed for good. */
export function forgetIdempotencyKey(
  subject: string,
  storage: Pick<Storage, 'removeItem'> = sessionStorage,
): void {
  remembered.delete(PREFIX + subject);
  try {
    storage.removeItem(PREFIX + subject);
  } catch {
    // Without storage there is nothing to forget.
  }
}
