import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { listApplications } from '@/core/contract/site/applications';
import { askedOf, type FakeApi } from '@/core/testing/fake-api';
import { agencyAtom } from '@/core/tenant/agency';
import { patient } from '@/core/testing/patient';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { toast } from '@/core/ui/feedback/toast';
import { OWNER } from '../testing/fixtures';
import { applicationsApi, ON, WITH_APPLICATIONS } from '../testing/application-answers';
// The routes load them on demand; here they are there before the clock starts.
import './ApplicationScreen';
import './ApplicationsScreen';

patient();
beforeEach(cleanup);

const open = (path: string, more: Partial<Parameters<typeof renderPlugin>[0]> = {}) =>
  renderPlugin({
    registry: WITH_APPLICATIONS,
    path,
    user: OWNER,
    agency: ON,
    api: applicationsApi(),
    ...more,
  });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const sent = (api: FakeApi) =>
  askedOf(api, '/api/agency/applications').flatMap(({ input }) => (input.body ? [input.body] : []));

describe('the list of applications', () => {
  it('shows what is on and what is off, with what each costs', async () => {
    const { host } = await open('/settings/applications');
    const harbour = await cardOf('Harbour insurance');
    expect(harbour.getByText('On')).toBeTruthy();
    expect(harbour.getByText('Included')).toBeTruthy();
    const lanterns = await cardOf('Lantern letters');
    expect(lanterns.getByText('Off')).toBeTruthy();
    expect(lanterns.getByText('$35 once')).toBeTruthy();
    expect(host.snapshot().status['lanterns']).toBe('off');
  });

  it('R436 switches one on at once, and off only after what ends was read', async () => {
    const api = applicationsApi();
    const { store } = await open('/settings/applications', { api });
    const on = () => store.get(agencyAtom)!.applications;
    await userEvent.click((await cardOf('Lantern letters')).getByRole('switch'));
    await waitFor(() => expect(sent(api)).toEqual([{ app: 'lanterns', isEnabled: true }]));
    await waitFor(() => expect(on()).toEqual(['harbour', 'lanterns']));

    await userEvent.click((await cardOf('Harbour insurance')).getByRole('switch'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch off Harbour insurance?' }));
    expect(dialog.getByText('Nobody is offered it any more.')).toBeTruthy();
    expect(sent(api)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(sent(api)[1]).toEqual({ app: 'harbour', isEnabled: false }));
    await waitFor(() => expect(on()).toEqual(['lanterns']));
    expect((await cardOf('Harbour insurance')).getByText('Off')).toBeTruthy();
  });

  it('R158 one whose code does not arrive is named, can be tried again, and takes none of the others with it', async () => {
    const load = vi.fn(WITH_APPLICATIONS['lanterns']!.load).mockRejectedValueOnce(new Error('gone'));
    const registry = { ...WITH_APPLICATIONS, lanterns: { ...WITH_APPLICATIONS['lanterns']!, load } };
    await open('/settings/applications', { registry });
    await screen.findByText('The application lanterns could not be loaded. The others keep working.');
    await cardOf('Harbour insurance');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cardOf('Lantern letters');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('what the server refuses is told, and the switch stays', async () => {
    const told = vi.spyOn(toast, 'error');
    const states = await applicationsApi().call(listApplications);
    const api = applicationsApi({
      '/api/agency/applications': ({ body }: { body?: object }) =>
        body ? new ApiError(503, 'UNAVAILABLE', 'Please try again in a moment') : states,
    });
    await open('/settings/applications', { api });
    await userEvent.click((await cardOf('Lantern letters')).getByRole('switch'));
    await waitFor(() => expect(told).toHaveBeenCalledWith('Please try again in a moment'));
    expect((await cardOf('Lantern letters')).getByText('Off')).toBeTruthy();
  });
});

describe('the page of one application', () => {
  it('says what it does, draws its settings and what was last changed, with the way to the whole log', async () => {
    await open('/settings/applications/harbour');
    await screen.findByRole('heading', { level: 1, name: 'Harbour insurance' });
    expect(screen.getByText('You decide what it costs')).toBeTruthy();
    expect(screen.getByText('It works for your agency now.')).toBeTruthy();
    expect(await screen.findByText('Settings of Harbour insurance')).toBeTruthy();
    const activity = within(await screen.findByRole('list', { name: 'Activity' }));
    expect(activity.getByText('Application changed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all of it in the activity log' }).getAttribute('href')).toBe(
      '/settings/audit?about=harbour',
    );
  });

  it('is there for one that is off, too', async () => {
    await open('/settings/applications/lanterns');
    expect(await screen.findByText('Lantern letters is off')).toBeTruthy();
    expect(screen.getByText('Nobody sees anything of it until you switch it on.')).toBeTruthy();
  });

  it('leads back where there is no such application', async () => {
    await open('/settings/applications/boats');
    await screen.findByRole('heading', { level: 1, name: 'There is no such application' });
    expect(screen.getByRole('link', { name: 'See all applications' })).toBeTruthy();
  });
});
