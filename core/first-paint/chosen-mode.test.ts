// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_NAME } from '../state/persisted';
import { themeModeAtom, type ThemeMode } from '../tenant/theme-mode';
import { chosenMode } from './chosen-mode';

// oxlint-disable-next-line no-eval -- it is a script of the page, as text
const run = () => (0, eval)(chosenMode);
const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the mode before the first paint', () => {
  it.each<ThemeMode>(['dark', 'light'])('is %s when the visitor chose that', (mode) => {
    createStore().set(themeModeAtom, mode);
    run();
    expect(shown()).toBe(mode);
  });
  it('is left to the device otherwise', () => {
    run();
    createStore().set(themeModeAtom, 'system');
    run();
    expect(shown()).toBeUndefined();
  });
  it.each([
    '{',
    'null',
    '{"version":1}',
    '{"version":2,"state":{"theme":"dark"}}',
    '{"version":1,"state":{"theme":"x"}}',
  ])('ignores %s', (saved) => {
    localStorage.setItem(STORAGE_NAME, saved);
    run();
    expect(shown()).toBeUndefined();
  });
});
