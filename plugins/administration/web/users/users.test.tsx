import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, type FakeApi } from '@/core/testing/fake-api';
import { administrationRefusals } from '../../contract/refusals';
import { requestRefusals } from '@/core/contract/refusals/request';
import { accountRefusals } from '@/core/contract/refusals/account';
import { refusal } from '@/core/testing/refusal';
import { renderPlugin } from '@/core/testing/renderPlugin';
import * as download from '@/core/ui/actions/download-file';
import { instead } from '@/core/testing/instead';
import { clearToasts } from '@/core/ui/feedback/toast';
import { harbour } from '../testing/bookings';
import { AGENT, BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
import { cannotFetch, peopleApi } from './testing/answers';
import { A_CLIENT, AN_AGENT, CLIENTS, RESTRICTED } from './testing/people';
import '../testing/resize-observer';
// The routes load them on demand; here they are there before the clock starts.
import './AgentsScreen';
import './person/ClientScreen';
import './ClientsScreen';
import '@/core/ui/actions/MenuPanel';
import '@/core/ui/feedback/ToastCards';

instead(download, 'downloadFile', () => undefined);
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 15_000 });

async function open(
  path: string,
  { api = peopleApi(), user = OWNER }: { api?: FakeApi; user?: typeof OWNER } = {},
) {
  const stage = await renderPlugin({ registry: REGISTRY, path, user, agency: BLUE_FJORD, api });
  return { ...stage, api };
}
const queriesOf = (api: FakeApi, path: string) => askedOf(api, path).map(({ input }) => input.query);
const bodiesOf = (api: FakeApi, path: string) => askedOf(api, path).flatMap(({ input }) => input.body ?? []);

/** Takes an entry of the open menu, which this DOM cannot place and therefore hides. */
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));

beforeEach(clearToasts);

