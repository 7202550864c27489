import { z } from 'zod/mini';
import { aside, text } from '@/server/selling/supplier/outside/readable';

const Service = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  passenger_id: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
});
export type SeatService = z.output<typeof Service>;

/** A seat, or what stands in its place: a kind that nobody here knows is a gap. */
const Element = z.object({
  type: text,
  designator: aside(z.string()),
  name: aside(z.string()),
  disclosures: aside(z.array(z.string())),
  available_services: aside(z.array(Service)),
});
export type Element = z.output<typeof Element>;

const Row = z.object({ sections: z.array(z.object({ elements: z.array(Element) })) });

const CabinPlan = z.object({
  deck: aside(z.number()),
  cabin_class: aside(z.string()),
  wings: aside(z.object({ first_row_index: z.number(), last_row_index: z.number() })),
  rows: z.array(Row),
});
export type CabinPlan = z.output<typeof CabinPlan>;

export const SeatMapAnswer = z.object({ segment_id: z.string(), cabins: z.array(CabinPlan) });
export type SeatMapAnswer = z.output<typeof SeatMapAnswer>;
export const SeatMaps = z.array(z.unknown());
