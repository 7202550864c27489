export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const PNG_MAGIC = '\x89PNG\r\n\x1a\n';
const PNG_END_BYTES = 12;

/** Whole from signature to IEND, with nothing behind it. */
function inspectPng(bytes: Uint8Array): Picture | null {
  const view = viewOf(bytes);
  if (bytes.length < 45 || ascii(bytes, 12, 4) !== 'IHDR') return null;
  if (ascii(bytes, bytes.length - PNG_END_BYTES + 4, 4) !== 'IEND') return null;
  let at = PNG_MAGIC.length;
  while (at + PNG_END_BYTES < bytes.length) {
    if (ascii(bytes, at + 4, 4) === 'IEND') return null;
    at += PNG_END_BYTES + view.getUint32(at);
  }
  if (at + PNG_END_BYTES !== bytes.length) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers, which carry the size; 0xc4, 0xc8 and 0xcc in that range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Marker by marker to the end of the image; null when it never comes, that is, the file was cut off. Cameras put
 * data of their own behind it, which is not looked at: only the pixels are kept.
 */
function inspectJpeg(bytes: Uint8Array): Picture | null {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === END_OF_IMAGE)) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return size && { type: 'image/jpeg', ...size };
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) {
      // A second frame could be larger than the one that was looked at.
      if (size || at + 9 > bytes.length) return null;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) {
      // In the scan 0xff stands before 0 (the byte itself) or a restart marker; anything else ends it.
      for (; at + 1 < bytes.length; at++) {
        const next = bytes[at + 1]!;
        if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isAlone(next)) break;
      }
    }
  }
  return null;
}

/** As long as its header says, not animated. */
function inspectWebp(bytes: Uint8Array): Picture | null {
  const view = viewOf(bytes);
  if (bytes.length < 30) return null;
  const size = view.getUint32(4, true) + 8;
  if (size + (size % 2) !== bytes.length) return null;
  const of = (width: number, height: number): Picture => ({ type: 'image/webp', width, height });
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return of((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
    }
    case 'VP8X': {
      const isAnimated = (bytes[20]! & 0b10) !== 0;
      const uint24 = (from: number) => view.getUint16(from, true) | (bytes[from + 2]! << 16);
      return isAnimated ? null : of(uint24(24) + 1, uint24(27) + 1);
    }
    default:
      return null;
  }
}

/**
 * Type and size in pixels by what the bytes say, without decoding them; null for anything but a whole JPEG, PNG or
 * still WebP picture (SEC-38).
 */
export function inspectPicture(bytes: Uint8Array): Picture | null {
  const picture =
    ascii(bytes, 0, 8) === PNG_MAGIC
      ? inspectPng(bytes)
      : ascii(bytes, 0, 3) === '\xff\xd8\xff'
        ? inspectJpeg(bytes)
        : ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP'
          ? inspectWebp(bytes)
          : null;
  return picture && picture.width > 0 && picture.height > 0 ? picture : null;
}
