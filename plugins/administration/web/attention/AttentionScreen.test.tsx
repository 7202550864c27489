import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { askedOf } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { attentionApi, CANCELED, DOUBT, REFUND } from '../testing/attention-answers';
import { AGENT, BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
// The routes load it on demand; here it is there before the clock starts.
import './AttentionScreen';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(cleanup);

const open = async (answers: Parameters<typeof attentionApi>[0] = {}, path = '/attention', user = OWNER) => {
  const api = attentionApi(answers);
  await renderPlugin({ registry: REGISTRY, path, user, agency: BLUE_FJORD, api });
  return api;
};
const point = async (name: string) =>
  within(await screen.findByRole('article', { name }, { timeout: 15_000 }));
const refund = () => point('The refund was refused');

it('INV-6 each point says what is known of it and what can be done', async () => {
  await open();
  const found = await refund();
  for (const words of ['K7QM2T', '€482.50', 'The card was closed by its bank', 'anna@example.com'])
    expect(found.getByText(words)).toBeTruthy();
  expect(found.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Refund the money',
    'Write to the client',
    'Resolve',
  ]);
  expect(screen.getByText('8 open items')).toBeTruthy();
});

it('INV-4 a difference says what each book says', async () => {
  await open();
  const found = await point('The records do not match');
  for (const words of ['The amount charged does not match the booking', '€520.00', '€500.00'])
    expect(found.getByText(words)).toBeTruthy();
});

it('INV-2 what was canceled at the supplier says what the client gets back and what the supplier returned', async () => {
  await open({ '/api/agency/attention': { data: [CANCELED], totalCount: 1 } });
  const found = await point('The supplier has canceled a booking');
  const said = (term: string) => found.getByText(term).parentElement!.textContent;
  expect(said('Refunded to the client')).toContain('€209.00');
  expect(said('Returned by the supplier')).toContain('€180.00');
});

it('money moves only after its amount was shown, and the call carries it', async () => {
  const api = await open();
  await userEvent.click((await refund()).getByRole('button', { name: 'Refund the money' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(askedOf(api, '/api/agency/attention/{id}/refund')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Refund €482.50' }));
  await waitFor(() => expect(askedOf(api, '/api/agency/attention/{id}/refund')).toHaveLength(1));
  expect(askedOf(api, '/api/agency/attention/{id}/refund')[0]!.input).toEqual({
    params: { id: REFUND.id },
    body: { accepted: REFUND.amount },
  });
  await waitFor(() => expect(askedOf(api, '/api/agency/attention')).toHaveLength(2));
});

it('giving up says first what becomes of the money and of the order, and the call carries the amount', async () => {
  const api = await open();
  const found = await point('The supplier has not said whether it is booked');
  await userEvent.click(found.getByRole('button', { name: 'Abandon and refund the money' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abandon this booking?' }));
  expect(dialog.getByText(/€1,299.00 held for it goes back to the client/)).toBeTruthy();
  expect(dialog.getByText(/If it turns out to have the booking, it is canceled there/)).toBeTruthy();
  expect(askedOf(api, '/api/agency/attention/{id}/give-up')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Abandon and refund €1,299.00' }));
  await waitFor(() =>
    expect(askedOf(api, '/api/agency/attention/{id}/give-up')[0]?.input).toEqual({
      params: { id: DOUBT.id },
      body: { accepted: DOUBT.amount },
    }),
  );
});

it('settling asks how, says what it changes, and an empty note is refused beside the field', async () => {
  const api = await open();
  await userEvent.click((await refund()).getByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You have refunded €482.50 to the client yourself/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve €482.50' }));
  expect(dialog.getByText('Say how it was resolved.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'By bank transfer');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve €482.50' }));
  await waitFor(() =>
    expect(askedOf(api, '/api/agency/attention/{id}/settle')[0]?.input).toEqual({
      params: { id: REFUND.id },
      body: { note: 'By bank transfer', accepted: REFUND.amount },
    }),
  );
});

it('what is only noted sends no amount', async () => {
  const api = await open();
  const found = await point('The supplier has not said whether it is booked');
  await userEvent.click(found.getByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'They look into it');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await waitFor(() =>
    expect(askedOf(api, '/api/agency/attention/{id}/settle')[0]?.input.body).toEqual({
      note: 'They look into it',
      accepted: null,
    }),
  );
});

it('asking again tells when it is still open', async () => {
  const api = await open();
  const found = await point('The supplier has not said whether it is booked');
  await userEvent.click(found.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(askedOf(api, '/api/agency/attention/{id}/ask-again')[0]?.input.params).toEqual({ id: DOUBT.id }),
  );
});

it('a letter keeps what was typed when it cannot be sent', async () => {
  const api = await open({
    '/api/agency/attention/{id}/letter': new ApiError(409, 'CONFLICT', 'It is done'),
  });
  await userEvent.click((await refund()).getByRole('button', { name: 'Write to the client' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'We are looking into it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the email' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email' }).value).toBe(
    'We are looking into it.',
  );
  expect(askedOf(api, '/api/agency/attention/{id}/letter')[0]!.input.body).toEqual({
    subject: 'About your booking K7QM2T',
    text: 'We are looking into it.',
  });
});

it('what is done stands under its own address, with who settled it and how', async () => {
  await open({}, '/attention?show=done');
  const found = await refund();
  expect(found.getByText(/Returned by bank transfer \(Ingrid Solberg/)).toBeTruthy();
  expect(found.queryByRole('button')).toBeNull();
});

it('says that nothing waits, and what could', async () => {
  await open({ '/api/agency/attention': { data: [], totalCount: 0 } }, '/attention', {
    ...AGENT,
    isRestrictedAgent: true,
  });
  expect(
    await screen.findByRole('heading', { name: 'Nothing needs attention' }, { timeout: 15_000 }),
  ).toBeTruthy();
});
