import { HttpError } from '@/server/error';
import { addDays, localTime } from '@/server/selling/supplier/time';
import { type CalendarDay, type HotelContent, type HotelDetails, nightsOf } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { cityIn } from '../content/city-said';
import { suppliersOf } from '../supplier/suppliers';
import type { SupplierContent } from '../../face/port';
import { type Asking, gatheredWith, type HotelName } from './hotel-of';
import { offerOf } from './offers';
import { hotelTerms } from './reader';
import { isSaleable, wholeAt } from './sell-stay';
import { picturesOf, shownOf } from './summary';

/** A property of a search with what a guest asks first. */
export async function detailsOf(input: Asking, name: HotelName): Promise<HotelDetails> {
  const { hotel, search } = await gatheredWith(input, name);
  const { telephone, checkIn, checkOut } = shownOf(hotel.merged.listings);
  const offer = cityIn(input.request.language, offerOf(hotel, search, hotelTerms(input)));
  return { ...offer, telephone, checkIn, checkOut };
}

/** What the first of its suppliers says that answers, with the pictures of whoever has most. Throws 502. */
export async function contentOf(input: Asking, name: HotelName): Promise<HotelContent> {
  const { hotel } = await gatheredWith(input, name);
  const { agency, services, request } = input;
  const { sellers } = suppliersOf(services);
  const asked = { currency: agency.pricing.currency, language: request.language };
  const answers = await Promise.allSettled(
    hotel.merged.listings.flatMap(({ supplierId, id }) => {
      const supplier = sellers.find((one) => one.id === supplierId);
      return supplier ? [supplier.content(id, asked, { signal: request.signal })] : [];
    }),
  );
  const contents = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [first] = contents;
  if (!first) throw new HttpError(502, 'UPSTREAM_FAILED', hotelRefusals.noContent);
  const most = contents.reduce((a: SupplierContent, b) => (b.pictures.length > a.pictures.length ? b : a));
  const told = contents.find(({ times }) => times?.checkIn.from)?.times;
  return { ...first, ...(told ? { times: told } : {}), pictures: picturesOf(most.pictures) };
}

const daysOf = (month: string): string[] => {
  const first = `${month}-01`;
  const days: string[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
};

/** The cheapest stay of as many nights by the day on which it begins, of a month `YYYY-MM`. */
export async function calendarOf(
  input: Asking,
  { month, ...name }: HotelName & { readonly month: string },
): Promise<{ nights: number; days: CalendarDay[] }> {
  const { hotel, search } = await gatheredWith(input, name);
  const { services, request } = input;
  const { sellers } = suppliersOf(services);
  const zone = hotel.merged.listings[0]!.zone;
  const today = localTime(zone, Math.floor(services.clock.now().getTime() / 60_000)).slice(0, 10);
  const days = daysOf(month);
  const ahead = days.filter((day) => day >= today);
  const answers = await Promise.allSettled(
    hotel.merged.listings.flatMap(({ supplierId, id }) => {
      const supplier = sellers.find((one) => one.id === supplierId);
      return supplier ? [supplier.calendar(id, search, ahead, { signal: request.signal })] : [];
    }),
  );
  const reader = hotelTerms(input);
  const lowest = new Map<string, CalendarDay['from']>();
  for (const answer of answers)
    for (const { date, net } of answer.status === 'fulfilled' ? answer.value : []) {
      if (!net || !isSaleable(net, search.currency)) continue;
      const price = wholeAt({ ...net, published: null, retail: null }, reader);
      const known = lowest.get(date);
      if (!known || price.amount < known.amount) lowest.set(date, price);
    }
  return {
    nights: nightsOf(search.stay),
    days: days.map((date) => ({ date, from: lowest.get(date) ?? null })),
  };
}
