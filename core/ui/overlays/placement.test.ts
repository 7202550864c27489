import { describe, expect, it } from 'vitest';
import { placeBeside } from './placement';

const window = { width: 390, height: 844 };
const anchor = { left: 16, top: 100, width: 200, height: 40 };

describe('where a panel goes', () => {
  it('stands below and follows the direction of writing', () => {
    expect(placeBeside(anchor, { width: 240, height: 300 }, window)).toMatchObject({
      left: 16,
      top: 146,
      side: 'below',
    });
    expect(
      placeBeside({ ...anchor, left: 180 }, { width: 150, height: 300 }, window, { rtl: true }).left,
    ).toBe(230);
    expect(
      placeBeside({ ...anchor, left: 180 }, { width: 150, height: 300 }, window, { align: 'end' }).left,
    ).toBe(230);
  });

  it('goes above when there is more room, as tall as the room is', () => {
    const placed = placeBeside({ ...anchor, top: 700 }, { width: 240, height: 900 }, window);
    expect(placed.side).toBe('above');
    expect(placed.maxHeight).toBe(686);
    expect(placed.top).toBe(8);
  });

  it('stays below when neither side has room and below has more', () => {
    expect(placeBeside({ ...anchor, top: 100 }, { width: 240, height: 900 }, window).side).toBe('below');
  });

  it('never leaves the window sideways', () => {
    expect(placeBeside({ ...anchor, left: 300, width: 60 }, { width: 240, height: 100 }, window).left).toBe(
      142,
    );
    expect(placeBeside(anchor, { width: 600, height: 100 }, window).left).toBe(8);
  });
});
