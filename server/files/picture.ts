import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { inspectPicture, type Picture, type PictureType } from './inspect';
import worker from './shrink.worker.js?raw';

/** More than a picture of 5 MB needs to have; one of so many takes about a second and 350 MB while it is worked on. */
export const MAX_PIXELS = 25_000_000;
const QUALITY = 84;
const TIMEOUT_MS = 10_000;
/** How many may wait for their turn in this process. */
const MAX_WAITING = 16;

/** What is kept of a picture: its middle in this shape, at most so many pixels wide. */
export interface Shape {
  /** Width by height. */
  readonly aspect: number;
  readonly width: number;
  readonly type: 'image/webp' | 'image/png';
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

const ENCODERS = {
  'image/webp': codec('webp', 'encode.js', 'enc/webp_enc_simd.wasm'),
  'image/png': codec('png', 'encode.js', 'pkg/squoosh_png_bg.wasm'),
};

function inWorker(bytes: Uint8Array, type: PictureType, shape: Shape): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(worker, {
    eval: true,
    env: {},
    workerData: {
      bytes: Uint8Array.from(bytes),
      decoder: decoderOf(type),
      encoder: ENCODERS[shape.type],
      shape: { aspect: shape.aspect, width: shape.width },
      quality: QUALITY,
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

let waiting = 0;
let tail: Promise<unknown> = Promise.resolve();

/**
 * The picture in this shape, turned upright, with nothing left of the original but pixels: no place where it was taken, no
 * hidden payload (SEC-38). Works in a thread, one picture at a time in a process. Throws PictureRefused, and what `check`
 * throws.
 */
export async function toShape(
  bytes: Uint8Array,
  declared: string,
  shape: Shape,
  check: (picture: Picture) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = inspectPicture(bytes);
  if (picture?.type !== declared) throw new PictureRefused('type');
  if (picture.width * picture.height > MAX_PIXELS) throw new PictureRefused('pixels');
  check(picture);
  if (waiting >= MAX_WAITING) throw new PictureRefused('busy');
  waiting += 1;
  const turn = tail.then(() => inWorker(bytes, picture.type, shape));
  tail = turn.catch(() => {});
  return turn.finally(() => {
    waiting -= 1;
  });
}
