import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Ana Maria Souza', 'AS'],
    ['  ana ', 'A'],
    ['Éder Ñuñez', 'ÉÑ'],
    ['😀 Smile', '😀S'],
    ['', '?'],
  ])('%s is %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
});
