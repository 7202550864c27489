import { type FaceId, PAIRS, readFont } from './fonts';

/** Roboto comes with the page's first styles; the others only when an agency chose them. */
const SHEETS: Partial<Record<FaceId, () => Promise<unknown>>> = {
  inter: () => import('./fonts/inter.css'),
  nunitoSans: () => import('./fonts/nunito-sans.css'),
  lora: () => import('./fonts/lora.css'),
  sourceSerif: () => import('./fonts/source-serif-4.css'),
};

/**
 * Fetches the faces of an agency's font, once. Until they are there, and for good when they cannot be had, a stand-in
 * in their measures is shown.
 */
export function loadFont(font: string | null | undefined): void {
  const { text, heading } = PAIRS[readFont(font)];
  for (const face of new Set([text, heading])) {
    if (face) SHEETS[face]?.().catch(() => undefined);
  }
}
