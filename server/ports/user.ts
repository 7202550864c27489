import type { ProductMarkups, UserMarkups } from '../pricing';

/** The user behind a valid access token of this agency. */
export interface SessionUser {
  readonly id: string;
  readonly agencyId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly userType: string;
  readonly isStaff: boolean;
  readonly isOwner: boolean;
  readonly isRestrictedAgent: boolean;
  /** Overrides the agency's markup for this user when set (G71), in hundredths of a percent. */
  readonly markupBasisPoints: number | null;
  /** The same by product. */
  readonly productMarkups: ProductMarkups;
}

/** The client for whom staff searches, prices or books. */
export interface Client extends UserMarkups {
  readonly id: string;
}
