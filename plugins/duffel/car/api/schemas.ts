import { z } from 'zod/mini';
import { aside, text } from '@/server/selling/supplier/outside/readable';

/**
 * What is read of Duffel's answers, and no more. Other fields may come and go; words that may grow in number are plain
 * strings; what nothing depends on may be missing or anything else. Lists are read item by item, where they are needed.
 */
const list = aside(z.array(z.unknown()));
const word = aside(z.string());
const count = aside(z.number());

export const Location = z.object({
  name: z.string(),
  geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  address: z.object({
    line_one: word,
    city_name: word,
    postal_code: word,
    region: word,
    country_code: z.string(),
  }),
  phone_number: word,
  access: word,
  additional_information: list,
  opening_hours: list,
});
export type Location = z.output<typeof Location>;

export const Hours = z.object({ from: z.string(), to: z.string() });
/** Additional information, conditions and privacy policies alike. */
export const Titled = z.object({ title: word, text: z.string() });
export const Image = z.object({ url: z.string() });
export const Charge = z.object({ amount: z.string(), currency: z.string(), description: word });

export const Vehicle = z.object({
  name: word,
  code: word,
  category: word,
  type: word,
  transmission: word,
  fuel: word,
  air_conditioning: aside(z.boolean()),
  max_passengers: count,
  baggage: aside(z.object({ large: z.number(), small: z.number() })),
  images: list,
});
export type Vehicle = z.output<typeof Vehicle>;

/** What a rate and its quote both tell. */
const sold = {
  base_amount: word,
  base_currency: word,
  total_amount: z.string(),
  total_currency: z.string(),
  payment_type: z.string(),
  mileage: aside(z.object({ type: z.string(), unit: word, limit: count })),
  supplier: z.object({ name: z.string(), logo_url: word }),
  car: Vehicle,
  pickup_location: Location,
  dropoff_location: Location,
};

export const Rate = z.object({ id: z.string().check(z.regex(/^rae_\w{1,200}$/)), ...sold });
export type Rate = z.output<typeof Rate>;
export type Sold = Omit<Rate, 'id'>;

export const Search = z.object({ rates: z.array(z.unknown()) });

export const Quote = z.object({
  id: z.string().check(z.regex(/^qut_\w{1,200}$/)),
  rate_id: z.string(),
  ...sold,
  charges: list,
  conditions: list,
  privacy_policies: list,
  pickup_date: z.string(),
  pickup_time: z.string(),
  dropoff_date: z.string(),
  dropoff_time: z.string(),
});
export type Quote = z.output<typeof Quote>;

export const Booking = z.object({
  id: z.string().check(z.regex(/^boo_\w{1,200}$/)),
  status: z.string(),
  reference: text,
  cancelled_at: text,
});
export type Booking = z.output<typeof Booking>;
