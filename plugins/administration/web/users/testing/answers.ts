import { type FakeApi, fakeApi, type Input } from '@/core/testing/fake-api';
import { administrationRefusals } from '../../../contract/refusals';
import { requestRefusals } from '@/core/contract/refusals/request';
import { refusal } from '@/core/testing/refusal';
import type { UploadRow } from '../../../contract/client-upload';
import { A_CLIENT, AN_AGENT, CLIENTS, INVITATIONS, RESTRICTED } from './people';

type Answers = Parameters<typeof fakeApi>[0];

const page = (rows: readonly { name: string; email: string }[], { query }: Input) => {
  const find = query?.['searchQuery']?.toLowerCase();
  const found = rows.filter(({ name, email }) => !find || `${name} ${email}`.toLowerCase().includes(find));
  return { data: found, totalCount: find ? found.length : found.length > 8 ? 312 : found.length };
};

/** A look at an upload, as the server takes one: a row without an at sign is rejected. */
const look = ({ body }: Input) => {
  const rows = (body!['data'] as UploadRow[]).map(({ email }) =>
    email.includes('@')
      ? { outcome: 'create', problems: [] }
      : { outcome: 'reject', problems: [{ field: 'email', message: 'Please enter a valid email address' }] },
  );
  const reject = rows.filter(({ outcome }) => outcome === 'reject').length;
  return {
    data: { plan: 'a-plan', rows, counts: { create: rows.length - reject, update: 0, skip: 0, reject } },
  };
};

/** An API host with clients, agents and invitations. */
export const peopleApi = (answers: Answers = {}): FakeApi =>
  fakeApi(
    {
      '/api/agency/navigations': { data: [] },
      '/api/agency/clients/': (input: Input) => page(CLIENTS, input),
      '/api/agency/clients/{id}': { data: A_CLIENT },
      '/api/agency/agents': (input: Input) => page([AN_AGENT, RESTRICTED], input),
      '/api/agency/agents/{id}': { data: AN_AGENT },
      '/api/agency/invitations': ({ body }: Input) =>
        body ? { data: 'Invitation sent' } : { data: INVITATIONS },
      '/api/agency/invitations/resend': { data: 'Invitation sent' },
      '/api/agency/invitations/{id}': { data: 'Invitation withdrawn' },
      '/api/agency/clients/user-status': { data: 'Status changed Successfully' },
      '/api/agency/agents/user-status': { data: 'Status changed Successfully' },
      '/api/agency/clients/user-type': { data: 'Status changed Successfully' },
      '/api/agency/agents/user-type': { data: 'Status changed Successfully' },
      '/api/agency/agents/update-agent-type': { data: 'Status changed Successfully' },
      '/api/agency/clients/resend-verification-email': { data: 'Verification email sent' },
      '/api/agency/clients/actions': { data: { done: 2, skipped: 1 } },
      '/api/agency/clients/create': look,
      '/api/agency/tasks': { data: [] },
      '/api/agency/tasks/stop': { data: 'Stopped' },
      '/api/agency/clients/exports': { csv: 'name\r\n', done: 312, total: 312 },
      '/api/agency/clients/markups/{id}': refusal(404, 'NOT_FOUND', requestRefusals.notFound),
      '/api/agency/agents/markups/{id}': refusal(404, 'NOT_FOUND', requestRefusals.notFound),
      ...answers,
    },
    (answer, onEvent: (event: never) => void) => onEvent(answer as never),
  );

/** What the server says when it cannot read its clients (M511). */
export const cannotFetch = () => refusal(500, 'INTERNAL', administrationRefusals.clientsUnreadable);
