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
  /** What was charged and not returned. */
  sales: Money,
  /** What of it the agency earns: sales without cost. */
  commission: Money,
});
export type SalesPoint = z.output<typeof SalesPoint>;

/** What was booked in a period; amounts with each currency apart, that of most sales first. */
export const PeriodTotals = z.object({
  confirmed: z.int(),
  bookings: z.int(),
  cancelled: z.int(),
  sales: z.array(Money),
  commission: z.array(Money),
});
export type PeriodTotals = z.output<typeof PeriodTotals>;

export const Dashboard = z.object({
  /** R357; in the period, of every product that the agency has on. */
  counts: z.array(z.object({ product: z.string(), bookings: z.int() })),
  /** R358; of the period, but for the trips that are still to come, whenever they were booked. */
  totals: z.extend(PeriodTotals, { upcoming: z.int() }),
  /** Of the period before: as many days, or the same part of the year before. */
  before: PeriodTotals,
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