describe('the list of clients', () => {
  it('R362 asks for the page of its address and looks for what is typed, which goes into the address', async () => {
    const { api, router } = await open('/clients?page=2&sort=name&status=Active');
    expect(await screen.findByText('Anna Bergström')).toBeTruthy();
    expect(queriesOf(api, '/api/agency/clients/')[0]).toEqual({
      offSet: 20,
      limit: 20,
      sort: 'name',
      status: 'Active',
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name, email or phone' }), 'holm');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'holm' }));
    expect(router.state.location.search).not.toHaveProperty('page');
    await waitFor(() => expect(screen.queryByText('Anna Bergström')).toBeNull());
  });

  it('R363 exports all of them as client-data', async () => {
    const saved = vi.mocked(download.downloadFile);
    const { api } = await open('/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Export all' }));
    await screen.findByText('The clients have been downloaded');
    expect(saved.mock.calls.map(([name]) => name)).toEqual(['client-data.csv']);
    expect(await (saved.mock.calls[0]![1] as Blob).text()).toBe('name\r\n');
    expect(queriesOf(api, '/api/agency/clients/exports')).toEqual([{}]);
  });

  it('G46 R443 an agent reads clients and decides nothing', async () => {
    await open('/clients', { user: AGENT });
    await screen.findByText('Anna Bergström');
    for (const name of ['Export all', 'Upload', 'Add client', 'Actions for Anna Bergström'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('M511 says the server’s words when it cannot be read, and tries again', async () => {
    await open('/clients', { api: peopleApi({ '/api/agency/clients/': cannotFetch() }) });
    expect(await screen.findByText('Unable to fetch Clients')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('R365 M508 deactivates after a question, and Undo takes it back', async () => {
    const { api } = await open('/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Anna Bergström' }));
    await choose('Deactivate');
    expect(bodiesOf(api, '/api/agency/clients/user-status')).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Anna Bergström?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Status changed Successfully');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const userId = CLIENTS[0]!._id;
    await waitFor(() =>
      expect(bodiesOf(api, '/api/agency/clients/user-status')).toEqual([
        { userId, status: 'Inactive' },
        { userId, status: 'Active' },
      ]),
    );
  });

  it('R366 M514 a refused promotion is told in the server’s words, and the question stays', async () => {
    const refused = refusal(409, 'CONFLICT', administrationRefusals.notPromoted);
    await open('/clients', { api: peopleApi({ '/api/agency/clients/user-type': refused }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Anna Bergström' }));
    await choose('Make sales agent');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Restricted Mode/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make sales agent' }));
    await screen.findByText('Sorry, you cannot promote this user');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('R367 M507 sends the verification again', async () => {
    await open('/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lars Holm' }));
    await choose('Resend verification email');
    expect(await screen.findByText('Verification email sent')).toBeTruthy();
  });

  it('R368 acts on those that are ticked, or on all of them with their number', async () => {
    const { api } = await open('/clients');
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /Anna Bergström/ }))[0]!);
    const act = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
      await choose('Deactivate');
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await act();
    await screen.findByText('2 clients changed, 1 unchanged');
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Select all rows in view' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 312' }));
    await act();
    expect(bodiesOf(api, '/api/agency/clients/actions')).toEqual([
      { action: 'deactivate', userIds: [CLIENTS[0]!._id] },
      { action: 'deactivate', filter: {}, count: 312 },
    ]);
  });

  it('G122 another agent is chosen for a client by name, and looks after them from then on', async () => {
    const { api } = await open('/clients');
    const [first] = await screen.findAllByRole('button', { name: 'Actions for Anna Bergström' });
    await userEvent.click(first!);
    await choose('Assign to an agent');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sales agent' });
    expect(field.value).toBe(RESTRICTED.name);
    await userEvent.clear(field);
    await userEvent.type(field, AN_AGENT.name.slice(0, 4));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(AN_AGENT.name) }));
    expect(field.value).toBe(AN_AGENT.name);
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const { _id: agentId } = AN_AGENT;
    await waitFor(() =>
      expect(bodiesOf(api, '/api/agency/clients/actions')).toEqual([
        { action: 'assign-agent', userIds: [CLIENTS[0]!._id], agentId },
      ]),
    );
  });

  it('one client is typed: what is wrong stands at its field, and a new one is written with the plan', async () => {
    const { api, router } = await open('/clients?open=add');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'First and last name' }), 'Ana Prado');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ana');
    await send();
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    expect(bodiesOf(api, '/api/agency/clients/create')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), '@x.example');
    await send();
    await screen.findByText('Ana Prado has been added');
    expect(router.state.location.search).not.toHaveProperty('open');
    const data = [{ name: 'Ana Prado', email: 'ana@x.example', phone: '' }];
    expect(bodiesOf(api, '/api/agency/clients/create')).toEqual([
      { data },
      { data, plan: 'a-plan', sendMail: true },
    ]);
  });

  it('a client who is there already is shown the way to, and nothing is written', async () => {
    const known = { plan: 'a-plan', rows: [{ outcome: 'skip', problems: [] }] };
    const api = peopleApi({
      '/api/agency/clients/create': {
        data: { ...known, counts: { create: 0, update: 0, skip: 1, reject: 0 } },
      },
    });
    await open('/clients?open=add', { api });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'First and last name' }), 'Ana Prado');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ana@x.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    const link = await dialog.findByRole('link', { name: 'Show the client' });
    expect(link.getAttribute('href')).toBe('/clients?find=ana%40x.example');
    expect(bodiesOf(api, '/api/agency/clients/create')).toHaveLength(1);
  });

  it('R364 shows what a file would do, and writes with the plan that was shown', async () => {
    const { api } = await open('/clients?open=upload');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload clients' }));
    await userEvent.upload(
      dialog.getByLabelText('File with clients'),
      new File(['name,email\nAna Prado,ana@x.example\nBo Lund,bo\n'], 'clients.csv', { type: 'text/csv' }),
    );
    await dialog.findByText('1 row cannot be saved');
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 client' }));
    await dialog.findByText('The clients are saved');
    expect(bodiesOf(api, '/api/agency/clients/create')).toMatchObject([
      { data: [{ email: 'ana@x.example' }, { email: 'bo' }] },
      { plan: 'a-plan', sendMail: true },
    ]);
  });

  it('R364 asks what the columns hold where their names do not tell, and shows what that makes of them', async () => {
    const { api } = await open('/clients?open=upload');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload clients' }));
    await userEvent.upload(
      dialog.getByLabelText('File with clients'),
      new File(['a;b;c\nAna;Prado;ana@x.example\nBo;Lund;bo\n'], 'clients.csv', { type: 'text/csv' }),
    );
    const select = async (name: string | RegExp, option: string) =>
      userEvent.selectOptions(await dialog.findByRole('combobox', { name }), option);
    await dialog.findByRole('combobox', { name: 'Name' });
    await userEvent.click(dialog.getByRole('button', { name: 'Check the clients' }));
    expect(dialog.getByText('Please choose a column')).toBeTruthy();
    await select('Name', 'a · Ana');
    await select(/^Last name/, 'b · Prado');
    const table = within(dialog.getByRole('table', { name: 'The first clients of the file' }));
    expect(table.getByText('Ana Prado')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Check the clients' }));
    await dialog.findByText('1 row cannot be saved');
    expect(bodiesOf(api, '/api/agency/clients/create')).toEqual([
      {
        data: [
          { name: 'Ana Prado', lastName: 'Prado', email: 'ana@x.example', phone: '' },
          { name: 'Bo Lund', lastName: 'Lund', email: 'bo', phone: '' },
        ],
      },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change the columns' }));
    expect((await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'First name' })).value).toBe('0');
  });

  it('R364 shows how far the letters of an upload are, and stops the rest', async () => {
    const task = {
      _id: 'a-task',
      kind: 'letters',
      total: 4_990,
      done: 1_240,
      isEnded: false,
      isStopped: false,
    };
    let isStopped = false;
    const { api } = await open('/clients', {
      api: peopleApi({
        '/api/agency/tasks': () => ({ data: [{ ...task, isEnded: isStopped, isStopped }] }),
        '/api/agency/tasks/stop': () => {
          isStopped = true;
          return { data: 'Stopped' };
        },
      }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Emailing the clients' });
    expect(bar.getAttribute('aria-valuetext')).toBe('1,240 of 4,990 emails are sent');
    await userEvent.click(screen.getByRole('button', { name: 'Stop the rest' }));
    await screen.findByRole('progressbar', { name: 'The emails have been stopped' });
    expect(screen.queryByRole('button', { name: 'Stop the rest' })).toBeNull();
    expect(bodiesOf(api, '/api/agency/tasks/stop')).toEqual([{ taskId: 'a-task' }]);
  });
});

describe('agents', () => {
  it('G46 are the owner’s: an agent is sent away', async () => {
    const { router } = await open('/agents', { user: AGENT });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/agents'));
  });

  it('R370 M490 an address that is none is not sent', async () => {
    const { api } = await open('/agents?open=invite');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite an agent' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'rosa@');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    expect(bodiesOf(api, '/api/agency/invitations')).toEqual([]);
  });

  it.each([accountRefusals.alreadyInvited, accountRefusals.alreadyAgent])(
    'R371 R445 sends address and restriction; $message is told in the dialog',
    async (said) => {
      const { api } = await open('/agents?open=invite', {
        api: peopleApi({
          '/api/agency/invitations': ({ body }: { body?: unknown }) =>
            body ? refusal(409, 'CONFLICT', said) : { data: [] },
        }),
      });
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite an agent' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), ' rosa@x.example');
      await userEvent.click(dialog.getByRole('radio', { name: /Restricted Mode/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
      await dialog.findByText(said.message);
      expect(bodiesOf(api, '/api/agency/invitations')).toEqual([
        { email: 'rosa@x.example', isRestrictedAgent: true },
      ]);
    },
  );

  it('R372 those who wait are sent a new link, or their invitation is taken back', async () => {
    const { api } = await open('/agents');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send again to ingrid.nilsen@mail.example' }),
    );
    await screen.findByText('Invitation sent');
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw the invitation of ingrid.nilsen@mail.example' }),
    );
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }),
    );
    await screen.findByText('Invitation withdrawn');
    expect(askedOf(api, '/api/agency/invitations/{id}')).toHaveLength(1);
  });

  it.each([administrationRefusals.restrictedAlready, administrationRefusals.agentUnknown])(
    'M522 M524 $message: is told, and the list is read anew',
    async (said) => {
      const { api } = await open('/agents', {
        api: peopleApi({ '/api/agency/agents/update-agent-type': refusal(409, 'CONFLICT', said) }),
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Mateus Duarte' }));
      const before = askedOf(api, '/api/agency/agents').length;
      await choose('Restrict');
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restrict' }),
      );
      await screen.findByText(said.message);
      await waitFor(() => expect(askedOf(api, '/api/agency/agents').length).toBeGreaterThan(before));
    },
  );
});

describe("a client's page", () => {
  const openPage = async (user = OWNER, api = peopleApi()) => {
    const { registry, asked } = harbour();
    await renderPlugin({
      registry,
      path: `/clients/${A_CLIENT._id}`,
      user,
      agency: { ...BLUE_FJORD, bookingMenuItemOptions: null },
      api,
    });
    await screen.findByRole('heading', { level: 1, name: 'Anna Bergström' });
    return { asked };
  };

  it('shows the newest bookings of each product, and leads to all of them', async () => {
    const { asked } = await openPage();
    const all = await screen.findByRole('link', { name: /^All \d/ });
    expect(all.getAttribute('href')).toBe(`/bookings/boats?user=${A_CLIENT._id}`);
    expect(asked).toEqual([{ userId: A_CLIENT._id, offset: 0, limit: 5 }]);
    expect(screen.getByText('Strandgaten 14, 5013 Bergen, Norway')).toBeTruthy();
  });

  it('G122 a restricted agent sees who it is, and asks for what he booked for him', async () => {
    const { asked } = await openPage({ ...AGENT, isRestrictedAgent: true });
    expect(screen.getByText(A_CLIENT.email)).toBeTruthy();
    // The server leaves out what others booked.
    await vi.waitFor(() => expect(asked).toEqual([{ userId: A_CLIENT._id, offset: 0, limit: 5 }]));
    expect(screen.getByRole('link', { name: 'Book for this client' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  it('SEC-31 somebody who is not there, or another agency’s, is nobody', async () => {
    await renderPlugin({
      registry: REGISTRY,
      path: '/clients/nobody',
      user: OWNER,
      agency: BLUE_FJORD,
      api: peopleApi({ '/api/agency/clients/{id}': refusal(404, 'NOT_FOUND', requestRefusals.notFound) }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no one here' })).toBeTruthy();
  });
});
