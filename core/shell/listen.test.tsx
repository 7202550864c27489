import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import * as report from '../report/report';
import { instead } from '../testing/instead';
import { listen } from './listen';

instead(report, 'reportProblem', () => undefined);

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
  expect(vi.mocked(report.reportProblem).mock.calls).toEqual([
    [broken, 'page', undefined, store],
    ['refused', 'promise', undefined, store],
  ]);
  end();
  // Without anybody who listens it would end this test.
  window.addEventListener('error', () => undefined, { once: true });
  tell();
  expect(report.reportProblem).toHaveBeenCalledTimes(2);
});
