/* The text of a worker thread: decodes a picture, cuts the middle square out, scales it down and encodes it anew, so
   that nothing but pixels is left of what was uploaded. Starts, works once and ends, and gives its memory back. */

/** Loads a codec of the library with its compiled module; the library itself would ask the network for it. */
async function load({ script, wasm }) {
  const { readFile } = await import('node:fs/promises');
  const { pathToFileURL } = await import('node:url');
  const codec = await import(pathToFileURL(script).href);
  await codec.init(await WebAssembly.compile(await readFile(wasm)));
  return codec.default;
}

/** The middle square in at most `side` pixels: each is the mean of the area that it covers, weighted by opacity. */
function shrink({ data, width, height }, side) {
  const square = Math.min(width, height);
  const size = Math.min(side, square);
  const left = (width - square) >> 1;
  const top = (height - square) >> 1;
  const scale = square / size;
  const out = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [x0, x1, y0, y1] = [x * scale, (x + 1) * scale, y * scale, (y + 1) * scale];
      let [red, green, blue, alpha, area] = [0, 0, 0, 0, 0];
      for (let sy = Math.floor(y0); sy < Math.min(square, Math.ceil(y1)); sy++) {
        const tall = Math.min(y1, sy + 1) - Math.max(y0, sy);
        for (let sx = Math.floor(x0); sx < Math.min(square, Math.ceil(x1)); sx++) {
          const covered = tall * (Math.min(x1, sx + 1) - Math.max(x0, sx));
          const at = ((top + sy) * width + left + sx) * 4;
          const opaque = covered * data[at + 3];
          red += data[at] * opaque;
          green += data[at + 1] * opaque;
          blue += data[at + 2] * opaque;
          alpha += opaque;
          area += covered;
        }
      }
      const at = (y * size + x) * 4;
      out[at] = alpha && red / alpha;
      out[at + 1] = alpha && green / alpha;
      out[at + 2] = alpha && blue / alpha;
      out[at + 3] = alpha / area;
    }
  }
  return { data: out, width: size, height: size };
}

(async () => {
  const { parentPort, workerData } = await import('node:worker_threads');
  const { bytes, decoder, encoder, side, quality } = workerData;
  const decode = await load(decoder);
  const small = shrink(await decode(bytes.buffer, { preserveOrientation: true }), side);
  const encode = await load(encoder);
  parentPort.postMessage(new Uint8Array(await encode(small, { quality })));
})();
