import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createHost, menuNames } from '@/core/plugin/host';
import { installedLogWords } from '@/core/plugin/installed';
import { anAgency } from '@/core/testing/agency';
import { fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aUser } from '@/core/testing/user';
import { registry } from './registry';

patient();

/** How names of actions begin whose words say the same: nobody reads of something verified that it broke. */
const DEEDS = /^(add|accept|allow|cancel|credit|debit|delet|download|end|refund|releas|renew|verif)/;

/** Sells nothing any more: no product is in its menu, no application is on. */
const agency = anAgency({
  language: 'en',
  applications: [],
  bookingMenuItemOptions: menuNames(registry).map((name) => ({ name, isActive: false, isDefault: false })),
});
const owner = aUser({ userType: 'AgencyOwner', isTravelAgent: true, loginCount: 5 });

/** What each installed plugin calls what its server wrote down. */
async function written() {
  const host = createHost({ registry });
  await host.activate(agency);
  const given = await installedLogWords(host);
  return Promise.all(
    given.map(async ({ plugin, words }) => ({ plugin, words: Object.entries((await words()).default) })),
  );
}

it('SEC-44 what plugins wrote into the activity log is still words when they are switched off, all of it', async () => {
  const all = await written();
  expect(all.map(({ plugin }) => plugin)).toContain('refund-protect');
  const words = all.flatMap((each) => each.words);
  const api = fakeApi({
    '/api/agency/navigations': { data: [] },
    '/api/agency/audit': {
      data: words.map(([action], at) => ({
        id: `${at}`,
        at: '2027-02-14T10:12:00Z',
        by: { id: owner._id, name: owner.name, email: owner.email },
        action,
        subject: 'agency',
        subjectName: null,
        booking: null,
        before: null,
        after: null,
        names: {},
      })),
      totalCount: words.length,
      people: [],
      actions: [],
    },
  });
  const { host } = await renderPlugin({ registry, path: '/settings/audit', user: owner, agency, api });
  const table = within(await screen.findByRole('table', { name: 'Activity log' }));
  for (const [action, { message }] of words) {
    expect(message).toBeTruthy();
    const deed = DEEDS.exec(action.split(/[.-]/).at(-1)!)?.[0];
    if (deed) expect([action, message!.toLowerCase()]).toEqual([action, expect.stringContaining(deed)]);
    expect((await table.findAllByText(message!)).length).toBeGreaterThan(0);
    expect(table.queryByText(action)).toBeNull();
  }
  const switched = all.filter(({ plugin }) => !('always' in host.registry[plugin]!.activatedBy));
  for (const { plugin } of switched)
    expect([plugin, host.snapshot().status[plugin]]).toEqual([plugin, 'off']);
});
