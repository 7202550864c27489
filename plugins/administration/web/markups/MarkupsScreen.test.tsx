import { act, cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '@/core/testing/fake-api';
import { askedOf, never } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { clearToasts } from '@/core/ui/feedback/toast';
import { refusal } from '@/core/testing/refusal';
import { administrationRefusals } from '../../contract/refusals';
import { BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
import { broken, MARKUPS, PEOPLE, settingsApi } from '../testing/settings-answers';
// The routes load it on demand; here it is there before the clock starts.
import './MarkupsScreen';

vi.setConfig({ testTimeout: 30_000 });
// A call that fails is made three times, over three seconds, before it is said.
configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => {
  cleanup();
  clearToasts();
});

const PATH = '/api/agency/markups';
const openPage = (api = settingsApi(), agency = BLUE_FJORD) =>
  renderPlugin({ registry: REGISTRY, path: '/settings/markups', user: OWNER, agency, api });
async function open(answers: Record<string, Answer> = {}) {
  const api = settingsApi(answers);
  await openPage(api);
  return api;
}
const field = (name: string) => screen.findByRole('spinbutton', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save markups' }));
async function fill(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const patches = (api: Awaited<ReturnType<typeof open>>) =>
  askedOf(api, PATH).flatMap(({ input }) => (input.body ? [input.body] : []));

describe('markups of the agency', () => {
  it('R384 R385 stand there, are changed with what they were based on, and say so', async () => {
    const api = await open();
    expect(((await field('Default markup')) as HTMLInputElement).value).toBe('6.5');
    expect(((await field('Air Travel markup')) as HTMLInputElement).value).toBe('4');
    await fill('Hotels markup', '8');
    // What a computer makes 1998.9999999999998 of.
    await fill('Agency fee', '19.99');
    await save();
    await screen.findByText('Markup updated successfully');
    expect(patches(api)).toEqual([
      { products: { stays: 8 }, agencyFee: 1999, basedOn: { products: { stays: null }, agencyFee: 500 } },
    ]);
  });

  it.each([
    ['0', 'Markup must be more than 0'],
    ['100.5', 'Markup must be between 0 and 100'],
  ])('R386 %s is refused before it is sent: %s', async (typed, words) => {
    const api = await open();
    await fill('Default markup', typed);
    await save();
    expect(screen.getByText(words)).toBeTruthy();
    expect(patches(api)).toEqual([]);
  });

  it('leaving with a markup that is not saved asks first, and speaks of this page alone', async () => {
    const { router } = await openPage();
    await fill('Default markup', '7');
    act(() => void router.navigate({ to: '/dashboard' as never }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(dialog.textContent).toContain('Your changes on this page have not been saved.');
    expect(dialog.textContent).not.toMatch(/website/i);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/settings/markups');
    expect(((await field('Default markup')) as HTMLInputElement).value).toBe('7');
  });

  it('somebody else was faster: the own change stays, is told, and goes the second time', async () => {
    let held = MARKUPS;
    const api = await open({
      [PATH]: ({ body }: { body?: { basedOn?: { markup?: number } } }) => {
        if (!body) return { data: held };
        if (body.basedOn?.markup !== held.markup) {
          return refusal(409, 'CONFLICT', administrationRefusals.markupsChanged);
        }
        return { data: { ...held, markup: 9 }, message: 'Markup updated successfully' };
      },
    });
    await fill('Default markup', '9');
    held = { ...MARKUPS, markup: 7 };
    await save();
    await screen.findByText('Someone else changed these markups');
    expect(((await field('Default markup')) as HTMLInputElement).value).toBe('9');
    await save();
    await screen.findByText('Markup updated successfully');
    expect(patches(api).at(-1)).toMatchObject({ markup: 9, basedOn: { markup: 7 } });
  });

  it('what cannot be read can be tried again', async () => {
    await open({ [PATH]: broken() });
    await screen.findByText('The markups could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('one client', () => {
  const choose = async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Client or agent' }), 'Anna');
    await userEvent.click(await screen.findByRole('option', { name: /Anna/, hidden: true }));
  };

  it('R387 may be pressed while the next letters are still looked up', async () => {
    const slow = vi.fn(({ query }: { query?: { searchQuery?: string } }) =>
      query?.searchQuery ? never : { data: PEOPLE.clients, totalCount: 1 },
    );
    await open({ '/api/agency/clients/': slow });
    const picker = await screen.findByRole('combobox', { name: 'Client or agent' });
    await userEvent.click(picker);
    const shown = await screen.findByRole('option', { name: /Anna/, hidden: true });
    await userEvent.type(picker, 'Anna');
    await vi.waitFor(() => expect(slow.mock.lastCall?.[0].query?.searchQuery).toBe('Anna'));
    expect(shown.isConnected).toBe(true);
    await userEvent.click(shown);
    await screen.findByText('Markup for Anna Bergström');
  });

  it('R387 a markup that cannot be fetched says so', async () => {
    await open({ '/api/agency/clients/markups/{id}': broken() });
    await choose();
    await screen.findByText('Unable to fetch client markup');
  });

  it('R384 R387 is changed alone; a refusal is told in the words of the rule', async () => {
    const own = '/api/agency/clients/markups/{id}';
    const api = await open({
      [own]: ({ body }: { body?: unknown }) =>
        body
          ? refusal(404, 'NOT_FOUND', administrationRefusals.markupNotUpdated)
          : { data: { markup: 2, products: {}, agency: MARKUPS } },
    });
    await choose();
    const section = (await screen.findByText('Markup for Anna Bergström')).closest('section')!;
    const input = await within(section).findByRole('spinbutton', { name: 'Default markup' });
    await userEvent.clear(input);
    await userEvent.type(input, '3');
    await userEvent.click(within(section).getByRole('button', { name: 'Save markup' }));
    await screen.findByText('Something went wrong while updating user markup');
    expect(askedOf(api, own).at(-2)?.input.body ?? askedOf(api, own).at(-1)?.input.body).toEqual({
      markup: 3,
      basedOn: { markup: 2 },
    });
  });
});

describe('the simulator and the history', () => {
  it('R384 shows the price that the server works out, and whose markup decided', async () => {
    const api = await open();
    const simulator = await screen.findByRole('region', { name: 'What a traveler would see' });
    await within(simulator).findByText('Everyone, this product');
    expect(within(simulator).getByText('€520.00')).toBeTruthy();
    expect(askedOf(api, `${PATH}/simulate`)[0]!.input.body).toMatchObject({
      product: 'air',
      wholesale: 50_000,
    });
    await fill('Default markup', '20');
    await screen.findByText('Calculated with your unsaved changes.');
  });

  it.each([
    ['JPY', 500],
    ['KWD', 500_000],
  ])('R384 asks in the minor units of %s', async (currency, wholesale) => {
    const api = settingsApi();
    await openPage(api, { ...BLUE_FJORD, currency });
    await screen.findByText('Everyone, this product');
    expect(askedOf(api, `${PATH}/simulate`)[0]!.input.body).toMatchObject({ wholesale });
  });

  it('lists who changed what', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Anna Bergström/ });
    expect(row.textContent).toContain('none → 2%');
  });
});
