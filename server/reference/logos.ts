import logoText from './data/logos.json?raw';
import type { OwnLogos } from './own-logos';

const logos = JSON.parse(logoText) as Record<string, string>;

/** Mark of an airline that the platform does not know. */
const UNKNOWN = '__';

/** The 96 px mark of an airline, by its two-character code; a neutral one for airlines without; undefined for other text. */
export function carrierLogo(code: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Z0-9]{2}$/.test(code)) return undefined;
  const text = Object.hasOwn(logos, code) ? logos[code]! : logos[UNKNOWN]!;
  return Uint8Array.from(Buffer.from(text, 'base64'));
}

let own: OwnLogos = new Map();

/** From now on the operator's own logos go before the platform's marks. */
export function keepOwnLogos(logos: OwnLogos): void {
  own = logos;
}

/** What stands for an airline on pages and in letters; undefined for what is no airline's code. */
export const airlineLogo = (code: string): Uint8Array<ArrayBuffer> | undefined =>
  own.get(code) ?? carrierLogo(code);
