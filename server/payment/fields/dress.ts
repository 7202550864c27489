import { FONT_FAMILY, MOST_FONT_BYTES } from './theme';

/** The page's typeface comes as a file's bytes: this frame may fetch nothing of the site's. */
export function dress(bytes: unknown): void {
  if (!(bytes instanceof ArrayBuffer) || bytes.byteLength > MOST_FONT_BYTES) return;
  const face = new FontFace(FONT_FAMILY, bytes, { weight: '100 1000' });
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
