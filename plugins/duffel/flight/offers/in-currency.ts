import type { Exchange } from '@/core/contract/money/exchange';
import { inExchange } from '../../kit/exchange';
import { readable } from '@/server/selling/supplier/outside/readable';
import { type Condition, type Offer, OfferService, type Order } from '../api/schemas';
import type { SeatMapAnswer } from '../api/seat-map';

type Priced = Pick<Order, 'total_amount' | 'total_currency' | 'tax_amount' | 'tax_currency'>;

const totalIn = <Given extends Pick<Priced, 'total_amount' | 'total_currency'>>(
  given: Given,
  exchange: Exchange,
): Given => {
  const { amount, currency } = inExchange(given.total_amount, given.total_currency, exchange);
  return { ...given, total_amount: amount, total_currency: currency };
};

/** What Duffel asks as its buyer pays it: as it is without a rate. What is in a third currency stays in it. Pure. */
export function pricedIn<Given extends Priced>(given: Given, exchange: Exchange | null | undefined): Given {
  if (!exchange) return given;
  const tax = inExchange(given.tax_amount, given.tax_currency, exchange);
  return { ...totalIn(given, exchange), tax_amount: tax.amount, tax_currency: tax.currency };
}

const conditionIn = (condition: Condition, exchange: Exchange): Condition => {
  if (!condition) return condition;
  const fee = inExchange(condition.penalty_amount, condition.penalty_currency, exchange);
  return { ...condition, penalty_amount: fee.amount, penalty_currency: fee.currency };
};

/** A whole offer so, with its fees and with what may be bought beside it. */
export function offerIn(offer: Offer, exchange: Exchange | null | undefined): Offer {
  if (!exchange) return offer;
  const { conditions, available_services: services } = offer;
  return {
    ...pricedIn(offer, exchange),
    conditions: conditions && {
      change_before_departure: conditionIn(conditions.change_before_departure, exchange),
      refund_before_departure: conditionIn(conditions.refund_before_departure, exchange),
    },
    available_services:
      services && readable(OfferService, services).map((service) => totalIn(service, exchange)),
  };
}

/** The seats of flights so. */
export const mapsIn = (
  maps: ReadonlyMap<string, SeatMapAnswer>,
  exchange: Exchange | null | undefined,
): ReadonlyMap<string, SeatMapAnswer> =>
  exchange ? new Map([...maps].map(([segment, map]) => [segment, mapIn(map, exchange)])) : maps;

const mapIn = (map: SeatMapAnswer, exchange: Exchange): SeatMapAnswer => ({
  ...map,
  cabins: map.cabins.map((cabin) => ({
    ...cabin,
    rows: cabin.rows.map(({ sections }) => ({
      sections: sections.map(({ elements }) => ({
        elements: elements.map((element) => ({
          ...element,
          available_services: element.available_services?.map((service) => totalIn(service, exchange)),
        })),
      })),
    })),
  })),
});
