import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/error';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { accountRefusals } from '../../contract/refusals/account';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { sessionAtom } from '../../session/session';
import { clearToken, readToken } from '../../session/token';

patient();

const INVITATION = '/api/agency/invitations/{id}';
const secret = 'invitation-secret-0123456789';
const agent = aUser({ email: 'carla@alpha.example', userType: 'SalesAgent', isTravelAgent: true });

const visit = async (path: string, answers: Record<string, unknown>) => {
  const server = fakeServer({ '/api/user/getProfile': { data: agent }, ...answers });
  const stage = await renderPlugin({ registry: {}, path, agency: anAgency(), api: server.api });
  return { ...stage, ...server };
};
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Carla Dias');
  await userEvent.type(screen.getByLabelText('Password'), 'Caravel_2026');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(document.querySelector('button[type=submit]')!);
};
const invited = { data: { email: 'carla@alpha.example', agencyName: 'Alpha' } };
const path = `/signup?inviteEmail=someone%40else.example&invitation=${secret}`;

afterEach(() => {
  clearToken();
  act(clearToasts);
});

describe('/agency-terms-and-conditions', () => {
  it('R063 R434 shows the conditions of the agency that the address names, to everybody', async () => {
    await visit(`/agency-terms-and-conditions/${anAgency()._id}`, {});
    const title = 'Terms and conditions for agents of Horizonte Viagens';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
  it('R063 knows no other agency', async () => {
    await visit('/agency-terms-and-conditions/0b6c1e', {});
    await screen.findAllByRole('heading', { level: 1 });
    expect(screen.queryByText(/Terms and conditions for agents/)).toBeNull();
  });
});

describe('an invited sign-up', () => {
  it('R096 inviteEmail fills the e-mail, locks it and hides the already-have-an-account link', async () => {
    await visit('/signup?inviteEmail=bo%2Btrips%40alpha.example', {});
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual(['bo+trips@alpha.example', true]);
    await userEvent.type(email, 'x');
    expect(email.value).toBe('bo+trips@alpha.example');
    expect(screen.queryByText(/Already have an account/)).toBeNull();
  });
  it('R099 R431 the invitation is verified and its e-mail counts, whatever the address says', async () => {
    const { sentTo } = await visit(path, { [INVITATION]: invited });
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual(['carla@alpha.example', true]);
    expect(sentTo(INVITATION)).toEqual([{ id: secret }]);
    expect(screen.queryByText(/Already have an account/)).toBeNull();
  });
  it('R097 its terms are the agency’s own', async () => {
    await visit(path, { [INVITATION]: invited });
    const terms = await screen.findByRole('link', { name: /terms and conditions/ });
    expect(terms.getAttribute('href')).toBe(`/agency-terms-and-conditions/${anAgency()._id}`);
  });
  it('R098 R167 posts the payload with the secret, signs in and leads where agents go', async () => {
    const { sentTo, store, router } = await visit(path, {
      [INVITATION]: invited,
      '/api/agency/agents': { auth: 'agent-token', userType: 'SalesAgent' },
    });
    await fill();
    await waitFor(() => expect(store.get(sessionAtom).token).toBe('agent-token'));
    expect(readToken()).toBe('agent-token');
    expect(sentTo('/api/agency/agents')).toEqual([
      {
        name: 'Carla Dias',
        email: 'carla@alpha.example',
        password: 'Caravel_2026',
        hostName: location.host,
        checked: true,
        invitation: secret,
      },
    ]);
    expect(sentTo('/api/user/signUp')).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/signup'));
    expect(toastStore.current().map(({ message }) => message)).toContain('Logged in successfully');
  });
  it('R100 an invitation that does not hold says why in a red alert, without a form', async () => {
    await visit(path, {
      [INVITATION]: refusal(410, 'INVITATION_EXPIRED', accountRefusals.invitationUnknown),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to verify agent');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0);
  });
  it('R100 when the server is out of reach the invitation can be tried again', async () => {
    let answer: unknown = new ApiError(0, 'OFFLINE', 'You are offline.');
    await visit(path, { [INVITATION]: () => answer });
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
    answer = invited;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name')).toBeTruthy();
  });
});
