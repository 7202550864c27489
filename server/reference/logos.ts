import logoText from './data/logos.json?raw';

const logos = JSON.parse(logoText) as Record<string, string>;

/** Mark of an airline that the platform does not know. */
const UNKNOWN = '__';

/** The 96 px mark of an airline, by its two-character code; a neutral one for airlines without; undefined for other text. */
export function carrierLogo(code: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Z0-9]{2}$/.test(code)) return undefined;
  const text = Object.hasOwn(logos, code) ? logos[code]! : logos[UNKNOWN]!;
  return Uint8Array.from(Buffer.from(text, 'base64'));
}
