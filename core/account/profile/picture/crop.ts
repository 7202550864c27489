/** A part cut out of a picture: its centre as parts of width and height, and how often the largest such part fits in. */
export interface Crop {
  x: number;
  y: number;
  /** 1 fills the frame with as much as fits, `MAX_ZOOM` shows the least. */
  zoom: number;
  /** Width by height of the frame; a square without it. */
  aspect?: number;
  /** Below 1 the whole picture stands in the frame, with nothing beside it. */
  fitsWhole?: boolean;
}
export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const START: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Width of the largest frame of this shape inside the picture, and of the smallest one around it. */
const widthsOf = ({ width, height }: Size, { aspect = 1 }: Crop) => {
  const [byWidth, byHeight] = [width, height * aspect];
  return { inner: Math.min(byWidth, byHeight), outer: Math.max(byWidth, byHeight) };
};

/** The least zoom: 1, or what shows the whole picture. */
export function leastZoom(size: Size, crop: Crop): number {
  const { inner, outer } = widthsOf(size, crop);
  return crop.fitsWhole ? inner / outer : 1;
}

/** The frame in pixels of the picture; it may reach beyond a picture that stands in it whole. */
export function frameOf(size: Size, crop: Crop) {
  const width = widthsOf(size, crop).inner / crop.zoom;
  const height = width / (crop.aspect ?? 1);
  return { left: crop.x * size.width - width / 2, top: crop.y * size.height - height / 2, width, height };
}

/** The nearest crop that lies wholly inside the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = between(leastZoom(size, crop), crop.zoom, MAX_ZOOM);
  const frame = frameOf(size, { ...crop, zoom });
  // In a frame that is wider or higher than the picture it stands in the middle.
  const x = Math.min(0.5, frame.width / 2 / size.width);
  const y = Math.min(0.5, frame.height / 2 / size.height);
  return { ...crop, zoom, x: between(x, crop.x, 1 - x), y: between(y, crop.y, 1 - y) };
}

/** Shifts the picture under the frame; `right` and `down` are parts of the frame. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const frame = frameOf(size, crop);
  return inside(size, {
    ...crop,
    x: crop.x - (right * frame.width) / size.width,
    y: crop.y - (down * frame.height) / size.height,
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
      return { ...crop, ...START };
    default:
      return undefined;
  }
}
