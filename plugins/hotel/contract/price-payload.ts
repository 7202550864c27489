/** JSON as base64 of its UTF-8 bytes, as the price call answers (R265, G59). */
export function encodePayload(value: unknown): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The first item of what the price call answered; `null` when it cannot be read, which counts as a failed call. */
export function decodeFirst(payload: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    const items: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return Array.isArray(items) ? (items[0] ?? null) : null;
  } catch {
    return null;
  }
}
