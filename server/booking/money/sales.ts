import { type RawBuilder, sql } from 'kysely';

/**
 * What a booking adds to the agency's sums, in minor units of its currency: the one definition that tiles, charts, lists,
 * files and people's pages share. All of it follows the ledger, so that what nobody has paid, a reservation or a booking that
 * failed, is no sale. Exactly: `net = gross - refunded = gross - cancelled + kept`, `earned = net - cost = markup + fee +
 * penalty + protection`.
 */
export interface Sales {
  /** What was charged. */
  gross: number;
  /** Of that, what was charged for bookings that were cancelled. */
  cancelled: number;
  /** What was returned of it. */
  refunded: number;
  /** What was not. */
  kept: number;
  /** What was charged and not returned. */
  net: number;
  /** What the supplier gets of it, also of a cancelled booking. */
  cost: number;
  /** What the agency gets of it. */
  earned: number;
  markup: number;
  fee: number;
  /** The agency's part of what cancellations kept. */
  penalty: number;
  /** What was paid for protection; where it paid for a cancellation, less what that cost. */
  protection: number;
}

// A cancellation counts once its money is back.
const ofCancelled = (amount: RawBuilder<number>) =>
  sql<number>`case when booking.state = 'cancelled' then ${amount} else 0 end`;
const gross = sql<number>`booking.charged_minor`;
const refunded = sql<number>`booking.refunded_minor`;
const net = sql<number>`(${gross} - ${refunded})`;
const cost = sql<number>`booking.cost_minor`;

/** Each figure of a row of `booking`. */
export const SALES: Readonly<Record<keyof Sales, RawBuilder<number>>> = {
  gross,
  cancelled: ofCancelled(gross),
  refunded,
  kept: ofCancelled(net),
  net,
  cost,
  earned: sql<number>`(${net} - ${cost})`,
  markup: sql<number>`booking.earned_markup_minor`,
  fee: sql<number>`booking.earned_fee_minor`,
  penalty: sql<number>`booking.earned_penalty_minor`,
  protection: sql<number>`booking.earned_protection_minor`,
};

const FIGURES = Object.keys(SALES) as (keyof Sales)[];
const column = (figure: keyof Sales) => `sales_${figure}` as const;
type Column = ReturnType<typeof column>;

/** Selects the figures of each row. */
export const salesOfRow = () => FIGURES.map((figure) => SALES[figure].as(column(figure)));

/** Selects what the rows of each group add up to. */
export const sumsOfSales = () =>
  FIGURES.map((figure) => sql<number>`coalesce(sum(${SALES[figure]}), 0)`.as(column(figure)));

/** What one of the two has selected. */
export const readSales = (row: Readonly<Record<Column, number>>): Sales =>
  Object.fromEntries(FIGURES.map((figure) => [figure, Number(row[column(figure)])])) as unknown as Sales;

/** The figures as lists and their totals name them; `money` makes of minor units what stands there. */
export const figuresOf = <M>(sales: Sales, money: (minor: number) => M) => ({
  chargedAmount: money(sales.gross),
  costPrice: money(sales.cost),
  salesPrice: money(sales.net),
  commissionEarned: money(sales.earned),
  markupEarned: money(sales.markup),
  transactionFees: money(sales.fee),
  penaltyEarned: money(sales.penalty),
  protectionEarned: money(sales.protection),
  penaltyAmount: money(sales.kept),
  refundAmount: money(sales.refunded),
});

export const NO_SALES = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as unknown as Sales;

/** Several together; all in one currency. */
export const addSales = (all: readonly Sales[]): Sales =>
  all.reduce(
    (sum, each) =>
      Object.fromEntries(FIGURES.map((figure) => [figure, sum[figure] + each[figure]])) as unknown as Sales,
    NO_SALES,
  );
