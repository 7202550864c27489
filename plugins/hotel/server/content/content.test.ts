import { describe, expect, it } from 'vitest';
import { distanceBetween } from '@/server/reference';
import { HOTEL_CITIES, hotelCity } from './cities';
import { allHotels, hotelOf, hotelsAround, hotelsIn } from './hotels';

describe('the embedded world of hotels', () => {
  it('has 60 cities with at least 20 properties each, 1,900 in all, with ids of their own', () => {
    expect(HOTEL_CITIES).toHaveLength(60);
    expect(allHotels().length).toBeGreaterThanOrEqual(1900);
    expect(new Set(allHotels().map(({ id }) => id)).size).toBe(allHotels().length);
    for (const { id } of HOTEL_CITIES) expect(hotelsIn(id).length, id).toBeGreaterThanOrEqual(20);
  });

  it('has airports, areas and landmarks near every city of the right country', () => {
    for (const city of HOTEL_CITIES) {
      expect(city.airports.length, city.id).toBeGreaterThan(0);
      for (const place of [...city.areas, ...city.landmarks])
        expect(distanceBetween(place, city), place.id).toBeLessThan(40);
    }
  });

  it('puts every property into its area', () => {
    for (const hotel of allHotels()) {
      const area = hotelCity(hotel.cityId)!.areas.find(({ id }) => id === hotel.areaId)!;
      expect(distanceBetween(hotel, area), hotel.id).toBeLessThanOrEqual(area.radius);
    }
  });

  it('gives no name twice in a city and none of a known brand', () => {
    for (const { id } of HOTEL_CITIES) {
      const names = hotelsIn(id).map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
    }
    const brands =
      /hilton|marriott|\bibis|hyatt|sheraton|novotel|mercure|radisson|accor|westin|\bmeli[aá]\b|pestana/i;
    expect(allHotels().filter(({ name }) => brands.test(name))).toEqual([]);
  });

  it('has beaches only at the beach, stars only where the kind has them, and room for two and for families', () => {
    for (const hotel of allHotels()) {
      if (hotel.amenities.includes('beach')) expect(hotelCity(hotel.cityId)!.kind).toBe('beach');
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
    expect(around).toEqual(
      expect.arrayContaining(allHotels().filter((other) => distanceBetween(other, hotel) <= 1)),
    );
  });
});
