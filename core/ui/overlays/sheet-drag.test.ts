import { describe, expect, it } from 'vitest';
import { follow, settleSheet } from './sheet-drag';

const at = { dragged: 0, speed: 0, height: 600, dismissible: true };

describe('letting a sheet go', () => {
  it('stays for a small pull and closes for a long one', () => {
    expect(settleSheet({ ...at, stop: 'content', dragged: 60 })).toBe('content');
    expect(settleSheet({ ...at, stop: 'content', dragged: 300 })).toBe('close');
  });

  it('a flick decides alone', () => {
    expect(settleSheet({ ...at, stop: 'content', dragged: 30, speed: 1 })).toBe('close');
    expect(settleSheet({ ...at, stop: 'content', dragged: 300, speed: -1 })).toBe('content');
    expect(settleSheet({ ...at, stop: 'half', dragged: -20, speed: -1 })).toBe('full');
  });

  it('goes from full to half first, and closes only when drawn most of the way', () => {
    expect(settleSheet({ ...at, stop: 'full', dragged: 250 })).toBe('half');
    expect(settleSheet({ ...at, stop: 'full', dragged: 500 })).toBe('close');
    expect(settleSheet({ ...at, stop: 'half', dragged: 250 })).toBe('close');
  });

  it('never closes what must be answered', () => {
    expect(settleSheet({ ...at, stop: 'content', dragged: 500, speed: 2, dismissible: false })).toBe(
      'content',
    );
    expect(settleSheet({ ...at, stop: 'full', dragged: 500, dismissible: false })).toBe('half');
  });

  it('resists being drawn up', () => {
    expect(follow(80)).toBe(80);
    expect(follow(-100)).toBe(-30);
  });
});
