import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { agencyAtom } from '@/core/tenant/agency';
import { clearToasts } from '@/core/ui/feedback/toast';
import { AGENT, BLUE_FJORD, fakeApi, item, MENU, OWNER, REGISTRY } from '../testing/fixtures';
import '../testing/resize-observer';
// The routes load it on demand; here it is there before the clock starts.
import './SettingsScreen';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 15_000 });

type Given = Partial<Parameters<typeof renderPlugin>[0]> & { server?: Parameters<typeof fakeApi>[0] };

/** The settings in the whole page, with the host following the agency as the composition root makes it. */
async function open({ server, ...given }: Given = {}) {
  const agency = given.agency ?? BLUE_FJORD;
  const fake = fakeApi({ agency, ...server });
  const stage = await renderPlugin({
    registry: REGISTRY,
    path: '/settings/website',
    user: OWNER,
    api: fake.api,
    agency,
    ...given,
  });
  stage.store.sub(agencyAtom, () => void stage.host.activate(stage.store.get(agencyAtom)!));
  if (given.user === undefined) await screen.findByRole('heading', { level: 1, name: 'Website settings' });
  return { ...stage, ...fake };
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const tabs = (host: Awaited<ReturnType<typeof open>>['host']) =>
  host.contributions('menu').map(({ plugin }) => plugin);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(clearToasts);

describe('who may change the website settings', () => {
  it('R391 G46: a sales agent is sent to the dashboard, and the owner stays', async () => {
    const { router } = await open({ user: AGENT });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('switching products', () => {
  it('R032 R436: switching on and saving registers the product at once, off unregisters all of it', async () => {
    const onPatch = vi.fn();
    const { host } = await open({ server: { onPatch } });
    expect(tabs(host)).toEqual(['air', 'stays']);

    await userEvent.click(await toggle('Cars'));
    expect(tabs(host)).toEqual(['air', 'stays']);
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({
      bookingMenuItemOptions: [item('Air Travel', true, true), item('Hotels'), item('Cars')],
      version: 7,
    });
    await waitFor(() => expect(tabs(host)).toEqual(['air', 'stays', 'wheels']));

    await userEvent.click(await toggle('Air Travel'));
    await save();
    await waitFor(() => expect(tabs(host)).toEqual(['stays', 'wheels']));
    expect(host.snapshot().contributions['trips.cards'].map(({ plugin }) => plugin)).toEqual([
      'stays',
      'wheels',
    ]);
    expect(host.snapshot().activation).toMatchObject({ administration: 'selling' });
  });

  it('nothing is sent before Save, and Undo leaves nothing to save', async () => {
    const onPatch = vi.fn();
    await open({ server: { onPatch } });
    await userEvent.click(await toggle('Hotels'));
    expect(screen.getByText('Disappears for travelers as soon as you save.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Hotels' }));
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(onPatch).not.toHaveBeenCalled();
  });

  it('says how many bookings of a product that is off are looked after, before it is saved too', async () => {
    await open();
    expect(
      await screen.findByText(/19 bookings are still being looked after\. Still to come: 3\./),
    ).toBeTruthy();
    expect(screen.queryByText(/41 bookings/)).toBeNull();
    await userEvent.click(await toggle('Air Travel'));
    expect(screen.getByText(/41 bookings will still be looked after\./)).toBeTruthy();
  });

  it('switching off everything is allowed and warned about', async () => {
    const { server } = await open();
    for (const name of ['Air Travel', 'Hotels']) await userEvent.click(await toggle(name));
    expect(screen.getByText('Nothing is on sale')).toBeTruthy();
    await save();
    await waitFor(() =>
      expect(server.record.bookingMenuItemOptions).toEqual(
        ['Air Travel', 'Hotels', 'Cars'].map((name) => item(name, false)),
      ),
    );
  });

  it('a name that nothing installed sells can be kept or removed', async () => {
    const { server } = await open({
      agency: { ...BLUE_FJORD, bookingMenuItemOptions: [item('Balloons'), ...MENU] },
    });
    expect(screen.queryByRole('switch', { name: 'Balloons' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Balloons from the menu' }));
    await save();
    await waitFor(() => expect(server.record.bookingMenuItemOptions).toEqual(MENU));
  });

  it('moves by keyboard, keeps the focus on the button and says the new place', async () => {
    await open();
    const up = screen.getByRole('button', { name: 'Move Hotels up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Hotels is now number 1 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Hotels up' }));
    const rows = screen.getAllByRole('switch').map((one) => one.closest('li')!);
    expect(within(rows[0]!).getByRole('switch', { name: 'Hotels' })).toBeTruthy();
  });
});

describe('the brand', () => {
  it('SEC-24: what is no color is refused before it is sent, on the field', async () => {
    const onPatch = vi.fn();
    await open({ path: '/settings/website?panel=brand', server: { onPatch } });
    const field = screen.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, 'red');
    await save();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onPatch).not.toHaveBeenCalled();
  });

  it('rule 23: the preview wears the new color before it is saved, the page does not', async () => {
    await open({ path: '/settings/website?panel=brand' });
    const before = document.documentElement.style.getPropertyValue('--cv-brand-primary');
    const field = screen.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7a2e8f');
    expect(screen.getByTestId('brand-preview').style.getPropertyValue('--cv-brand-primary')).toBe('#7a2e8f');
    expect(document.documentElement.style.getPropertyValue('--cv-brand-primary')).toBe(before);
  });

  it('R024: the owner sees the dark pages in the standard blue, chooses the own color for them, and saves that', async () => {
    const onPatch = vi.fn();
    const { server } = await open({ path: '/settings/website?panel=brand', server: { onPatch } });
    const shown = () => screen.getByTestId('brand-preview').style.getPropertyValue('--cv-brand-primary');
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(shown()).toBe('#2c7be5');
    screen.getByText(/In the dark, buttons use the standard blue/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Own color in dark mode' }));
    expect(shown()).toBe('#0b5f73');
    screen.getByText(/In the dark, your color is lightened/);
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({ keepsColorInDark: true, version: 7 });
    expect(server.record).toMatchObject({ keepsColorInDark: true, primaryColor: '#0b5f73' });
  });
});

describe('two owners at once', () => {
  const newer = { ...BLUE_FJORD, primaryColor: '#7a2e8f', version: 8 };

  it('a save upon an older version keeps the own changes, shows the newer ones and saves the second time', async () => {
    const onPatch = vi.fn();
    const { server } = await open({ server: { agency: newer, onPatch } });
    await userEvent.click(await toggle('Cars'));
    await save();
    await screen.findByText('Someone else changed these settings. Yours are kept; review and save again.');
    expect(((await toggle('Cars')) as HTMLInputElement).checked).toBe(true);
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch.mock.lastCall?.[0]).toMatchObject({ version: 8 });
    expect(server.record).toMatchObject({ primaryColor: '#7a2e8f', version: 9 });
  });

  it('each setting that both changed can be decided on its own, and decided again', async () => {
    const onPatch = vi.fn();
    await open({ path: '/settings/website?panel=brand', server: { agency: newer, onPatch } });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#1f8a4c');
    await save();
    const choice = await screen.findByRole('radiogroup', { name: 'What saving keeps of Primary color' });
    await userEvent.click(within(choice).getByRole('radio', { name: 'Newer version' }));
    expect(field.value).toBe('#7a2e8f');
    await userEvent.click(within(choice).getByRole('radio', { name: 'Yours' }));
    expect(field.value).toBe('#1f8a4c');
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch.mock.lastCall?.[0]).toMatchObject({ version: 8, primaryColor: '#1f8a4c' });
  });

  it('what came while the owner was typing is shown before it is overwritten', async () => {
    const onPatch = vi.fn();
    const { setAgency } = await open({
      path: '/settings/website?panel=brand',
      server: { agency: newer, onPatch },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#1f8a4c');
    await setAgency(newer);
    await screen.findByText(/Someone else changed these settings/);
    await save();
    expect(onPatch).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Website settings');
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch.mock.lastCall?.[0]).toMatchObject({ version: 8, primaryColor: '#1f8a4c' });
  });

  it('R391 the newer version may come by itself while it is fetched, and what differs stays shown', async () => {
    let come = async () => {};
    const { setAgency } = await open({
      path: '/settings/website?panel=brand',
      server: { agency: newer, onReload: () => come() },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#1f8a4c');
    const fetched = new Promise<void>((resolve) => {
      come = async () => {
        await setAgency(newer);
        await screen.findByText(/Someone else changed these settings/);
        resolve();
      };
    });
    await save();
    await act(async () => fetched);
    const choice = screen.getByRole('radiogroup', { name: 'What saving keeps of Primary color' });
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Yours' }).checked).toBe(true);
    expect(field.value).toBe('#1f8a4c');
  });

  it('an untouched page follows a newer version silently', async () => {
    const { setAgency } = await open();
    await setAgency({ ...BLUE_FJORD, bookingMenuItemOptions: [item('Hotels')], version: 8 });
    expect(((await toggle('Air Travel')) as HTMLInputElement).checked).toBe(false);
    expect(screen.queryByText(/Someone else/)).toBeNull();
  });

  it('Discard takes the newer version as it is', async () => {
    await open({ server: { agency: newer } });
    await userEvent.click(await toggle('Cars'));
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard mine, use the newer version' }));
    expect(((await toggle('Cars')) as HTMLInputElement).checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

describe('a failed save', () => {
  it('says the server’s words and loses nothing', async () => {
    const down = {
      call: (endpoint: { path: string; method: string }) =>
        endpoint.method === 'PATCH'
          ? Promise.reject(
              Object.assign(new Error('x'), { status: 500, data: { message: 'The database is resting' } }),
            )
          : Promise.resolve({ data: [], totalCount: 0 }),
    };
    await open({ api: down as never });
    await userEvent.click(await toggle('Cars'));
    await save();
    await screen.findByText('The database is resting');
    expect(((await toggle('Cars')) as HTMLInputElement).checked).toBe(true);
  });

  it('leaving with unsaved changes asks first', async () => {
    const { router } = await open();
    await userEvent.click(await toggle('Cars'));
    act(() => void router.navigate({ to: '/dashboard' as never }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/settings/website');
    expect(((await toggle('Cars')) as HTMLInputElement).checked).toBe(true);
  });
});

describe('where the agency is', () => {
  it('G134 is chosen among the countries, for what searches propose of travelers', async () => {
    const onPatch = vi.fn();
    const { store } = await open({ path: '/settings/website?panel=contact', server: { onPatch } });
    const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    await screen.findByRole('option', { name: 'Norway' });
    expect(country.value).toBe('US');
    await userEvent.selectOptions(country, 'NO');
    await save();
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({ country: 'NO', version: 7 });
    expect(store.get(agencyAtom)).toMatchObject({ country: 'NO' });
  });
});
