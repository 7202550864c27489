import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { askedOf } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
import { lettersApi } from '../testing/letters-answers';
// The routes load it on demand; here it is there before the clock starts.
import './LettersScreen';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(cleanup);

const open = async (path = '/settings/letters', answers: Parameters<typeof lettersApi>[0] = {}) => {
  const api = lettersApi(answers);
  const page = await renderPlugin({ registry: REGISTRY, path, user: OWNER, agency: BLUE_FJORD, api });
  await screen.findByRole('navigation', { name: 'Emails' }, { timeout: 15_000 });
  return { api, page };
};
const frame = (subject: string) => screen.findByTitle(`Email: ${subject}`);
const EN = 'Your boat is confirmed (K7QM2X)';
const PT = 'Seu barco está confirmado (K7QM2X)';

it('each letter stands under what it belongs to, with whom it is for and when it goes out', async () => {
  await open();
  const boats = within(screen.getByRole('region', { name: 'Boats' }));
  expect(boats.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'ConfirmationTo the clientWhen a booking is confirmed, and whenever it is sent again.',
    'CancellationTo the clientWhen a booking is canceled, with the refund and the cancellation fee.',
  ]);
});

it('the first is shown until one is chosen: in the agency’s language, with sender and files', async () => {
  await open();
  const shown = await frame(EN);
  expect(shown.getAttribute('src')).toBe('/letters/boats.confirmation-en');
  // No script, no form and none of this site's rights.
  expect(shown.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(screen.getByText('<no-reply@caravel.example>')).toBeTruthy();
  expect(screen.getByText('hello@bluefjord.example')).toBeTruthy();
  const files = within(screen.getByRole('list', { name: 'Attachments' })).getAllByRole('listitem');
  expect(files.map(({ textContent }) => textContent)).toEqual([
    'bluefjord-K7QM2X.ics',
    'bluefjord-K7QM2X.pdf',
  ]);
});

it('rule 1: letter and language are in the address, and what is chosen is asked for', async () => {
  const { api } = await open('/settings/letters?letter=boats.cancelled&language=pt');
  expect((await frame(PT)).getAttribute('src')).toBe('/letters/boats.cancelled-pt');
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  await waitFor(() =>
    expect(askedOf(api, '/api/agency/letters/{id}').map(({ input }) => input)).toEqual([
      { params: { id: 'boats.cancelled' }, query: { language: 'pt' } },
      { params: { id: 'boats.cancelled' }, query: { language: 'es' } },
    ]),
  );
});

it('a letter that cannot be drawn says why, beside the list', async () => {
  const failed = new ApiError(500, 'INTERNAL', 'We could not reach the server.');
  await open('/settings/letters', { '/api/agency/letters/{id}': failed });
  expect(await screen.findByText('The email could not be rendered')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cancellation/ })).toBeTruthy();
});
