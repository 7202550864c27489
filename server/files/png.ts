const SIGNATURE_BYTES = 8;
/** Length, name and check sum around what a chunk holds. */
const AROUND = 12;
/** What pixels are made of. Profiles, texts and whatever else may be compressed beside them is never inflated. */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface PlainPng {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The compressed pixels, and how many bytes they may inflate to by what the header says. */
  readonly pixels: { readonly data: Buffer<ArrayBuffer>; readonly most: number };
}

/** A PNG that `inspectPicture` has found whole, without anything but what its pixels need. */
export function plainPng(bytes: Uint8Array): PlainPng {
  const file = Buffer.from(bytes);
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  const data: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at + AROUND <= file.length;) {
    const end = at + AROUND + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (NEEDED.includes(name)) kept.push(file.subarray(at, end));
    if (name === 'IDAT') data.push(file.subarray(at + 8, end - 4));
    at = end;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const bits = (SAMPLES[file[25]!] ?? 4) * file[24]!;
  // A row begins with its filter; an interlaced picture has up to twice as many, each rounded up.
  const most = height * (Math.ceil((width * bits) / 8) + 4) + 16;
  return { bytes: Buffer.concat(kept), pixels: { data: Buffer.concat(data), most } };
}
