import type { Font } from '@/core/contract/site/agency';
import { DEFAULT_FONT, FONTS } from '@/core/contract/constants';

const SANS = "system-ui, -apple-system, 'Segoe UI', sans-serif";
const SERIF = "ui-serif, Georgia, 'Times New Roman', serif";

/** How a stand-in is scaled to the real typeface's width, for regular and for bold, both as a share of 1. */
interface Face {
  family: string;
  /** The device's typeface that stands in while the real one loads. */
  like: 'sans' | 'serif';
  /** Above and below the baseline, as a share of the size; from the font's own tables. */
  ascent: number;
  descent: number;
  /** Width of running text in this face divided by the width in the stand-in's; measured in Chromium. */
  width: { regular: number; bold: number };
}

/** The shipped typefaces, all under the SIL Open Font License (docs/attributions.md). */
export const FACES = {
  roboto: {
    family: 'Roboto Variable',
    like: 'sans',
    ascent: 0.928,
    descent: 0.244,
    width: { regular: 1, bold: 0.936 },
  },
  inter: {
    family: 'Inter Variable',
    like: 'sans',
    ascent: 0.969,
    descent: 0.241,
    width: { regular: 1.065, bold: 1.019 },
  },
  nunitoSans: {
    family: 'Nunito Sans Variable',
    like: 'sans',
    ascent: 1.011,
    descent: 0.353,
    width: { regular: 1.006, bold: 0.965 },
  },
  lora: {
    family: 'Lora Variable',
    like: 'serif',
    ascent: 1.006,
    descent: 0.272,
    width: { regular: 1.143, bold: 1.103 },
  },
  sourceSerif: {
    family: 'Source Serif 4 Variable',
    like: 'serif',
    ascent: 1.036,
    descent: 0.335,
    width: { regular: 1.168, bold: 1.133 },
  },
} as const satisfies Record<string, Face>;
export type FaceId = keyof typeof FACES;

/** The family of a face's stand-in. */
export const standIn = (face: FaceId): string => `${FACES[face].family.replace(' Variable', '')} Stand-in`;

/** What each choice of an agency sets text and headings in; null is the device's own typeface. */
export const PAIRS: Readonly<Record<Font, { text: FaceId | null; heading: FaceId | null }>> = {
  Roboto: { text: 'roboto', heading: 'roboto' },
  Inter: { text: 'inter', heading: 'inter' },
  'Nunito Sans': { text: 'nunitoSans', heading: 'nunitoSans' },
  Lora: { text: 'nunitoSans', heading: 'lora' },
  'Source Serif': { text: 'inter', heading: 'sourceSerif' },
  System: { text: null, heading: null },
};

/** The shipped choice that a value names; anything else is Roboto (R023, SEC-24). */
export const readFont = (value: unknown): Font => FONTS.find((font) => font === value) ?? DEFAULT_FONT;

const stackOf = (face: FaceId | null): string =>
  face ? `'${FACES[face].family}', '${standIn(face)}', ${FACES[face].like === 'serif' ? SERIF : SANS}` : SANS;

/** The family stacks of a choice. */
export function fontOf(font: string | null | undefined): { family: string; heading: string } {
  const { text, heading } = PAIRS[readFont(font)];
  return { family: stackOf(text), heading: stackOf(heading) };
}
