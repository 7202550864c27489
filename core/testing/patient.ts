import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** For tests that draw whole screens, whose code is loaded as it is needed: a busy machine may take its time. */
export function patient(): void {
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 8_000 });
}
