import { connectors } from '../connectors';
import { expect, test } from 'vitest';
import { migrationsOf } from '../migrations';
import { plugins } from '../plugins';
import { takesAway } from './expand';

test('a step that takes something away, or narrows it, is seen', () => {
  for (const statement of [
    'alter table booking drop column lease_until',
    'alter table booking\n add column a int,\n drop column b',
    'drop table quote',
    'alter table booking rename column a to b',
    'alter table booking alter column a set not null',
    'alter table booking alter column a type bigint',
    'alter table booking add column a int not null',
  ])
    expect(takesAway(statement), statement).toBe(true);
  for (const statement of [
    'alter table booking add column a int',
    'alter table booking add column a int not null default 0',
    'drop index booking_listed',
    'create table note (id int not null); create index note_by on note (id)',
    '-- nothing is dropped: drop table here\ncreate table a (b text)',
  ])
    expect(takesAway(statement), statement).toBe(false);
});

test('steps of the schema only add, and those that take something away say why the release before can do without', () => {
  const silent = migrationsOf(plugins, connectors).filter(
    ({ sql, contracts }) => takesAway(sql) && !contracts,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
