import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVITATION_MS } from '../accounts/invitations';
import { testServer, type TestServer } from '../testing/harness';
import { linkOf, mailsTo } from '../testing/mails';
import { DEMO_INVITED, seedDemoInvitation } from './invitation';

let it: TestServer;
const HOST = 'bluefjord.localhost';

beforeAll(async () => {
  it = await testServer({ agencies: [{ name: 'Blue Fjord Travel', subdomain: 'bluefjord' }] });
});
afterAll(() => it.close());

const seed = async () => {
  await seedDemoInvitation(it.server);
  return mailsTo(it, 'bluefjord', DEMO_INVITED);
};

test('R431 one invitation waits in the demo, through restarts, until it is accepted', async () => {
  expect(await seed()).toHaveLength(1);
  expect(await seed()).toHaveLength(1);
  it.clock.advance(INVITATION_MS);
  const mails = await seed();
  expect(mails).toHaveLength(2);

  const invitation = linkOf(mails.at(-1)).searchParams.get('invitation');
  const answer = await it.request(HOST, 'POST', '/api/agency/agents', {
    body: {
      name: 'Nils Haugen',
      email: DEMO_INVITED,
      password: 'Otter&River42',
      hostName: HOST,
      checked: true,
      invitation,
    },
  });
  expect(answer.json.userType).toBe('SalesAgent');
  it.clock.advance(INVITATION_MS);
  expect(await seed()).toHaveLength(2);
});
