import { pino } from 'pino';
import type { Config } from '@/server/config/config';
import { freeLine } from '@/server/lines/testing/free';
import { suppliesOf } from '@/server/plugin';
import { CONFIG, testClock } from '@/server/testing/harness';
import type { Supplied } from '@/server/ports/services';
import { entry } from './site';

/** What the suppliers of a process are made of that asks them for nothing that they keep. */
export const supplied = (config: Partial<Config> = {}, clock = testClock()): Supplied => ({
  db: {} as never,
  clock,
  config: { ...CONFIG, ...config },
  lines: { to: freeLine },
  log: pino({ level: 'silent' }),
  supplies: suppliesOf([entry]),
});
