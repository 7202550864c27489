import { PICTURE_TYPES, UPLOAD_LIMITS } from '../../../contract/people/profile';

export type PictureType = (typeof PICTURE_TYPES)[number];
/** Why a file can't become the profile picture. */
export type PictureProblem = 'too-large' | 'aborted' | 'failed' | 'heic' | 'not-a-picture' | 'damaged';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Brands of the container in which phones keep HEIC and AVIF pictures. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)$/;

/** What a file is by its content; its name and the type it claims say nothing. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | 'heic' | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (text(bytes, 4, 8) === 'ftyp' && HEIC.test(text(bytes, 8, 12))) return 'heic';
  return null;
}

/** Reads a file whole. Rejects with `aborted` or `failed` (R181). */
export function readFile(file: Blob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onabort = () => reject(new PictureError('aborted'));
    reader.onerror = () => reject(new PictureError('failed'));
    if (signal?.aborted) return reject(new PictureError('aborted'));
    signal?.addEventListener('abort', () => reader.abort(), { once: true });
    reader.readAsArrayBuffer(file);
  });
}

/**
 * A chosen file as a picture to draw, upright as its camera says. Rejects with a PictureError: over the limit (R180), not
 * readable (R181), or not a picture that we take, whatever its name says.
 */
export async function openPicture(
  file: Blob,
  signal?: AbortSignal,
  { limit = UPLOAD_LIMITS.profilePicture as number, types = PICTURE_TYPES as readonly PictureType[] } = {},
): Promise<ImageBitmap> {
  if (file.size > limit) throw new PictureError('too-large');
  const bytes = await readFile(file, signal);
  const type = pictureTypeOf(bytes);
  if (type === 'heic') throw new PictureError('heic');
  if (!type || !types.includes(type)) throw new PictureError('not-a-picture');
  return createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new PictureError('damaged');
  });
}
