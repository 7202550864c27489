import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAgency } from '../testing/agency';
import { fakeServer } from '../testing/fake-server';
import { patient } from '../testing/patient';
import { accountRefusals } from '../contract/refusals/account';
import { refusal } from '../testing/refusal';
import { renderPlugin } from '../testing/renderPlugin';
import { aUser } from '../testing/user';
import { clearToasts } from '../ui/feedback/toast';
import { clearToken, readToken } from '../session/token';

patient();

const RESEND = '/api/user/resendVerification';
const visit = async (path: string, { agency = {}, answers = {}, signedIn = false }: Partial<Given> = {}) => {
  const server = fakeServer({
    '/api/user/updateUserActiveStatus': { data: 'ok' },
    '/api/user/forgotPwdValidity': { data: 'ok' },
    '/api/user/getUserTransactions': { data: [], totalCount: 0 },
    ...answers,
  });
  const stage = await renderPlugin({
    registry: {},
    path,
    agency: anAgency(agency),
    api: server.api,
    ...(signedIn ? { user: aUser() } : {}),
  });
  return { ...stage, ...server };
};
interface Given {
  agency: Parameters<typeof anAgency>[0];
  answers: Record<string, unknown>;
  signedIn: boolean;
}

const SCREENS = [
  ['/login', 'Log in to Horizonte Viagens', 'Welcome back'],
  ['/signup', 'Create an account', 'Create an account'],
  ['/forgotpassword', 'Forgot your password?', 'Forgot your password?'],
  ['/newPassword?token=reset-token-0123456789', 'Choose a new password', 'Choose a new password'],
  ['/expired', 'The password reset link has expired', 'The password reset link has expired'],
  ['/verify?id=verify-id-0123456789', 'Your email address is confirmed', 'Your email address is confirmed'],
] as const;

// Page tests share a browser: another file may have left its token.
beforeEach(clearToken);
afterEach(() => {
  clearToken();
  act(clearToasts);
});

describe('account screens', () => {
  it.each(SCREENS)('R070 R434 %s is a modal, for who has no token too', async (path, title) => {
    const { router } = await visit(path);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect([readToken(), router.state.location.href]).toEqual([null, path]);
  });
  it.each(SCREENS)('G43 %s stands over the start page; closing it goes there', async (path) => {
    const { router } = await visit(path);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(document.querySelector('h1')?.textContent).toBe('O mundo espera por você');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
  it.each(SCREENS)(
    'R070 R080 %s is a split page on the platform’s own agency, with its policies at the foot',
    async (path, _, title) => {
      await visit(path, { agency: { isPlatform: true, privacyPolicy: 'p', disclaimer: 'd' } });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('region', { name: 'Horizonte Viagens' })).toBeTruthy();
      const foot = within(screen.getByRole('contentinfo')).getAllByRole('link');
      expect(foot.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Privacy policy', '/privacy-policy'],
        ['Disclaimer', '/disclaimer'],
      ]);
    },
  );
  it('R079 the platform’s account screens show its name, its logo and its heading', async () => {
    await visit('/login', { agency: { isPlatform: true, logo: '/logos/x.png' } });
    const brand = within(await screen.findByRole('region', { name: 'Horizonte Viagens' }));
    expect(brand.getByRole('img', { name: 'Horizonte Viagens' }).getAttribute('src')).toBe('/logos/x.png');
    expect(brand.getByRole('heading', { level: 2, name: 'O mundo espera por você' })).toBeTruthy();
  });
  it('R079 an agency’s account screens stand in its own frame', async () => {
    await visit('/login', { agency: { logo: '/logos/x.png' } });
    const dialog = await screen.findByRole('dialog', { name: 'Log in to Horizonte Viagens' });
    expect(dialog).toBeTruthy();
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/logos/x.png');
  });
  it('R081 R124 what was typed as e-mail goes from card to card', async () => {
    const { router } = await visit('/login');
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@x.co');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgotpassword'));
    const value = async () => (await screen.findByLabelText<HTMLInputElement>('Email')).value;
    expect(await value()).toBe('ana@x.co');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to login' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await screen.findByLabelText('Name');
    expect(await value()).toBe('ana@x.co');
  });
  it.each(['/login', '/signup'])('%s leads home who is signed in', async (path) => {
    const { router } = await visit(path, { signedIn: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('an address that was not verified', () => {
  const logIn = async (answers: Record<string, unknown>) => {
    const stage = await visit('/login', {
      answers: {
        '/api/user/login': refusal(403, 'EMAIL_NOT_VERIFIED', accountRefusals.emailNotVerified),
        ...answers,
      },
    });
    await userEvent.type(await screen.findByLabelText('Email'), ' ana@x.co');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Email Not Verified');
    return stage;
  };
  it('R138 offers the link again, and says what the server answers', async () => {
    const { sentTo } = await logIn({ [RESEND]: { data: 'Verification email sent' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Verification email sent')).toBeTruthy();
    expect(sentTo(RESEND)).toEqual([{ email: 'ana@x.co' }]);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
  it('says why the link could not be sent, and may try once more', async () => {
    await logIn({ [RESEND]: refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests.') });
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
  });
  it('R170 R138 an inactive account is told so, without that offer', async () => {
    const refused = refusal(403, 'ACCOUNT_INACTIVE', accountRefusals.inactive);
    await visit('/login', { answers: { '/api/user/login': refused } });
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@x.co');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your account is inactive, kindly contact the Agency Owner',
    );
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
});
