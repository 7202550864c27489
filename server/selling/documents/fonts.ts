import fontText from '../../reference/data/paper-fonts.json?raw';

let fonts: { regular: Buffer; bold: Buffer } | undefined;

/** The font of papers in both weights, read once. */
export function fontsOf(): { regular: Buffer; bold: Buffer } {
  if (!fonts) {
    const known = JSON.parse(fontText) as Record<string, string>;
    const weights = Object.keys(known).sort((a, b) => Number(a) - Number(b));
    const read = (weight: string | undefined) => Buffer.from(known[weight ?? ''] ?? '', 'base64');
    fonts = { regular: read(weights[0]), bold: read(weights.at(-1)) };
  }
  return fonts;
}
