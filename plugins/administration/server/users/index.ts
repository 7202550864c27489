import type { Handler } from '@/server/ports/handle';
import { actionHandlers } from './actions';
import { agentHandlers } from './agents';
import { clientHandlers } from './clients';
import { exportHandlers } from './export';
import { invitationHandlers } from './invitations';
import { listHandlers } from './lists';
import { taskHandlers } from './tasks';
import { uploadHandlers } from './upload/handler';

/** Clients, sales agents and their invitations, and what is done to many of them. */
export const userHandlers: readonly Handler[] = [
  ...listHandlers,
  ...clientHandlers,
  ...agentHandlers,
  ...invitationHandlers,
  ...actionHandlers,
  ...uploadHandlers,
  ...exportHandlers,
  ...taskHandlers,
];
