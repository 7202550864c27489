import { readAgencyHandler, writeAgencyHandler } from './agency';
import { historyHandler } from './history';
import { simulateHandler } from './simulate';
import { userMarkupHandlers } from './users';

/** Markups of the agency, of its clients and its agents: read, changed, tried out, looked back on. */
export const markupHandlers = [
  readAgencyHandler,
  writeAgencyHandler,
  ...userMarkupHandlers,
  historyHandler,
  simulateHandler,
];
