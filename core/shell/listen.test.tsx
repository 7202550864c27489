import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { reportProblem } from '../report/report';
import { listen } from './listen';

vi.mock('../report/report', () => ({ reportProblem: vi.fn() }));
afterEach(() => vi.mocked(reportProblem).mockClear());

it('R159 an error that nothing catches is told, of a promise too, until it is ended', () => {
  const store = createStore();
  const end = listen(store);
  const broken = new Error('broken');
  const tell = () => {
    window.dispatchEvent(new ErrorEvent('error', { error: broken }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  };
  tell();
  // What other sites' scripts throw says nothing.
  window.dispatchEvent(new ErrorEvent('error', { error: null }));
  expect(vi.mocked(reportProblem).mock.calls).toEqual([
    [broken, 'page', undefined, store],
    ['refused', 'promise', undefined, store],
  ]);
  end();
  // Without anybody who listens it would end this test.
  window.addEventListener('error', () => undefined, { once: true });
  tell();
  expect(reportProblem).toHaveBeenCalledTimes(2);
});
