import type { Money } from '@/core/contract';
import { exactAmount } from '@/server/selling/supplier/amount';
import type { Activity } from '../content/activity';
import type { Band } from '../content/kind';
import type { Start } from './places-left';

const SATURDAY = 6;
const WEEKEND = 1.08;
/** By month in the north, January first. */
const SEASON = [0.94, 0.94, 0.98, 1.02, 1.04, 1.08, 1.14, 1.14, 1.05, 1, 0.95, 1.02];
/** The part of a price that is tax. */
const TAX = 0.1;

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** What it costs on a day against an ordinary one. */
export function levelOn(latitude: number, day: string): number {
  const month = Number(day.slice(5, 7)) - 1;
  const season = SEASON[latitude < 0 ? (month + 6) % 12 : month]!;
  return season * (weekday(day) === SATURDAY || weekday(day) === 0 ? WEEKEND : 1);
}

/** An amount without its tax, and its tax: they add up to it. */
export function taxed(amount: Money): { readonly base: Money; readonly taxes: Money } {
  const tax = Math.round((amount.amount * TAX) / (1 + TAX));
  return { base: { ...amount, amount: amount.amount - tax }, taxes: { ...amount, amount: tax } };
}

/** How a supplier prices: in a currency, `level` times what others ask. */
export interface Pricing {
  readonly currency: string;
  readonly level: number;
  readonly latitude: number;
}

/** The net price of one of a category at a start, taxes included; nothing for who is free. */
export const netOf = (
  { dollars, dealOf }: Activity,
  { share }: Band,
  { grade, day }: Start,
  { currency, level, latitude }: Pricing,
): Money =>
  exactAmount(dollars * (dealOf ?? 1) * share * grade.level * level * levelOn(latitude, day), currency);
