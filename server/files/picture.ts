import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { atMost } from '../http/at-most';
import { inspectPicture, type Picture, type PictureType } from './inspect';
import { plainPng } from './png';
import worker from './shrink.worker.js?raw';

/** More than a picture of 5 MB needs to have; while it is worked on, one of so many takes some 220 MB. */
export const MAX_PIXELS = 16_000_000;
const TIMEOUT_MS = 10_000;
/** How many may wait for their turn in this process. */
const MAX_WAITING = 16;
/** Pictures of one person among them: nobody waits behind a pile of somebody else's. */
const MAX_OF_ONE = 2;

/** What is kept of a picture: its middle in this shape, at most so many pixels wide. */
export interface Shape {
  /** Width by height; null keeps all of it. */
  readonly aspect: number | null;
  readonly width: number;
  readonly type: keyof typeof ENCODERS;
}

export type PictureRefusal = 'type' | 'pixels' | 'broken' | 'busy';

/** A picture that is not taken, and why. */
export class PictureRefused extends Error {
  constructor(readonly why: PictureRefusal) {
    super(`The picture was refused: ${why}`);
    this.name = 'PictureRefused';
  }
}

const { resolve } = createRequire(import.meta.url);
const codec = (name: string, script: string, wasm: string) => ({
  script: resolve(`@jsquash/${name}/${script}`),
  wasm: resolve(`@jsquash/${name}/codec/${wasm}`),
});
const decoderOf = (type: PictureType) => {
  switch (type) {
    case 'image/jpeg':
      return codec('jpeg', 'decode.js', 'dec/mozjpeg_dec.wasm');
    case 'image/png':
      return codec('png', 'decode.js', 'pkg/squoosh_png_bg.wasm');
    case 'image/webp':
      return codec('webp', 'decode.js', 'dec/webp_dec.wasm');
  }
};

/** Each with what its library is told; looked for when it is needed. */
const ENCODERS = {
  'image/webp': () => ({ ...codec('webp', 'encode.js', 'enc/webp_enc_simd.wasm'), options: { quality: 84 } }),
  'image/png': () => ({ ...codec('png', 'encode.js', 'pkg/squoosh_png_bg.wasm'), options: {} }),
  'image/jpeg': () => ({ ...codec('jpeg', 'encode.js', 'enc/mozjpeg_enc.wasm'), options: { quality: 80 } }),
  // Half as large as the others at the same look; slower ones gain little and take seconds.
  'image/avif': () => ({
    ...codec('avif', 'encode.js', 'enc/avif_enc.wasm'),
    options: { quality: 55, speed: 8 },
  }),
};

function inWorker(bytes: Uint8Array, type: PictureType, shape: Shape): Promise<Uint8Array<ArrayBuffer>> {
  const plain = type === 'image/png' ? plainPng(bytes) : { bytes, pixels: null };
  const thread = new Worker(worker, {
    eval: true,
    env: {},
    workerData: {
      bytes: Uint8Array.from(plain.bytes),
      pixels: plain.pixels,
      decoder: decoderOf(type),
      encoder: ENCODERS[shape.type](),
      shape: { aspect: shape.aspect, width: shape.width },
    },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // The codecs write why they gave up; it is nobody's business but ours, and we only need to know that they did.
    stdout: true,
    stderr: true,
  });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new PictureRefused('broken')), TIMEOUT_MS);
    thread.once('message', resolve);
    thread.once('error', () => reject(new PictureRefused('broken')));
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new PictureRefused('broken'));
    });
  }).finally(() => thread.terminate());
}

/**
 * The picture in this shape, turned upright, with nothing left of the original but pixels: no place where it was taken, no
 * hidden payload (SEC-38). Works in a thread. Throws PictureRefused, and what `check` throws.
 */
export type Reshape = (
  bytes: Uint8Array,
  declared: string,
  shape: Shape,
  check?: (picture: Picture) => void,
  /** Whose picture it is, where people wait for each other. */
  whose?: string,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Reshapes so many pictures at a time; more than `waiting` others are refused as `busy`. */
export function createReshape({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Reshape {
  const inTurn = atMost(atOnce);
  let taken = 0;
  const ofOne = new Map<string, number>();
  const count = (whose: string | undefined, by: number) => {
    taken += by;
    if (whose === undefined) return;
    const left = (ofOne.get(whose) ?? 0) + by;
    if (left > 0) ofOne.set(whose, left);
    else ofOne.delete(whose);
  };
  return async (bytes, declared, shape, check = () => {}, whose?) => {
    const picture = inspectPicture(bytes);
    if (picture?.type !== declared) throw new PictureRefused('type');
    if (picture.width * picture.height > MAX_PIXELS) throw new PictureRefused('pixels');
    check(picture);
    if (taken >= most || (whose !== undefined && (ofOne.get(whose) ?? 0) >= MAX_OF_ONE))
      throw new PictureRefused('busy');
    count(whose, 1);
    try {
      return await inTurn(() => inWorker(bytes, picture.type, shape));
    } finally {
      count(whose, -1);
    }
  };
}

/** For uploads: one picture at a time in a process. */
export const toShape = createReshape({ atOnce: 1, waiting: MAX_WAITING });
