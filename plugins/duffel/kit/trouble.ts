import { ConnectorTrouble } from '@/server/lines/trouble';

export { factsOf, type TroubleFacts, type TroubleKind } from '@/server/lines/trouble';

/** A call to Duffel that led to no usable answer. */
export class DuffelTrouble extends ConnectorTrouble {
  override readonly name = 'DuffelTrouble';
}

export const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof DuffelTrouble && error.code !== null && codes.has(error.code);
