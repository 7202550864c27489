import { z } from 'zod/mini';
import type { Language } from '@/core/contract';
import type { BookableContract } from '@/core/contract/bookings/bookable';
import { bookableRefusals } from '@/core/contract/refusals/bookable';
import type { TellsOwn } from '@/core/say/plain-told';
import type { Words } from '../../../mail/letter-words';
import { defineServerPlugin, type ServerPlugin } from '../../../plugin';
import type { BaseServices } from '../../../ports/services';
import type { LoggedSearch } from '../../../searches';
import { defineBookable } from '../define';
import { plainHandlers, reservationsOf } from './handlers';
import { keptBy, lastNameIn, nameOf, type PlainContract } from './kept';
import { plainLetters } from './letters';
import { plainSamples } from './samples';
import type { PlainOffer, PlainSuppliers } from './port';

/** What a plain product says of itself on the server. */
export interface PlainParts<Criteria, Own, Request> extends Pick<
  ServerPlugin,
  'migrations' | 'demo' | 'log' | 'start' | 'rounds'
> {
  /** What it is called in files. */
  readonly names: Readonly<Record<Language, string>>;
  readonly suppliers: (services: BaseServices) => PlainSuppliers<Criteria, Own>;
  /** The search as the agency's staff read it later. */
  readonly noted: (criteria: Criteria) => Omit<LoggedSearch, 'product'>;
  /** What its pages of bookings, its letters and papers tell beside what they all do. */
  readonly tell?: TellsOwn<PlainOffer<Own>, Request>;
  /** Its own words in letters; the server's without them. */
  readonly wordsOf?: (language: string) => Words;
  /** A search that finds something on any day, and what is asked of who books it: its letters are shown with that. */
  readonly sample: (day: string) => { readonly criteria: Criteria; readonly request: Request };
  /** What is wrong with an order of the offer; throws `invalid`. */
  readonly check?: (offer: PlainOffer<Own>, request: Request) => void;
}

/** A plain product, without what is its own. */
export type AnyPlainParts = PlainParts<object, object, object>;

/** The whole server side of a plain product: its contract's calls, how the engine sells it, and what is written about it. */
export function bookablePlugin<
  const Id extends string,
  const Root extends `/${string}`,
  Criteria extends z.core.$ZodType,
  Own extends z.core.$ZodShape,
  Request extends z.core.$ZodShape,
>(
  contract: BookableContract<Id, Root, Criteria, Own, Request>,
  own: PlainParts<
    z.output<Criteria>,
    z.output<z.ZodMiniObject<Own>>,
    z.output<z.ZodMiniObject<Request, z.core.$strict>>
  >,
): ServerPlugin<Id> {
  // What is the product's own is typed where it is written, and passed on as it is.
  const calls = contract as unknown as PlainContract;
  const parts = own as unknown as AnyPlainParts;
  const { id, addresses } = contract;
  const kept = keptBy(calls);
  const { tell, wordsOf } = parts;
  const letters = plainLetters({
    ...{ kept, tell, wordsOf },
    page: addresses.booking,
    reservationOf: reservationsOf(kept),
  });
  const product = defineBookable({
    id,
    refusals: { ...bookableRefusals, noQuote: bookableRefusals.gone },
    stored: kept,
    supplier: parts.suppliers,
    async price(services, { offerRef, request }, options) {
      const { offer, expiresAt } = await parts
        .suppliers(services)
        .price(offerRef, lastNameIn(request), options);
      return { base: offer.base, taxes: offer.taxes, expiresAt, offer };
    },
    summarise: ({ offer, request }) => ({
      title: offer?.title ?? '',
      startsAt: offer?.startsAt ?? '',
      endsAt: offer?.endsAt ?? '',
      travelers: request ? [nameOf(request.guest)] : [],
      // Only what the product tells travellers of it (SEC-35).
      details: { offer: offer && z.parse(calls.schemas.ownOffer, offer) },
    }),
    begins: ({ startsAt }) => startsAt,
    zoneOf: ({ zone }) => zone,
    freeUntil: (offer) => offer.freeUntil,
    listing: { names: own.names },
    letters,
    returnPath: `${addresses.confirmation}?bookingId={bookingId}`,
  });
  const { migrations = [], demo, log, start, rounds } = own;
  return defineServerPlugin({
    id,
    migrations,
    ...{ ...(demo && { demo }), ...(log && { log }), ...(start && { start }), ...(rounds && { rounds }) },
    handlers: plainHandlers(calls, product, kept, parts),
    product: product.product,
    letters: plainSamples(id, letters, parts),
  });
}
