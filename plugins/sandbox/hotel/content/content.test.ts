import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { distanceBetween, findCity } from '@/server/reference';
import { addDays } from '@/server/selling/supplier/time';
import { roomsLeft } from '../rates/rooms-left';
import { WORLD_CITIES, worldCity } from '@/server/reference/world/cities';
import { demandOf } from './demand-of';
import { allHotels, hotelOf, hotelsAround, hotelsIn } from './hotels';

describe('the embedded world of hotels', () => {
  it('has 60 cities with at least 20 properties each, 1,900 in all, with ids of their own', () => {
    expect(WORLD_CITIES).toHaveLength(60);
    expect(allHotels().length).toBeGreaterThanOrEqual(1900);
    expect(new Set(allHotels().map(({ id }) => id)).size).toBe(allHotels().length);
    for (const { id } of WORLD_CITIES) expect(hotelsIn(id).length, id).toBeGreaterThanOrEqual(20);
  });

  it('has cities where the reference data has them, with airports, areas and landmarks near', () => {
    for (const city of WORLD_CITIES) {
      expect(findCity(city.id)?.country, city.id).toBe(city.country);
      expect(city.airports.length, city.id).toBeGreaterThan(0);
      for (const place of [...city.areas, ...city.landmarks])
        expect(distanceBetween(place, city), place.id).toBeLessThan(40);
    }
  });

  it('puts every property into its area', () => {
    for (const hotel of allHotels()) {
      const area = worldCity(hotel.cityId)!.areas.find(({ id }) => id === hotel.areaId)!;
      expect(distanceBetween(hotel, area), hotel.id).toBeLessThanOrEqual(area.radius);
    }
  });

  it('gives no name twice in a city and none of a known brand', () => {
    for (const { id } of WORLD_CITIES) {
      const names = hotelsIn(id).map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
    }
    const brands =
      /hilton|marriott|\bibis|hyatt|sheraton|novotel|mercure|radisson|accor|westin|\bmeli[aá]\b|pestana/i;
    expect(allHotels().filter(({ name }) => brands.test(name))).toEqual([]);
  });

  it('gives cities of one country other names, most of them', () => {
    for (const one of WORLD_CITIES)
      for (const other of WORLD_CITIES.filter(({ id, country }) => country === one.country && id > one.id)) {
        const names = new Set(hotelsIn(one.id).map(({ name }) => name));
        const shared = hotelsIn(other.id).filter(({ name }) => names.has(name));
        expect(shared.length, `${one.id} ${other.id}`).toBeLessThan(hotelsIn(other.id).length * 0.6);
      }
  });

  it('stays what it is: bookings and saved lists name what stands in it', () => {
    const told = createHash('sha256').update(JSON.stringify(allHotels())).digest('hex');
    expect(told.slice(0, 16)).toBe('0e133f7a20e1df72');
  });

  it('has seasons by hemisphere, and prices for every property on most nights of the year', () => {
    const summer = (id: string, month: number) => demandOf(worldCity(id)!).months[month - 1]!;
    expect(summer('BCN', 8)).toBeGreaterThan(summer('BCN', 1));
    expect(summer('RIO', 1)).toBeGreaterThan(summer('RIO', 8));
    for (const city of WORLD_CITIES) {
      const demand = demandOf(city);
      const starts = ['2027-01-13', '2027-04-14', '2027-07-14', '2027-10-13'];
      const stays = starts.map((start) => ({ start, end: addDays(start, 3) }));
      const sold = hotelsIn(city.id).flatMap((hotel) =>
        stays.map((stay) =>
          hotel.rooms.some((room) => roomsLeft(hotel, room, stay, demand, '2026-12-01') > 0),
        ),
      );
      expect(sold.filter(Boolean).length / sold.length, city.id).toBeGreaterThan(0.5);
    }
  });

  it('has beaches only at the beach, stars only where the kind has them, and room for two and for families', () => {
    for (const hotel of allHotels()) {
      if (hotel.amenities.includes('beach')) expect(worldCity(hotel.cityId)!.kind).toBe('beach');
      expect(hotel.stars === null, hotel.id).toBe(['hostel', 'villa', 'guesthouse'].includes(hotel.kind));
      expect(hotel.rooms.some(({ maxAdults }) => maxAdults >= 2)).toBe(true);
      if (hotel.kind !== 'hostel') expect(hotel.rooms.some(({ maxGuests }) => maxGuests >= 4)).toBe(true);
    }
  });

  it('finds by id and around a point, the nearest first', () => {
    const hotel = allHotels()[0]!;
    expect(hotelOf(hotel.id)).toBe(hotel);
    const around = hotelsAround({ ...hotel, radius: 1 });
    expect(around[0]).toBe(hotel);
    const near = allHotels().filter((other) => distanceBetween(other, hotel) <= 1);
    expect(new Set(around)).toEqual(new Set(near));
  });
});
