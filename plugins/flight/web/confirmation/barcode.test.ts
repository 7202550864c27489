import { describe, expect, it } from 'vitest';
import { encodeBarcode } from './barcode';

describe('barcode', () => {
  it('makes a wide symbol that changes with its text', () => {
    const code = encodeBarcode('K7PX4M CARVALHO LISJFK TP209 20270310');
    expect(code.width).toBeGreaterThan(code.height);
    expect(code.path).toMatch(/^M/);
    expect(encodeBarcode('K7PX4N CARVALHO LISJFK TP209 20270310').path).not.toBe(code.path);
  });

  it('stays within its own bounds', () => {
    const { path, width, height } = encodeBarcode('K7PX4M');
    const numbers = path.match(/[\d.]+ [\d.]+/g)!.map((pair) => pair.split(' ').map(Number));
    expect(Math.max(...numbers.map(([x]) => x!))).toBeLessThanOrEqual(width);
    expect(Math.max(...numbers.map(([, y]) => y!))).toBeLessThanOrEqual(height);
  });
});
