/** A square cut out of a picture: its centre as parts of width and height, and how often it fits into the short side. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as fits, `MAX_ZOOM` the least. */
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const START: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / crop.zoom;
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side };
}

/** The nearest crop that lies wholly inside the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  const x = half / size.width;
  const y = half / size.height;
  return { zoom, x: between(x, crop.x, 1 - x), y: between(y, crop.y, 1 - y) };
}

/** Shifts the picture under the frame; `right` and `down` are parts of the frame's side. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return inside(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => inside(size, { ...crop, zoom });

const STEP = 0.05;
const FINE = 0.01;
const ZOOM_STEP = 0.1;

/**
 * What a key does to the crop: arrows move the frame over the picture (with Shift finely), plus and minus zoom, Home
 * starts over. Undefined for every other key.
 */
export function cropByKey(size: Size, crop: Crop, key: string, fine = false): Crop | undefined {
  const step = fine ? FINE : STEP;
  switch (key) {
    case 'ArrowLeft':
      return dragged(size, crop, step, 0);
    case 'ArrowRight':
      return dragged(size, crop, -step, 0);
    case 'ArrowUp':
      return dragged(size, crop, 0, step);
    case 'ArrowDown':
      return dragged(size, crop, 0, -step);
    case '+':
    case '=':
      return zoomed(size, crop, crop.zoom + ZOOM_STEP);
    case '-':
      return zoomed(size, crop, crop.zoom - ZOOM_STEP);
    case 'Home':
      return START;
    default:
      return undefined;
  }
}
