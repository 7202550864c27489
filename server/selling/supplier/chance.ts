/** A number from 0 up to 1 that depends on nothing but the parts: the embedded suppliers' only dice. */
export function chance(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x2f, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 32;
}

/** A whole number from `min` to `max`, both included. */
export const pick = (min: number, max: number, ...parts: (string | number)[]) =>
  min + Math.floor(chance(...parts) * (max - min + 1));
