export const SOMETHING_WENT_WRONG = 'Something went wrong';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined;

/**
 * The sentence to show for a failed call: `data.data`, then `data.message`, then `message`, then
 * `first_name`, else the fallback (decision G56). Accepts a transport error (whose `data` is the answer's
 * body) as well as a bare body.
 */
export function messageOf(error: unknown, fallback: string = SOMETHING_WENT_WRONG): string {
  if (typeof error !== 'object' || error === null) return fallback;
  const { data, message, first_name } = error as Record<string, unknown>;
  if (typeof data === 'object' && data !== null) {
    const body = data as Record<string, unknown>;
    const found = text(body['data']) ?? text(body['message']) ?? text(body['first_name']);
    if (found) return found;
    return fallback;
  }
  return text(data) ?? text(message) ?? text(first_name) ?? fallback;
}
