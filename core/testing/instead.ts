import { afterEach, beforeEach, vi } from 'vitest';

/**
 * In each test of a file, something else stands in the place of what a module exports. Unlike `vi.mock` it leaves the module
 * to the files after it, so that they may share a worker, and with it all that was loaded.
 */
export function instead<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  stand: Module[Name] & ((...args: never[]) => unknown),
): void {
  let undo: () => void;
  beforeEach(() => {
    const spy = vi.spyOn(module, name as never);
    spy.mockImplementation(stand as never);
    undo = () => spy.mockRestore();
  });
  afterEach(() => undo());
}
