import { expect, it } from 'vitest';
import { encodeQr } from './qr';

/** Whether a point lies in the area of the path, by the even-odd rule that the page draws it with. */
function isDark(path: string, x: number, y: number): boolean {
  let inside = false;
  for (const part of path.split('Z').filter(Boolean)) {
    const points = part
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number]);
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length]!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
  }
  return inside;
}

it('SEC-13 the drawn code has the finder and timing patterns of a QR symbol, and data between', () => {
  const text =
    'otpauth://totp/Blue%20Fjord:agent%40bluefjord.example?secret=JWAQBOZKW5QNXOKN&issuer=Blue%20Fjord';
  const { width, height, path } = encodeQr(text);
  expect(width).toBe(height);
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  // A symbol of version v has 4v + 17 modules a side; the drawing has a whole number of pixels a module.
  const sides = Array.from({ length: 40 }, (_, v) => 4 * (v + 1) + 17).filter((side) => width % side === 0);
  const seen = sides.map((side) => {
    const module = width / side;
    const at = (column: number, row: number) =>
      isDark(path, (column + 0.5) * module, (row + 0.5) * module) ? '#' : '.';
    const square = (left: number, top: number) =>
      corner.map((line, row) => [...line].map((_, column) => at(left + column, top + row)).join(''));
    const timing = Array.from({ length: side - 16 }, (_, column) => at(column + 8, 6)).join('');
    const dark = Array.from({ length: side * side }, (_, index) =>
      at(index % side, Math.floor(index / side)),
    );
    return {
      corners: [square(0, 0), square(side - 7, 0), square(0, side - 7)],
      timing: /^(#\.)+#$/.test(timing),
      share: dark.filter((one) => one === '#').length / dark.length,
    };
  });
  const symbol = seen.find(({ timing }) => timing);
  expect(symbol?.corners).toEqual([corner, corner, corner]);
  expect(symbol?.share).toBeGreaterThan(0.4);
  expect(symbol?.share).toBeLessThan(0.6);
});
