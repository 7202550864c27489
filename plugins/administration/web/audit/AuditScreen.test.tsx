import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOGGED } from '@/core/contract/logged';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { LOGGED_HERE } from '../../contract/audit';
import { type Action, ANNA, GONE, INTERNAL, SAMPLES } from '../../say/testing/entries';
import { BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
import { settingsApi } from '../testing/settings-answers';
// The routes load it on demand; here it is there before the clock starts.
import './AuditScreen';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(cleanup);

/** Each of its texts, with a space between them. */
const wordsIn = (cell: HTMLElement): string =>
  cell.innerHTML
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const open = async (actions: readonly string[], more: object = {}) => {
  const entries = actions.map((action, index) => ({
    id: String(index),
    at: '2027-02-14T10:12:00Z',
    by: { id: OWNER._id, name: OWNER.name, email: OWNER.email },
    action,
    subject: GONE,
    subjectName: null,
    booking: null,
    names: { [ANNA]: 'Anna Bergström' },
    ...(SAMPLES as Record<string, object>)[action],
    ...more,
  }));
  const answer = { data: entries, totalCount: entries.length, people: [], actions };
  const api = settingsApi({ '/api/agency/audit': answer });
  await renderPlugin({ registry: REGISTRY, path: '/settings/audit', user: OWNER, agency: BLUE_FJORD, api });
  const table = await screen.findByRole('table', { name: 'Activity log' }, { timeout: 15_000 });
  const rows = await within(table).findAllByRole('row');
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(-2)
      .map((cell) => wordsIn(cell)),
  );
};

it('SEC-44 each action that the server writes down is a plain sentence, with nothing internal beside it', async () => {
  const actions = [...LOGGED, ...LOGGED_HERE];
  const rows = await open(actions);
  expect(rows).toHaveLength(actions.length);
  const of = (action: Action) => rows[actions.indexOf(action)]!;
  expect(rows.filter(([what]) => what === 'Something was changed')).toEqual([]);
  for (const [what, changes] of rows)
    expect(
      `${what} ${changes!.replace('book.example', '').replace('https://id.example/check', '')}`,
    ).not.toMatch(INTERNAL);
  expect(of('agency.markups')[1]).toContain('Agency fee €5.00 €7.50');
  expect(of('agency.markups')[1]).toContain('5% 6.5%');
  expect(of('clients.activate')[1]).toContain('Anna Bergström and 1 more');
  expect(of('user.profile')[1]).toContain('First name, Home airport');
});

it('SEC-44 what a plugin wrote that is not here any more is called a change', async () => {
  const [row] = await open(['gone.plugin.saved'], { before: { secretField: 1 }, after: { secretField: 2 } });
  expect(row).toEqual(['Something was changed', '–']);
});

it('SEC-44 a status is told in the words of whichever product has it', async () => {
  const rows = await open(['bookings.download'], { before: { status: 'HK' }, after: { status: 'stays' } });
  expect(rows[0]![1]).toContain('Hotels: on request');
});
