import type { DrawingContext } from 'bwip-js/browser';

/** A symbol as one path, to be drawn in the colour and size of the page. */
export interface BarcodeSymbol {
  width: number;
  height: number;
  path: string;
}

/** Collects the shapes into a path instead of drawing them: a strict page takes no markup from strings. */
export function pathContext(): DrawingContext<BarcodeSymbol> {
  let size = { width: 0, height: 0 };
  let path = '';
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => void (size = { width, height }),
    line: (x0, y0, x1, y1, lineWidth) =>
      void (path += `M${x0} ${y0 - lineWidth / 2}L${x1} ${y1 - lineWidth / 2}V${y1 + lineWidth / 2}L${x0} ${y0 + lineWidth / 2}Z`),
    polygon: (points) => void (path += `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`),
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ ...size, path }),
  };
}
