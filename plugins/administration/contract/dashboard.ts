import { z } from 'zod/mini';
import { endpoint, Money, TripSummary } from '@/core/contract';

/** How far back the dashboard's charts go: thirty days by day, or twelve months by month. */
export const DASHBOARD_PERIODS = ['30d', '12m'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** What was sold of one product in one day or month, in one currency. */
export const SalesPoint = z.object({
  /** Its first day, `YYYY-MM-DD`. */
  from: z.string(),
  product: z.string(),
  currency: z.string(),
  bookings: z.int(),
  /** Of what was not cancelled. */
  sales: Money,
  /** What the ledger owes the agency, without its fee. */
  commission: Money,
});
export type SalesPoint = z.output<typeof SalesPoint>;

export const Dashboard = z.object({
  /** R357; of every product that the agency has on. */
  counts: z.array(z.object({ product: z.string(), bookings: z.int() })),
  /** R358 */
  totals: z.object({
    confirmed: z.int(),
    upcoming: z.int(),
    bookings: z.int(),
    cancelled: z.int(),
    /** Each currency apart, that of most bookings first. */
    commission: z.array(Money),
  }),
  /** Newest first. */
  recent: z.array(TripSummary),
  /** First days of the days or months that the charts show, oldest first. */
  spans: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What is missing was nothing. */
  points: z.array(SalesPoint),
});
export type Dashboard = z.output<typeof Dashboard>;

/** R357 to R359. A restricted agent's figures are of the own bookings (R171). */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v2/agency/dashboards',
  access: 'staff',
  summary: "Counts, totals, recent bookings and sales over time of the agency; a restricted agent's own.",
  query: z.strictObject({ period: z.optional(z.enum(DASHBOARD_PERIODS)) }),
  response: z.object({ data: Dashboard }),
});
