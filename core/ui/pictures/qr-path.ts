import { encode } from 'uqr';

/** A text to scan as one path of dark squares, each one unit wide, with its quiet border. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  return {
    size,
    path: data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
  };
}
