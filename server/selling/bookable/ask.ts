import type { Caller } from '../../ports/booking';
import type { HandlerInput } from '../../ports/handle';

/** What a signed-in user's call carries, whatever it asks for. */
export type Ask = Pick<
  HandlerInput<{ access: 'user' }>,
  'agency' | 'user' | 'client' | 'tenant' | 'services' | 'request'
>;

/** Who asks the engine. */
export const callerOf = ({ agency, user, request }: Pick<Ask, 'agency' | 'user' | 'request'>): Caller => ({
  agency,
  user,
  signal: request.signal,
});
