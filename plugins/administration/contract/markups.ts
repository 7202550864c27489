import { z } from 'zod/mini';
import { inputRefusals } from '@/core/contract/refusals/input';
import { endpoint, pagingFrom, Price } from '@/core/contract';

/** Id of a product's plugin. */
export const ProductId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Percent of the supplier's price; null: none is set. */
const Percent = z.nullable(z.number());

/** What an agency or a user adds to prices. Bounds are checked by the rule of markups, with its words (R386). */
export const Markups = z.object({
  /** For every product without one of its own. */
  markup: Percent,
  products: z.record(z.string(), z.number()),
});
export type Markups = z.output<typeof Markups>;

export const AgencyMarkups = z.extend(Markups, {
  /** What refund protection costs, in percent of the traveler's price; null: it is not sold. */
  refundProtectMarkup: Percent,
  /** What the agency takes for one booking, in minor units of its currency (R225); a product's goes before it. */
  agencyFee: z.int(),
  productFees: z.record(z.string(), z.int()),
});
export type AgencyMarkups = z.output<typeof AgencyMarkups>;

/** What is changed; null takes a markup away, what is left out stays. */
const products = z.optional(
  z
    .record(ProductId, Percent)
    .check(z.refine((entries) => Object.keys(entries).length <= 20, inputRefusals.someProducts.reason)),
);

export const MarkupChanges = z.strictObject({ markup: z.optional(Percent), products });
export type MarkupChanges = z.output<typeof MarkupChanges>;

const Fee = z.nullable(z.int().check(z.gte(0), z.lte(100_000_000)));

export const AgencyMarkupChanges = z.strictObject({
  markup: z.optional(Percent),
  products,
  refundProtectMarkup: z.optional(Percent),
  /** Null: none. */
  agencyFee: z.optional(Fee),
  /** Null: the general one. */
  productFees: z.optional(
    z
      .record(ProductId, Fee)
      .check(z.refine((entries) => Object.keys(entries).length <= 20, inputRefusals.someProducts.reason)),
  ),
});
export type AgencyMarkupChanges = z.output<typeof AgencyMarkupChanges>;

/** What the change was based on: where it is not so any more, nothing is changed and the call answers 409. */
const basedOn = z.optional(z.strictObject({ ...AgencyMarkupChanges.shape }));

export const UPDATED = 'Markup updated successfully';

/** R384 */
export const getAgencyMarkups = endpoint({
  method: 'GET',
  path: '/api/agency/markups',
  access: 'owner',
  summary: "The agency's markups: the default, each product's, and refund protection's.",
  response: z.object({ data: AgencyMarkups }),
});

/** R384 to R386. Errors: 422 with the words of the bounds, 409 when somebody else changed the same. */
export const updateAgencyMarkups = endpoint({
  method: 'PATCH',
  path: '/api/agency/markups',
  access: 'owner',
  summary: "Changes the agency's markups.",
  rate: 'write',
  body: z.strictObject({ ...AgencyMarkupChanges.shape, basedOn }),
  response: z.object({ data: AgencyMarkups, message: z.string() }),
});

/** A user's own markups beside those that apply without them. */
const UserMarkups = z.object({ data: z.extend(Markups, { agency: Markups }) });
const UserMarkupChanges = z.strictObject({ ...MarkupChanges.shape, basedOn });
const UpdatedUserMarkups = z.extend(UserMarkups, { message: z.string() });

/** R384, R387. Errors: 404 "Unable to fetch client markup". */
export const getClientMarkups = endpoint({
  method: 'GET',
  path: '/api/agency/clients/markups/{id}',
  access: 'owner',
  summary: "A client's own markups, which override the agency's.",
  response: UserMarkups,
});

/** R385 to R387. Errors: 404 "Something went wrong while updating user markup", 409, 422. */
export const updateClientMarkups = endpoint({
  method: 'PATCH',
  path: '/api/agency/clients/markups/{id}',
  access: 'owner',
  summary: "Changes a client's own markups.",
  rate: 'write',
  body: UserMarkupChanges,
  response: UpdatedUserMarkups,
});

/** R384. Errors: 404 "Sales agent not found". */
export const getAgentMarkups = endpoint({
  method: 'GET',
  path: '/api/agency/agents/markups/{id}',
  access: 'owner',
  summary: "An agent's own markups, which override the agency's.",
  response: UserMarkups,
});

export const updateAgentMarkups = endpoint({
  method: 'PATCH',
  path: '/api/agency/agents/markups/{id}',
  access: 'owner',
  summary: "Changes an agent's own markups.",
  rate: 'write',
  body: UserMarkupChanges,
  response: UpdatedUserMarkups,
});

/** One change of one markup. */
export const MarkupChange = z.object({
  at: z.string(),
  /** Who changed it; null when that user is gone. */
  by: z.nullable(z.string()),
  /** Whose it is; null: the agency's. */
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** A product's id, `protection`, `fee`, `fee:` with a product's id, or null for the default. */
  product: z.nullable(z.string()),
  /** Percent; of a fee minor units of the agency's currency. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
});
export type MarkupChange = z.output<typeof MarkupChange>;

export const listMarkupChanges = endpoint({
  method: 'GET',
  path: '/api/agency/markups/history',
  access: 'owner',
  summary: 'Who changed which markup when, newest first.',
  query: z.strictObject({
    userId: z.optional(z.uuid()),
    ...pagingFrom,
  }),
  response: z.object({ data: z.array(MarkupChange), totalCount: z.int() }),
});

/** Whose markup a step is, the one that decides first. */
export const MarkupSource = z.enum([
  'client-product',
  'client',
  'user-product',
  'user',
  'agency-product',
  'agency',
]);
export type MarkupSource = z.output<typeof MarkupSource>;

/** Changes nothing: works a price out as the quotes of this product are: for nobody, for one user, or for a client by an agent. */
export const simulateMarkup = endpoint({
  method: 'POST',
  path: '/api/agency/markups/simulate',
  access: 'owner',
  summary: 'The price that a traveler would see for a price of a supplier, and whose markup decides.',
  body: z.strictObject({
    product: ProductId,
    /** Fare and taxes together, as the supplier asks: minor units of the agency's currency. */
    wholesale: z.int().check(z.gte(0), z.lte(1_000_000_000_00)),
    userId: z.optional(z.uuid()),
    /** The sales agent who books for that user, a client; absent: nobody does. */
    agentId: z.optional(z.uuid()),
    withProtection: z.optional(z.boolean()),
    /** The agency's markups as they are about to be saved. */
    draft: z.optional(AgencyMarkupChanges),
  }),
  response: z.object({
    data: z.object({
      price: Price,
      /** Of the steps asked, in order, up to the one that decided; percent, null where none is set. */
      steps: z.array(z.object({ source: MarkupSource, percent: Percent })),
      decidedBy: MarkupSource,
    }),
  }),
});
