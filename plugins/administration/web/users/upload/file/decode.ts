type Encoding = 'utf-16le' | 'utf-16be';

/** Bytes that tell how a text in a Latin alphabet is written. */
const SAMPLE = 4096;
/** What stands for bytes that are no character. */
const LOST = 0xfffd;

/** UTF-16 without its mark: every other byte of most letters, digits and separators is nothing. */
function sixteenBits(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE);
  const empty = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) empty[at % 2]! += 1;
  const [even, odd] = empty as [number, number];
  if (Math.max(even, odd) < sample.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-16 by its mark or its content; null for anything else. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return sixteenBits(bytes);
}

/** Whether a text that was read as UTF-8 is: a broken character among many good ones is a slip of whoever wrote it. */
function isGood(text: string): boolean {
  if (!text.includes(String.fromCharCode(LOST))) return true;
  let [good, lost] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LOST) lost += 1;
    else if (code > 0x7f) good += 1;
  }
  return good > lost * 4;
}

/** Bytes as text, whichever of UTF-8, UTF-16 and the code page of older spreadsheets they are, told by what they hold. */
export function decode(bytes: ArrayBuffer): string {
  const wide = wideEncoding(new Uint8Array(bytes));
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isGood(text) ? text : new TextDecoder('windows-1252').decode(bytes);
}
