import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf } from '../../contract/message-of';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { accountRefusals } from '../../contract/refusals/account';
import { refusal } from '../../testing/refusal';
import { PluginStage } from '../../testing/PluginStage';
import { renderPlugin } from '../../testing/renderPlugin';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { deepLinkAtom } from '../../session/session';
import { idleSignUp, signUpAtom, signUpErrors, signUpPayload, termsPath } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { SIGNUP_BUTTON_RESET_MS, SIGNUP_TOAST_DELAY_MS } from '../timings';
import { takeWantedPage } from '../../session/wanted-page';

patient();

const THANKS =
  'Thanks for registering. Please check your inbox for an email verification link to activate your account.';
const valid = { name: 'Ana Lima', email: 'ana@x.co', password: 'Caravel_2026', checked: true };
const messages = () => toastStore.current().map(({ message }) => message);

const visit = async (
  answers: Record<string, unknown>,
  agency: Parameters<typeof anAgency>[0] = {},
  path = '/signup',
) => {
  const server = fakeServer(answers);
  const stage = await renderPlugin({ registry: {}, path, agency: anAgency(agency), api: server.api });
  await screen.findByLabelText('Name');
  return { ...stage, ...server };
};
const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const fill = async (given: Partial<typeof valid> = {}) => {
  const { name, email, password, checked } = { ...valid, ...given };
  const typist = user();
  if (name) await typist.type(screen.getByLabelText('Name'), name);
  if (email) await typist.type(screen.getByLabelText('Email'), email);
  if (password) await typist.type(screen.getByLabelText('Password'), password);
  if (checked) await typist.click(screen.getByRole('checkbox'));
};
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!;
const press = () => user().click(button());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  act(clearToasts);
});

describe('what a sign-up needs', () => {
  it.each([
    ['R107', 'name', 'Required'],
    ['R089', 'email', 'Required'],
    ['R117', 'password', 'Password Required'],
    ['R112', 'terms', 'Please accept the terms and condition'],
  ] as const)('%s %s says %s where nothing is filled in', (_, field, message) => {
    const empty = { name: '', email: '', password: '', checked: false };
    expect(signUpErrors(empty, 'submit')[field]?.message).toBe(message);
  });
  it('R106 whatever is right says nothing', () => {
    expect(Object.values(signUpErrors(valid, 'submit'))).toEqual([null, null, null, null]);
  });
  it('R094 R111 the payload is name, email, password, hostName and checked', () => {
    expect(signUpPayload({ ...valid, name: '  Ana Lima', email: ' ana@x.co ' }, 'alpha.example')).toEqual({
      name: 'Ana Lima',
      email: 'ana@x.co',
      password: 'Caravel_2026',
      hostName: 'alpha.example',
      checked: true,
    });
  });
  it('R097 the terms are the travellers’, for who is invited the agency’s', () => {
    expect(termsPath('a-1', false)).toBe('/user-terms-and-conditions');
    expect(termsPath('a-1', true)).toBe('/agency-terms-and-conditions/a-1');
  });
  it('R105 the message is read from message, else from first_name', () => {
    expect(messageOf({ message: 'User already exist' })).toBe('User already exist');
    expect(messageOf({ first_name: 'First name is wrong' })).toBe('First name is wrong');
  });
});

