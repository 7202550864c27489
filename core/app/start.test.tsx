import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anAgency } from '../testing/agency';

/** A page as the host writes it, started from its beginning. */
async function startAt(path: string, agency: ReturnType<typeof anAgency> | null): Promise<void> {
  vi.resetModules();
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('Nothing answers'));
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify({ agency })}</script><div id="root"></div>`;
  const { start } = await import('./start');
  await start({ registry: {}, container: document.getElementById('root')! });
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('R002 a host of no agency has one view instead of every route', async () => {
  await startAt('/login', null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Agency not found' })).toBeTruthy();
  expect(document.title).toBe('Agency not found');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
