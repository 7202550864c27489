import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';

/** The tests' page draws nothing, so nothing on it ever changes its size. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;

afterEach(() => cleanup());
