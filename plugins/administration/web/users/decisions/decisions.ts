import type { AgentRow, ClientRow } from '../../../contract/users';

/** What the owner can decide about somebody. */
export type Decision =
  | 'activate'
  | 'deactivate'
  | 'make-agent'
  | 'resend-verification'
  | 'assign-agent'
  | 'restrict'
  | 'unrestrict'
  | 'make-client';

export type Person = ({ kind: 'client' } & ClientRow) | ({ kind: 'agent' } & AgentRow);

/** What fits a person as he stands; what the server would refuse is not offered (G46, R365 to R376). */
export function decisionsFor(person: Person): Decision[] {
  const isActive = person.status === 'Active';
  const status: Decision = isActive ? 'deactivate' : 'activate';
  if (person.kind === 'agent')
    return [person.isRestrictedAgent ? 'unrestrict' : 'restrict', 'make-client', status];
  return [
    'assign-agent',
    ...(isActive && person.isVerified ? (['make-agent'] as const) : []),
    ...(isActive && !person.isVerified ? (['resend-verification'] as const) : []),
    status,
  ];
}

/** Whoever loses something is asked about first; the rest is done at once and can be undone. */
export const needsQuestion = (decision: Decision): boolean =>
  ['deactivate', 'make-agent', 'make-client', 'restrict'].includes(decision);

/** What takes a decision back; null where something else went with it. */
export function undoOf(decision: Decision, person: Person): Decision | null {
  switch (decision) {
    case 'activate':
      return 'deactivate';
    case 'deactivate':
      return 'activate';
    case 'restrict':
      return 'unrestrict';
    case 'unrestrict':
      return 'restrict';
    case 'make-agent':
      return person.kind === 'client' && person.agent === null ? 'make-client' : null;
    case 'make-client':
      return person.kind === 'agent' && person.clients === 0 ? 'make-agent' : null;
    default:
      return null;
  }
}
