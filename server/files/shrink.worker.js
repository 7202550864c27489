/* The text of a worker thread: decodes a picture, cuts its middle out in a shape, scales it down and encodes it anew, so
   that nothing but pixels is left of what was uploaded. Starts, works once and ends, and gives its memory back. */

/** Loads a codec of the library with its compiled module; the library itself would ask the network for it. */
async function load({ script, wasm }) {
  const { readFile } = await import('node:fs/promises');
  const { pathToFileURL } = await import('node:url');
  const codec = await import(pathToFileURL(script).href);
  await codec.init(await WebAssembly.compile(await readFile(wasm)));
  return codec.default;
}

/** The middle in this shape, or all of it: each pixel is the mean of the area that it covers, weighted by opacity. */
function shrink({ data, width, height }, { aspect: given, width: most }) {
  const aspect = given ?? width / height;
  const wide = Math.min(width, Math.round(height * aspect));
  const tall = Math.min(height, Math.round(width / aspect));
  const columns = Math.min(most, wide);
  const scale = wide / columns;
  const rows = Math.max(1, Math.round(tall / scale));
  const left = (width - wide) >> 1;
  const top = (height - tall) >> 1;
  const out = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [x0, x1, y0, y1] = [x * scale, (x + 1) * scale, y * scale, (y + 1) * scale];
      let [red, green, blue, alpha, area] = [0, 0, 0, 0, 0];
      for (let sy = Math.floor(y0); sy < Math.min(tall, Math.ceil(y1)); sy++) {
        const high = Math.min(y1, sy + 1) - Math.max(y0, sy);
        for (let sx = Math.floor(x0); sx < Math.min(wide, Math.ceil(x1)); sx++) {
          const covered = high * (Math.min(x1, sx + 1) - Math.max(x0, sx));
          const at = ((top + sy) * width + left + sx) * 4;
          const opaque = covered * data[at + 3];
          red += data[at] * opaque;
          green += data[at + 1] * opaque;
          blue += data[at + 2] * opaque;
          alpha += opaque;
          area += covered;
        }
      }
      const at = (y * columns + x) * 4;
      out[at] = alpha && red / alpha;
      out[at + 1] = alpha && green / alpha;
      out[at + 2] = alpha && blue / alpha;
      out[at + 3] = alpha / area;
    }
  }
  return { data: out, width: columns, height: rows };
}

/** Throws when compressed data stands for more bytes than it says; what it stands for is counted and not kept. */
async function requireWithin({ data, most }) {
  const { Readable } = await import('node:stream');
  const { createInflate } = await import('node:zlib');
  let size = 0;
  for await (const part of Readable.from([data]).compose(createInflate())) {
    size += part.length;
    if (size > most) throw new Error('It inflates to more than its header says');
  }
}

(async () => {
  const { parentPort, workerData } = await import('node:worker_threads');
  const { bytes, pixels, decoder, encoder, shape } = workerData;
  if (pixels) await requireWithin(pixels);
  const decode = await load(decoder);
  const small = shrink(await decode(bytes.buffer, { preserveOrientation: true }), shape);
  const encode = await load(encoder);
  parentPort.postMessage(new Uint8Array(await encode(small, encoder.options)));
})();
