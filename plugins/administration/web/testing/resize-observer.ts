import { vi } from 'vitest';

// The dialog's library measures with it; the tests' DOM has none.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