describe('/signup', () => {
  it('R106 R112 an empty form is not sent; the summary has the focus and leads to each field', async () => {
    const { sentTo } = await visit({ '/api/user/signUp': { _id: 'u1' } });
    await press();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name: Required',
      'Email: Required',
      'Password: Password Required',
      'Terms and conditions: Please accept the terms and condition',
    ]);
    await user().click(links[3]!);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(sentTo('/api/user/signUp')).toEqual([]);
  });
  it('R108 errors appear when a field is left and go when it is mended', async () => {
    await visit({});
    const typist = user();
    await typist.type(screen.getByLabelText('Name'), 'Ana 2');
    expect(screen.queryByText('Only alphabets are allowed')).toBeNull();
    await typist.tab();
    expect(screen.getByText('Only alphabets are allowed')).toBeTruthy();
    await typist.type(screen.getByLabelText('Name'), '{Backspace}{Backspace}');
    expect(screen.queryByText('Only alphabets are allowed')).toBeNull();
  });
  it('R094 R104 the payload is sent, and its success sets the flag', async () => {
    const { store, sentTo } = await visit({ '/api/user/signUp': { _id: 'u1' } });
    await fill();
    await press();
    await waitFor(() => expect(store.get(signUpAtom)).toEqual({ isSuccess: true, error: null }));
    expect(sentTo('/api/user/signUp')).toEqual([{ ...valid, hostName: location.host }]);
  });
  it('R102 R103 success closes the modal, says thanks after 500 ms, and a page says where the letter went', async () => {
    const { router } = await visit({ '/api/user/signUp': { _id: 'u1' } });
    await fill();
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/check-inbox'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(SIGNUP_TOAST_DELAY_MS).toBe(500);
    await pass(500);
    expect(messages()).toEqual([THANKS]);
    expect(await screen.findByText('ana@x.co')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Send it again in/ })).toBeTruthy();
  });
  it('R102 the form is cleared, for as long as it stands', async () => {
    const onRegistered = vi.fn();
    const form = { email: valid.email, onEmail: vi.fn(), isInvited: false, invitation: undefined };
    const route = createRootRoute({ component: () => <SignUpForm {...form} {...{ onRegistered }} /> });
    const router = createRouter({ routeTree: route, history: createMemoryHistory() });
    render(
      <I18nProvider i18n={i18n}>
        <PluginStage api={fakeServer({ '/api/user/signUp': { _id: 'u1' } }).api}>
          <RouterProvider router={router as never} />
        </PluginStage>
      </I18nProvider>,
    );
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await fill({ email: '' });
    await press();
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    await waitFor(() => expect(name.value).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(screen.queryByText('Required')).toBeNull();
  });
  it('R102 the next form is empty, whatever stood in the one before', async () => {
    const { router } = await visit({ '/api/user/signUp': { _id: 'u1' } });
    await fill();
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/check-inbox'));
    await act(() => router.navigate({ to: '/signup' }));
    const texts = ['Name', 'Email', 'Password'].map((label) =>
      screen.findByLabelText<HTMLInputElement>(label),
    );
    expect((await Promise.all(texts)).map(({ value }) => value)).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
  it('G08 success keeps the page that was wanted until the letter’s link is opened', async () => {
    const { router, store } = await visit({ '/api/user/signUp': { _id: 'u1' } });
    act(() => store.set(deepLinkAtom, '/mytrip?when=past'));
    await fill();
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/check-inbox'));
    act(() => store.set(deepLinkAtom, null));
    expect(takeWantedPage(store, valid.email)).toBe('/mytrip?when=past');
  });
  it('R137 a refusal is told in red, in the words of the server', async () => {
    await visit({ '/api/user/signUp': refusal(409, 'CONFLICT', accountRefusals.domainNotAllowed) });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('You cannot signup using this email');
  });
  it('R095 an answer without _id is no success', async () => {
    const { store } = await visit({ '/api/user/signUp': {} });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(store.get(signUpAtom).isSuccess).toBe(false);
  });
  it('R101 the button reads Sign Up, Processing... and a second after the answer Sign Up again', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const answer = new Promise((_, reject) => (refuse = reject));
    const { sentTo } = await visit({ '/api/user/signUp': () => answer });
    expect(button().textContent).toBe('Sign Up');
    await fill();
    await press();
    expect(button().textContent).toBe('Processing...');
    await press();
    refuse(refusal(409, 'CONFLICT', accountRefusals.exists));
    expect((await screen.findByRole('alert')).textContent).toContain('User already exist');
    expect(button().textContent).toBe('Processing...');
    expect(SIGNUP_BUTTON_RESET_MS).toBe(1000);
    await pass(1000);
    expect(button().textContent).toBe('Sign Up');
    expect(sentTo('/api/user/signUp')).toHaveLength(1);
  });
  it('R104 R105 a failure clears the flag and keeps the message', async () => {
    const error = refusal(409, 'CONFLICT', accountRefusals.domainNotAllowed);
    const { store } = await visit({ '/api/user/signUp': error });
    act(() => store.set(signUpAtom, { isSuccess: true, error: null }));
    await fill();
    await press();
    await screen.findByRole('alert');
    expect(store.get(signUpAtom)).toEqual({ isSuccess: false, error });
  });
  it('R137 a failure keeps everything that was typed', async () => {
    await visit({ '/api/user/signUp': refusal(409, 'CONFLICT', accountRefusals.exists) });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('User already exist');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana Lima');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@x.co');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Caravel_2026');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
  it('R093 an inactive agency says so and blocks sign-up', async () => {
    const { sentTo } = await visit({}, { status: 'Inactive' });
    expect(
      screen.getAllByText('Agency is inactive, Please contact the administrator').length,
    ).toBeGreaterThan(0);
    await fill();
    expect(button().disabled).toBe(true);
    expect(sentTo('/api/user/signUp')).toEqual([]);
  });
  it('R097 the terms open beside the form, which stays as it is', async () => {
    await visit({});
    const terms = screen.getByRole('link', { name: /terms and conditions/ });
    expect(terms.getAttribute('href')).toBe('/user-terms-and-conditions');
    expect(terms.getAttribute('target')).toBe('_blank');
  });
  it('R070 R102 on the platform’s own agency it is a page that says where to look', async () => {
    const { store } = await visit({ '/api/user/signUp': { _id: 'u1' } }, { isPlatform: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await fill();
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText('ana@x.co')).toBeTruthy();
    await user().click(screen.getByRole('link', { name: 'Use another address' }));
    await screen.findByLabelText('Password');
    expect(store.get(signUpAtom)).toEqual(idleSignUp);
    const left = ['Name', 'Email', 'Password'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(left).toEqual(['', 'ana@x.co', '']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});

describe('a password that is chosen', () => {
  it('R118 each rule is shown as met or unmet while typing, and what is missing is announced', async () => {
    await visit({});
    expect(screen.queryByRole('group', { name: 'Password criteria' })).toBeNull();
    await user().type(screen.getByLabelText('Password'), 'aB1');
    const criteria = within(screen.getByRole('group', { name: 'Password criteria' }));
    const rules = criteria.getAllByRole('listitem').map((rule) => rule.textContent);
    expect(rules).toEqual([
      '8 to 20 charactersnot met',
      'At least 1 lowercase lettermet',
      'At least 1 uppercase lettermet',
      'At least 1 digitmet',
      'At least 1 special character (! @ # $ % ^ & * _)not met',
      'No white spacemet',
    ]);
    const spoken = criteria.getByRole('status');
    expect(spoken.getAttribute('aria-live')).toBe('polite');
    expect(spoken.textContent).toBe(
      'Still needed: 8 to 20 characters; At least 1 special character (! @ # $ % ^ & * _)',
    );
  });
  it('R119 the field looks default, then like an error or a success once it was left', async () => {
    await visit({});
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const typist = user();
    await typist.type(field, 'short');
    expect(field.dataset['state']).toBe('default');
    await typist.click(screen.getByLabelText('Name'));
    expect([field.dataset['state'], field.getAttribute('aria-invalid')]).toEqual(['error', 'true']);
    await typist.type(field, 'Caravel_2026');
    expect(field.dataset['state']).toBe('success');
    expect(screen.queryByText('Password must be valid')).toBeNull();
  });
  it('is offered to password managers as a new one', async () => {
    await visit({});
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Name').getAttribute('autocomplete')).toBe('name');
  });
});
