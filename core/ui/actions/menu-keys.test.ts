import { describe, expect, it } from 'vitest';
import { nextInMenu } from './menu-keys';

const labels = ['Profile', 'My trips', 'Settings', 'Sign out'];

describe('nextInMenu', () => {
  it('wraps with the arrows and jumps with Home and End', () => {
    expect(nextInMenu(labels, 3, 'ArrowDown')).toBe(0);
    expect(nextInMenu(labels, 0, 'ArrowUp')).toBe(3);
    expect(nextInMenu(labels, 2, 'Home')).toBe(0);
    expect(nextInMenu(labels, 0, 'End')).toBe(3);
  });

  it('finds the next label by its letter, beginning after the current one', () => {
    expect(nextInMenu(labels, 0, 's')).toBe(2);
    expect(nextInMenu(labels, 2, 'S')).toBe(3);
    expect(nextInMenu(labels, 3, 's')).toBe(2);
    expect(nextInMenu(labels, 0, 'x')).toBeUndefined();
  });

  it('leaves other keys and empty menus alone', () => {
    expect(nextInMenu(labels, 0, ' ')).toBeUndefined();
    expect(nextInMenu(labels, 0, 'Shift')).toBeUndefined();
    expect(nextInMenu([], 0, 'ArrowDown')).toBeUndefined();
  });
});
