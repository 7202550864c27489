import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { type FaceId, PAIRS, readFont } from './fonts';

const FILES: Record<FaceId, string> = { inter, lora, nunitoSans, roboto, sourceSerif };

/** Where the file of an agency's text face is, the one that the page shows; none for the device's own typeface. */
export function fontFile(font: string | null | undefined): string | null {
  const { text } = PAIRS[readFont(font)];
  return text && FILES[text];
}
