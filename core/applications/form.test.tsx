import { createRoute } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '../api/error';
import { defineApplication } from '../contract/site/application';
import { definePlugin } from '../plugin';
import type { ShellRoute } from '../plugin/shell-route';
import { tabStore } from '../session/tab-store';
import { anAgency } from '../testing/agency';
import { askedOf, fakeApi, type FakeApi } from '../testing/fake-api';
import { patient } from '../testing/patient';
import { renderPlugin } from '../testing/renderPlugin';
import { aUser } from '../testing/user';
import { toast } from '../ui/feedback/toast';
import { opened } from './draft';
import { SettingsForm } from './SettingsForm';

patient();
beforeEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.spyOn(toast, 'success');
  vi.spyOn(toast, 'error');
});

const application = defineApplication({
  id: 'points',
  settings: z.object({
    earn: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 125),
    welcome: z._default(z.int().check(z.minimum(0)), 500),
    isOpen: z._default(z.boolean(), true),
    sealed: z._default(z.string(), ''),
  }),
});
const said = (message: string) => ({ id: message, message });
const Page = () => (
  <SettingsForm
    application={application}
    words={{
      earn: { label: said('Earned'), as: 'basisPoints', group: said('Earning') },
      welcome: { label: said('Welcome'), as: 'money', group: said('Earning') },
      isOpen: { label: said('Open to clients') },
      sealed: null,
    }}
  />
);
const AGENCY = anAgency({
  language: 'en',
  currency: 'EUR',
  version: 3,
  bookingMenuItemOptions: [{ name: 'Points', isActive: true, isDefault: true }],
});
const plugin = definePlugin({
  id: 'points',
  api: 1,
  roots: ['/booknow/points'],
  routes: async () => ({
    default: (parent: ShellRoute) =>
      createRoute({ getParentRoute: () => parent, path: '/booknow/points', component: Page }),
  }),
});
const registry = {
  points: {
    activatedBy: { menu: 'Points' },
    roots: ['/booknow/points'] as const,
    home: '/booknow/points',
    load: async () => ({ default: plugin }),
  },
};

const SETTINGS = { earn: 125, welcome: 500, isOpen: true, sealed: '' };
const state = (settings: object = {}, version = 3) => ({
  data: { id: 'points', plugin: 'points', isEnabled: true, settings: { ...SETTINGS, ...settings }, version },
});
const open = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const api = fakeApi({
    '/api/agency/navigations': { data: [] },
    '/api/agency/applications/{app}': state(),
    '/api/agency/applications': ({ body }: { body: { settings: object } }) => ({
      ...state(body.settings, 4),
      agency: { ...AGENCY, version: 4 },
      message: 'Data updated successfully',
    }),
    ...answers,
  });
  const user = aUser({ userType: 'AgencyOwner', isTravelAgent: true });
  await renderPlugin({ registry, path: '/booknow/points', user, agency: AGENCY, api });
  return { api, earn: await screen.findByRole('spinbutton', { name: 'Earned' }) };
};
const sent = (api: FakeApi) => askedOf(api, '/api/agency/applications').map(({ input }) => input.body);
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the form of an application’s settings', () => {
  it('is made of its schema and words: units, bounds and headings, without what is set elsewhere', async () => {
    const { earn } = await open();
    expect(earn).toHaveProperty('value', '1.25');
    expect(screen.getByText('From 0% to 20%.')).toBeTruthy();
    expect(screen.getByRole('spinbutton', { name: 'Welcome' })).toHaveProperty('value', '5');
    expect(screen.getByRole('heading', { level: 3, name: 'Earning' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Open to clients' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('textbox', { name: /sealed/i })).toBeNull();
  });

  it('sends what was changed alone, as it is kept', async () => {
    const { api, earn } = await open();
    await retype(earn, '2.5');
    await save();
    await waitFor(() => expect(sent(api)).toEqual([{ app: 'points', settings: { earn: 250 }, version: 3 }]));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Data updated successfully'));
  });

  it('R404 says what is wrong in plain words with the unit, and sends nothing', async () => {
    const { api, earn } = await open();
    await retype(earn, '21');
    await save();
    expect(await screen.findByText('Please enter a number from 0% to 20%')).toBeTruthy();
    expect(document.activeElement).toBe(earn);
    expect(sent(api)).toEqual([]);
  });

  it('R404 what the server refuses is toasted, stands at its field, and nothing typed is lost', async () => {
    const message = 'Not while a campaign runs';
    const refusal = new ApiError(422, 'INVALID_REQUEST', 'Rejected', {
      message: 'Rejected',
      validationError: { earn: message },
      fields: [{ path: 'settings.earn', message }],
    } as never);
    const { earn } = await open({ '/api/agency/applications': refusal });
    await retype(earn, '3');
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(vi.mocked(toast.error).mock.calls).toEqual([[message], ['Rejected']]);
    expect(earn).toHaveProperty('value', '3');
    await retype(earn, '4');
    await waitFor(() => expect(earn.getAttribute('aria-invalid')).toBeNull());
  });

  it('a stale version: what somebody else changed of these settings is shown, and the owner decides', async () => {
    let reads = 0;
    const stale = new ApiError(409, 'CONFLICT', 'The settings were changed in the meantime');
    const { api, earn } = await open({
      '/api/agency/applications/{app}': () => (reads++ === 0 ? state() : state({ earn: 300 }, 5)),
      '/api/agency/applications': ({ body }: { body: { version: number; settings: object } }) =>
        body.version === 5
          ? { ...state(body.settings, 6), agency: { ...AGENCY, version: 6 }, message: '' }
          : stale,
    });
    await retype(earn, '4');
    await save();
    await screen.findByText('4% is yours, 3% is saved');
    expect(earn).toHaveProperty('value', '4');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();
    await waitFor(() => expect(sent(api).at(-1)).toMatchObject({ settings: { earn: 400 }, version: 5 }));
  });

  it('a stale version of other things of the agency costs the owner nothing', async () => {
    let reads = 0;
    const { api, earn } = await open({
      '/api/agency/applications/{app}': () => state({}, reads++ === 0 ? 3 : 5),
      '/api/agency/applications': ({ body }: { body: { version: number; settings: object } }) =>
        body.version === 5
          ? { ...state(body.settings, 6), agency: { ...AGENCY, version: 6 }, message: '' }
          : new ApiError(409, 'CONFLICT', 'The settings were changed in the meantime'),
    });
    await retype(earn, '4');
    await save();
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Data updated successfully'));
    expect(sent(api).map((body) => body?.['version'])).toEqual([3, 5]);
  });

  it('what was typed before the session expired comes back, unless the settings are others by now', async () => {
    const kept = tabStore('typed');
    const typed = (version: number) =>
      kept.keep('application-points', { version, draft: opened({ ...SETTINGS, earn: 900 }, version).draft });
    typed(3);
    expect((await open()).earn).toHaveProperty('value', '9');
    cleanup();
    typed(2);
    expect((await open()).earn).toHaveProperty('value', '1.25');
  });
});
