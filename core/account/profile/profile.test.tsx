import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/client';
import { ApiError } from '../../api/error';
import { chosenCurrencyAtom } from '../../i18n/shown-currency';
import { dropOthersInput } from '../../session/input-owner';
import { endSession, sessionAtom, userAtom } from '../../session/session';
import { clearToken, readToken } from '../../session/token';
import type { User } from '../../contract/people/user';
import { accountRefusals } from '../../contract/refusals/account';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { aDevice, anAccountEnd, anAirport, aTraveler, COUNTRIES, HOME } from './testing/fixtures';

type Call = { path: string; method: string; input: { body?: unknown; params?: unknown } | undefined };
type Answer = unknown | ((input: Call['input']) => unknown);

// Sections and dialogs are fetched when they are opened.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });
// The tests' page does not scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// What a page without a session leaves behind is the next one's to find.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  clearToken();
  clearToasts();
});

async function open(path: string, answers: Record<string, Answer> = {}, user: Partial<User> = {}) {
  const calls: Call[] = [];
  const own = aUser({ phone: '+55 11 5555 0100', home: HOME, ...user });
  const all: Record<string, Answer> = {
    'GET /api/code': COUNTRIES,
    'GET /api/reference/airports': { data: [anAirport()] },
    'GET /api/user/getProfile': { data: own },
    'GET /api/user/travelers': { data: [aTraveler()] },
    'GET /api/user/devices': {
      data: [aDevice({ id: 'here', isCurrent: true }), aDevice({ id: 'other', browser: 'Safari' })],
    },
    ...answers,
  };
  const call = vi.fn(({ path: to, method }: { path: string; method: string }, input?: Call['input']) => {
    calls.push({ path: to, method, input });
    const found = all[`${method} ${to}`];
    const answer = typeof found === 'function' ? (found as (given: unknown) => unknown)(input) : found;
    if (answer === undefined) return Promise.resolve({ data: [] });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const stage = await renderPlugin({ registry: {}, path, user: own, api: { call } as unknown as Api });
  const sent = (to: string, method = 'POST') =>
    calls.filter((one) => one.path === to && one.method === method).map(({ input }) => input);
  return { ...stage, sent };
}
const toasts = () => toastStore.current().map(({ message }) => message);

describe('the profile’s addresses', () => {
  it('R174 every section has one, and an unknown one leads to the start', async () => {
    const { router } = await open('/profile/no-such-section');
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal information' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile');
    expect(document.title).toMatch(/^Profile · /);
    await userEvent.click(screen.getByRole('link', { name: /^Devices/ }));
    await waitFor(() => expect(document.title).toMatch(/^Devices · /));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Devices' });
    expect(router.state.location.pathname).toBe('/profile/devices');
    expect(document.activeElement).toBe(heading);
  });
  it('R064 without a session it leads to the logout', async () => {
    const { router } = await renderPlugin({ registry: {}, path: '/profile' });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/profile'));
  });
});

describe('personal data', () => {
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('R174 saves what was changed, and the page shows it at once', async () => {
    const { sent, store } = await open('/profile', {
      'POST /api/user/editProfile': { data: 'Data updated successfully' },
      'GET /api/user/getProfile': new ApiError(503, 'UNAVAILABLE', 'no'),
    });
    const first = await field('First name');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(first);
    await userEvent.type(first, 'Mariana');
    await save();
    expect(sent('/api/user/editProfile')).toEqual([{ body: { firstName: 'Mariana' } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(store.get(userAtom)).toMatchObject({ firstName: 'Mariana', name: 'Mariana Prado', home: HOME });
    expect(toasts()).toEqual(['Data updated successfully']);
  });
  it('R183 what was typed stays when another picture is chosen beside it', async () => {
    const { store } = await open('/profile');
    await userEvent.type(await field('First name'), 'na');
    const typed = (await field('First name')).value;
    act(() =>
      store.set(sessionAtom, (now) => ({ ...now, user: { ...now.user, picture: '/files/other.png' } })),
    );
    expect((await field('First name')).value).toBe(typed);
  });
  it('R175 a failed submit sends nothing and leads to the fields', async () => {
    const { sent } = await open('/profile', {}, { home: { ...HOME, city: '' } });
    await userEvent.type(await field('Street address'), 'a');
    await save();
    expect(sent('/api/user/editProfile')).toEqual([]);
    const summary = await screen.findByRole('alert');
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter the city' }));
    expect(document.activeElement).toBe(await field('City'));
    await userEvent.type(await field('City'), 'Santos');
    await waitFor(() => expect(screen.queryByText('Enter the city')).toBeNull());
  });
  it('R174 R176 each card is saved for itself: without a home address a phone is, and the other card stays', async () => {
    const { sent } = await open(
      '/profile',
      {
        'POST /api/user/editProfile': { data: 'Data updated successfully' },
        'GET /api/user/getProfile': new ApiError(503, 'UNAVAILABLE', 'no'),
      },
      { home: { homeAirport: '', streetAddress: '', country: '', state: '', city: '', zipCode: '' } },
    );
    const phone = await field('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+55 11 5555 0199');
    await userEvent.type(await field('City'), 'Santos');
    const details = screen.getByRole('form', { name: 'Your details' });
    await userEvent.click(within(details).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(details).queryByRole('button', { name: 'Save' })).toBeNull());
    expect(sent('/api/user/editProfile')).toEqual([{ body: { phone: '+55 11 5555 0199' } }]);
    const home = screen.getByRole('form', { name: 'Home location' });
    await userEvent.click(within(home).getByRole('button', { name: 'Save' }));
    expect(sent('/api/user/editProfile')).toHaveLength(1);
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    expect((await field('City')).value).toBe('Santos');
  });
  it('R150 what was typed is there again after a session that expired, for the same person only', async () => {
    const type = async () => {
      const { store, unmount } = await open('/profile');
      const city = await field('City');
      await userEvent.clear(city);
      await userEvent.type(city, 'Santos');
      await act(async () => endSession(store, true));
      unmount();
    };
    await type();
    const again = await open('/profile');
    expect((await field('City')).value).toBe('Santos');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    again.unmount();
    await type();
    dropOthersInput('u-1');
    dropOthersInput('u-2');
    await open('/profile');
    expect((await field('City')).value).toBe(HOME.city);
  });
  it('R175 tells on leaving a field, not while it is typed first', async () => {
    await open('/profile');
    const street = await field('Street address');
    await userEvent.clear(street);
    expect(screen.queryByText('Enter the street and house number')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Enter the street and house number')).toBeTruthy();
  });
  it('R183 a refusal says so and puts the server’s errors at their fields; what was typed stays', async () => {
    await open('/profile', {
      'POST /api/user/editProfile': new ApiError(422, 'INVALID_REQUEST', 'x', {
        data: 'Error while updating profile',
        fields: [{ path: 'city', message: 'Please enter valid city' }],
      }),
    });
    const city = await field('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Nowhere');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Error while updating profile']));
    expect(city.getAttribute('aria-invalid')).toBe('true');
    expect(city.value).toBe('Nowhere');
  });
  it('warns before unsaved changes are left, and goes when they are discarded', async () => {
    const { router } = await open('/profile');
    await userEvent.type(await field('City'), 'x');
    await userEvent.click(screen.getByRole('link', { name: /^Security/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/profile');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /^Security/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'));
  });
});

describe('the currency', () => {
  it('R162 is the one that is shown, by name and code; what is charged stays the agency’s', async () => {
    const { store } = await open('/profile/preferences');
    await screen.findByText('US Dollar · USD');
    act(() => store.set(chosenCurrencyAtom, 'BRL'));
    await screen.findByText('Brazilian Real · BRL');
    expect(screen.getByText(/Bookings are charged in USD\.$/)).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string) => {
    await userEvent.type(await screen.findByLabelText('Current password'), current);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Confirm password'), next);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('SEC-04 the new token is taken over and the session goes on', async () => {
    const { store } = await open('/profile/security', {
      'POST /api/user/changePassword': { data: 'ok', auth: 'new-token' },
    });
    await fill('Caravel_2026', 'Heron_Lake77');
    await waitFor(() => expect(readToken()).toBe('new-token'));
    expect(store.get(sessionAtom)).toMatchObject({ authenticated: true, token: 'new-token' });
    expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe('');
  });
  it('R179 M572 a wrong current password is told at its field', async () => {
    await open('/profile/security', {
      'POST /api/user/changePassword': refusal(422, 'INVALID_REQUEST', accountRefusals.wrongPassword),
    });
    await fill('Caravel_2025', 'Heron_Lake77');
    const field = screen.getByLabelText('Current password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Current password is incorrect').length).toBeGreaterThan(0);
    expect(readToken()).toBe('test-token');
  });
  it('R178 the same password again is refused before it is sent', async () => {
    const { sent } = await open('/profile/security');
    await fill('Caravel_2026', 'Caravel_2026');
    expect(
      screen.getAllByText('New password and current password should not be same').length,
    ).toBeGreaterThan(0);
    expect(sent('/api/user/changePassword')).toEqual([]);
  });
});

describe('the second factor', () => {
  const staff = { userType: 'AgencyOwner', isTravelAgent: true };

  it('SEC-13 is offered to travelers too', async () => {
    await open('/profile/security', {
      'GET /api/user/secondFactor': { data: { isEnabled: false, recoveryCodesLeft: 0 } },
    });
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  });
  it('SEC-13 is on once a code is confirmed, and the recovery codes must be kept before it closes', async () => {
    let on = false;
    const { sent } = await open(
      '/profile/security',
      {
        'GET /api/user/secondFactor': () => ({ data: { isEnabled: on, recoveryCodesLeft: on ? 2 : 0 } }),
        'POST /api/user/secondFactor/start': {
          data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
        },
        'POST /api/user/secondFactor/confirm': () => {
          on = true;
          return { data: { recoveryCodes: ['7F3K-2M9Q', 'QK7M-2PXA'] } };
        },
      },
      staff,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'Caravel_2026');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText('ABCD EFGH')).toBeTruthy();
    expect(await within(dialog).findByRole('img', { name: /QR code/ }, { timeout: 5000 })).toBeTruthy();
    const code = within(dialog).getByLabelText('Code from the app');
    await userEvent.type(code, '12a456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch on' }));
    expect(sent('/api/user/secondFactor/confirm')).toEqual([]);
    await userEvent.clear(code);
    await userEvent.type(code, '123 456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch on' }));
    expect(await within(dialog).findByText('7F3K-2M9Q')).toBeTruthy();
    expect(sent('/api/user/secondFactor/confirm')).toEqual([{ body: { code: '123456' } }]);
    const printsCodes = () => document.documentElement.hasAttribute('data-prints-codes');
    let isPrinted = false;
    vi.stubGlobal('print', () => void (isPrinted = printsCodes()));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect([isPrinted, printsCodes()]).toEqual([true, false]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(within(dialog).getByText('Confirm that you have saved the codes')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy();
  });
});

describe('devices', () => {
  it('SEC-05 another one is signed out after a question; this one is marked and can’t be', async () => {
    const { sent } = await open('/profile/devices', { 'DELETE /api/user/devices/{id}': { data: 'ok' } });
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out: Firefox on Windows' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out: Safari on Windows' }));
    expect(sent('/api/user/devices/{id}', 'DELETE')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(sent('/api/user/devices/{id}', 'DELETE')).toEqual([{ params: { id: 'other' } }]),
    );
    expect(toasts()).toEqual(['The device has been signed out']);
  });
});

