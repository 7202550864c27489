import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { anAgency } from '@/core/testing/agency';
import { fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { registry } from '../../../registry';
import { resendVerification } from '@/core/contract';
import { getFirstSteps } from '../../contract/first-steps';
import { getLettersStanding } from '../../contract/letters';
import type { Subscription } from '../../contract/subscription';
import { ACTIVE, AGENT, firstSteps, OWNER, PAST_DUE, subscriptionAnswersOf } from '../testing/answers';

patient();

const open = async (path: string, known: Subscription, given = {}, user = OWNER) => {
  const { administration, subscription } = registry;
  const api = fakeApi(subscriptionAnswersOf(known, given));
  await renderPlugin({ registry: { administration, subscription }, path, agency: anAgency(), user, api });
  return api;
};
const patches = (api: Awaited<ReturnType<typeof open>>) =>
  api.asked.flatMap(({ path, input }) => (path === getFirstSteps.path && input.body ? [input.body] : []));

it('a new owner finds six first steps with the way to each, and what is done of them', async () => {
  await open('/dashboard', ACTIVE, { [getFirstSteps.path]: firstSteps(2) });
  await screen.findByRole('heading', { name: 'Open your agency in six steps' });
  expect(screen.getByText('2 of 6 done')).toBeTruthy();
  const links = ['Set the markup', 'Write the texts', 'Add a client'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/settings/markups', '/settings/website?panel=legal', '/clients?open=add']);
  expect(screen.queryByRole('link', { name: 'Set the brand' })).toBeNull();
});

it('it is put away for good, and ends by itself when all is done', async () => {
  const answer = ({ body }: { body?: object }) => (body ? { data: null } : firstSteps(5));
  const api = await open('/dashboard', ACTIVE, { [getFirstSteps.path]: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Open your agency in six steps')).toBeNull());
  expect(patches(api)).toEqual([{ isDismissed: true }]);
});

it('looking at the products is a step that is ticked off by going there', async () => {
  const api = await open('/dashboard', ACTIVE, { [getFirstSteps.path]: firstSteps(1) });
  await userEvent.click(await screen.findByRole('link', { name: 'Choose the products' }));
  await waitFor(() => expect(patches(api)).toEqual([{ done: 'products' }]));
});

it('an owner is told on every page of the office that the subscription is due; an agent is not', async () => {
  await open('/mytrip', PAST_DUE);
  const notice = await screen.findByRole('complementary', { name: 'Subscription' });
  expect(notice.textContent).toContain('Your site sells until December 4, 2026.');
});

it('SEC-46 an owner is told that letters wait for the proof of the address, and has the link sent again', async () => {
  const waiting = { isProven: false, most: 50, isSet: false, stopped: null };
  const api = await open('/mytrip', ACTIVE, {
    [getLettersStanding.path]: { data: waiting },
    [resendVerification.path]: { data: 'sent' },
  });
  const notice = within(await screen.findByRole('complementary', { name: 'Emails' }));
  expect(notice.getByText(/wait until you have opened the link/).textContent).toContain(OWNER.email);
  await userEvent.click(notice.getByRole('button', { name: 'Send it again' }));
  await screen.findByText('The email is on its way');
  expect(api.asked.filter(({ path }) => path === resendVerification.path)).toMatchObject([
    { input: { body: { email: OWNER.email } } },
  ]);
});

it('SEC-46 an owner is told that letters were stopped, and why', async () => {
  const stopped = { because: 'complaints', at: '2026-11-19T10:00:00Z' };
  await open('/mytrip', ACTIVE, {
    [getLettersStanding.path]: { data: { isProven: true, most: 50, isSet: false, stopped } },
  });
  const notice = await screen.findByRole('complementary', { name: 'Emails' });
  expect(notice.textContent).toContain('too many recipients complained');
});

it('nobody but the owner is told', async () => {
  await open('/mytrip', { ...PAST_DUE, isOwner: false }, {}, AGENT);
  await screen.findByRole('heading', { level: 1, name: 'My Trips' });
  expect(screen.queryByText(/has not been paid/)).toBeNull();
});
