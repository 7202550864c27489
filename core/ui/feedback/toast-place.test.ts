import { describe, expect, it } from 'vitest';
import { toastTop } from './toast-place';

const toasts = { left: 1000, right: 1400, height: 60 };
const at = (top: number, { left = 1100, height = 40, weight = 1 } = {}) => ({
  top,
  bottom: top + height,
  left,
  right: left + 100,
  weight,
});

describe('toasts', () => {
  it('R035 stand right below the header where nothing is in their way', () => {
    expect(toastTop(toasts, 76, 800, [])).toBe(76);
    expect(toastTop(toasts, 76, 800, [at(90, { left: 200 }), at(300)])).toBe(76);
  });
  it('go below a button that they would lie on, and below the next one if they must', () => {
    expect(toastTop(toasts, 76, 800, [at(90)])).toBe(138);
    expect(toastTop(toasts, 76, 800, [at(90), at(150)])).toBe(198);
    expect(toastTop(toasts, 76, 800, [at(90), at(250)])).toBe(138);
  });
  it('cover least where everything can be pressed, and never what has the focus', () => {
    const rows = Array.from({ length: 10 }, (_, row) => at(80 + row * 50));
    expect(toastTop(toasts, 76, 560, rows)).toBe(76);
    const focused = rows.map((row, index) => (index === 0 ? { ...row, weight: 100 } : row));
    expect(toastTop(toasts, 76, 560, focused)).toBe(128);
  });
  it('stay in the window', () => {
    expect(toastTop(toasts, 76, 200, [at(80, { height: 110 })])).toBe(76);
  });
});