describe('saved travellers', () => {
  it('rule 21: one that is removed goes at once and comes back by Undo', async () => {
    const { sent } = await open('/profile/travelers', {
      'DELETE /api/user/travelers/{id}': { data: 'ok' },
      'POST /api/user/travelers': { data: aTraveler({ id: 'again' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Lima' }));
    expect(await screen.findByText('No one saved yet')).toBeTruthy();
    await waitFor(() => expect(toasts()).toEqual(['Ana Lima was removed']));
    act(() => toastStore.current()[0]!.action!.onSelect());
    expect(await screen.findByRole('button', { name: 'Remove: Ana Lima' })).toBeTruthy();
    const { id: _, ...input } = aTraveler();
    expect(sent('/api/user/travelers')).toEqual([{ body: input }]);
  });
  it('rule 21: one that could not be removed comes back by itself', async () => {
    await open('/profile/travelers', {
      'DELETE /api/user/travelers/{id}': new ApiError(0, 'NETWORK', 'No network'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Lima' }));
    await waitFor(() => expect(toasts()).toEqual(['No network']));
    expect(screen.getByRole('button', { name: 'Remove: Ana Lima' })).toBeTruthy();
  });
  it('one is added with the form; what the server refuses is told at its field', async () => {
    let refuse = true;
    await open('/profile/travelers', {
      'POST /api/user/travelers': () =>
        refuse
          ? new ApiError(422, 'INVALID_REQUEST', 'x', {
              data: 'x',
              fields: [{ path: 'lastName', message: 'Please enter valid last name' }],
            })
          : { data: aTraveler({ id: '2', firstName: 'Rui' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add traveler' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add traveler' });
    await userEvent.type(within(dialog).getByLabelText('First name'), 'Rui');
    await userEvent.type(within(dialog).getByLabelText('Last name'), 'Lima');
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Last name').value).toBe('Lima');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save traveler' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true'),
    );
    refuse = false;
    await userEvent.type(within(dialog).getByLabelText('Last name'), 's');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save traveler' }));
    expect(await screen.findByRole('button', { name: 'Edit: Rui Lima' })).toBeTruthy();
  });
});

describe('the own data', () => {
  const asked = { 'GET /api/user/account': { data: anAccountEnd() } };
  const start = async (answers: Record<string, Answer>) => {
    const page = await open('/profile/data', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) };
  };
  const confirm = async (dialog: ReturnType<typeof within>) =>
    userEvent.click(await dialog.findByRole('button', { name: 'Delete my account' }));

  it('is downloaded as one file that people can read', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    await open('/profile/data', {
      'GET /api/user/own-data': { data: { profile: { email: 'a@b.example' } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(toasts()).toEqual(['Your data has been downloaded']));
    expect(await saved[0]!.text()).toBe('{\n  "profile": {\n    "email": "a@b.example"\n  }\n}');
    vi.unstubAllGlobals();
  });
  it('open bookings are named before the account is deleted, and what stays', async () => {
    const { dialog, sent } = await start(asked);
    expect(await dialog.findByText('2 bookings are not over')).toBeTruthy();
    expect(dialog.getByText('Porto, four nights')).toBeTruthy();
    expect(dialog.getByText(/^3 past bookings with their payments, without names/)).toBeTruthy();
    await confirm(dialog);
    expect(sent('/api/user/account/delete')).toEqual([]);
    expect(dialog.getByLabelText(/Current password/).getAttribute('aria-invalid')).toBe('true');
  });
  it('a wrong password says so, the right one ends the session here at once', async () => {
    let tries = 0;
    const { dialog, sent, store, router } = await start({
      ...asked,
      'POST /api/user/account/delete': () =>
        tries++ === 0 ? refusal(422, 'BAD_PASSWORD', accountRefusals.wrongPassword) : { data: 'x' },
    });
    const field = await dialog.findByLabelText(/Current password/);
    await userEvent.type(field, 'Secret_1');
    await confirm(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('Current password is incorrect');
    await confirm(dialog);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent('/api/user/account/delete')).toEqual(Array(2).fill({ body: { password: 'Secret_1' } }));
    expect([readToken(), store.get(userAtom)]).toEqual([null, null]);
    expect(toasts()).toEqual(['Your account has been deleted']);
  });
  it('without a password a mailed code confirms, with the second factor where it is on', async () => {
    let mailings = 0;
    const { dialog, sent } = await start({
      'GET /api/user/account': {
        data: anAccountEnd({ hasPassword: false, hasSecondFactor: true, open: [] }),
      },
      'POST /api/user/account/code': () =>
        mailings++ === 0 ? refusal(429, 'TOO_MANY_REQUESTS', accountRefusals.wrongCode) : { data: 'x' },
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    await dialog.findByRole('alert');
    expect(dialog.queryByText(/^A code is on its way to /)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a code' }));
    expect(await dialog.findByText(/^A code is on its way to /)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Code from the email/), 'abcde-fghjk');
    await userEvent.type(dialog.getByLabelText(/Code from the app/), '123456');
    await confirm(dialog);
    expect(sent('/api/user/account/delete')).toEqual([
      { body: { mailedCode: 'abcde-fghjk', code: '123456' } },
    ]);
  });
  it('the last owner of an agency is told why there is nothing to confirm', async () => {
    const { dialog } = await start({
      'GET /api/user/account': { data: anAccountEnd({ isLastOwner: true }) },
    });
    expect(await dialog.findByText(/^You are the only owner of /)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
