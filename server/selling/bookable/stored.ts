import { z } from 'zod/mini';

/** What a quote and a booking keep of a product, as rows hold it; `details` is what `book` returned. */
export interface Row {
  readonly offer: unknown;
  readonly request: unknown;
  readonly details: unknown;
}

/** A row as its product reads it. */
export interface Kept<Offer, Request, Details> {
  readonly offer: Offer;
  readonly request: Request;
  /** Null before it was booked. */
  readonly details: Details | null;
}

export interface Stored<Offer, Request, Details> {
  /** Throws on what is not of this product's making, such as a row that was written by another release. */
  readonly read: (row: Row) => Kept<Offer, Request, Details>;
  /** The same with null for each part that cannot be read. */
  readonly tryRead: (row: Row) => Kept<Offer | null, Request | null, Details>;
  readonly readOffer: (offer: unknown) => Offer;
  readonly readRequest: (request: unknown) => Request;
}

/** Reads what a product keeps by its own schemas. */
export function storedAs<Offer, Request, Details>(schemas: {
  readonly offer: z.ZodMiniType<Offer>;
  readonly request: z.ZodMiniType<Request>;
  readonly details: z.ZodMiniType<Details>;
}): Stored<Offer, Request, Details> {
  const readOffer = (offer: unknown) => z.parse(schemas.offer, offer);
  const readRequest = (request: unknown) => z.parse(schemas.request, request);
  const readDetails = (details: unknown) => z.safeParse(schemas.details, details).data ?? null;
  return {
    readOffer,
    readRequest,
    read: ({ offer, request, details }) => ({
      offer: readOffer(offer),
      request: readRequest(request),
      details: readDetails(details),
    }),
    tryRead: ({ offer, request, details }) => ({
      offer: z.safeParse(schemas.offer, offer).data ?? null,
      request: z.safeParse(schemas.request, request).data ?? null,
      details: readDetails(details),
    }),
  };
}
