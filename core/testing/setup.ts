import { afterEach } from 'vitest';
import { cleanup, configure } from '@testing-library/react';

// A busy machine draws late; a test that waits for something may wait for it.
configure({ asyncUtilTimeout: 8_000 });

/** The tests' page draws nothing, so nothing on it ever changes its size. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;

// Its page cannot be scrolled either.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.scrollTo = () => undefined;

afterEach(() => cleanup());
