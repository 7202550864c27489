import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { challengeAtom } from './challenge';
import { cleanCode, cleanRecoveryCode, isCompleteCode } from './second-factor-code';
import { clearToken, readToken } from '../../session/token';

patient();

const FACTOR = '/api/user/secondFactor';
const challenge = 'challenge-0123456789';
const waiting = { auth: null, userType: 'AgencyOwner', challenge };
const user = aUser();

const visit = async (answers: Record<string, unknown>, path = '/login') => {
  const server = fakeServer({
    '/api/user/login': waiting,
    '/api/social': waiting,
    '/api/user/getProfile': { data: user },
    ...answers,
  });
  const agency = anAgency({ social: { isGoogleEnabled: true, isFacebookEnabled: false } });
  const stage = await renderPlugin({ registry: {}, path, agency, api: server.api });
  return { ...stage, ...server };
};
const logIn = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'owner@alpha.example');
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.keyboard('{Enter}');
  return screen.findByLabelText<HTMLInputElement>('Code');
};

afterEach(() => {
  clearToken();
  act(clearToasts);
});

describe('the code', () => {
  it('SEC-13 is what is left of a pasted text without what is no digit', () => {
    expect(cleanCode('123 456')).toBe('123456');
    expect(cleanCode('12-34-56-78')).toBe('123456');
    expect([isCompleteCode('12345'), isCompleteCode('123456')]).toEqual([false, true]);
    expect(cleanRecoveryCode('  abcd-efgh\n')).toBe('abcd-efgh');
  });
});

describe('a login with a second factor', () => {
  it('SEC-13 asks for the code, which phones may fill in, and sends it when it is complete', async () => {
    const { sentTo, router } = await visit({ [FACTOR]: { auth: 'tok', userType: 'AgencyOwner' } });
    const field = await logIn();
    expect(readToken()).toBeNull();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '123 456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sentTo(FACTOR)).toEqual([{ challenge, code: '123456' }]);
    expect(readToken()).toBe('tok');
    expect(toastStore.current().map(({ message }) => message)).toEqual(['Logged in successfully']);
  });
  it('SEC-13 a wrong code is told in red; the field is empty for the next one', async () => {
    await visit({ [FACTOR]: refusal(401, 'BAD_CREDENTIALS', 'The code is not right.') });
    await userEvent.type(await logIn(), '111111');
    expect((await screen.findByRole('alert')).textContent).toContain('The code is not right.');
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });
  it('SEC-13 an incomplete code is not sent', async () => {
    const { sentTo } = await visit({});
    await userEvent.type(await logIn(), '123{Enter}');
    expect(screen.getByText('Enter all 6 digits')).toBeTruthy();
    expect(sentTo(FACTOR)).toEqual([]);
  });
  it('SEC-13 a recovery code does as well', async () => {
    const { sentTo, router } = await visit({ [FACTOR]: { auth: 'tok', userType: 'AgencyOwner' } });
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), ' abcd-efgh-jkmn {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sentTo(FACTOR)).toEqual([{ challenge, code: 'abcd-efgh-jkmn' }]);
  });
  it('SEC-13 a challenge that is over begins again with the password', async () => {
    const { store } = await visit({ [FACTOR]: refusal(410, 'CHALLENGE_OVER', 'Please log in again.') });
    await userEvent.type(await logIn(), '123456');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('owner@alpha.example');
    expect(store.get(challengeAtom)).toBeNull();
    expect(toastStore.current().map(({ message }) => message)).toEqual(['Please log in again.']);
  });
  it('SEC-13 can be given up, with the e-mail kept; closing the modal gives it up too', async () => {
    const { store, router } = await visit({});
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('owner@alpha.example');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    await screen.findByLabelText('Code');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.get(challengeAtom)).toBeNull();
  });
  it('SEC-13 R142 who comes from a social provider is asked at /login, and led on afterwards', async () => {
    const { sentTo, router } = await visit(
      { [FACTOR]: { auth: 'tok', userType: 'AgencyOwner' } },
      '/social?code=AQabc&type=google',
    );
    const field = await screen.findByLabelText('Code');
    expect(router.state.location.pathname).toBe('/login');
    await userEvent.type(field, '123456');
    await waitFor(() => expect(readToken()).toBe('tok'));
    expect(sentTo(FACTOR)).toHaveLength(1);
  });
});

describe('a password field', () => {
  it('says that Caps Lock is on while it is', async () => {
    await visit({});
    const field = await screen.findByLabelText('Password');
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeTruthy();
    fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });
  it('can be shown', async () => {
    await visit({});
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});
