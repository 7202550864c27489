import { ConnectorTrouble } from '@/server/lines/trouble';

export { factsOf, type TroubleKind } from '@/server/lines/trouble';

/** A call to Viator that led to no usable answer. */
export class ViatorTrouble extends ConnectorTrouble {
  override readonly name = 'ViatorTrouble';
}

export const isAbsent = (error: unknown): boolean => error instanceof ViatorTrouble && error.status === 404;
