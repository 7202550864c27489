import { describe, expect, it } from 'vitest';
import { SearchPreferences } from '../../../contract';
import {
  changedOptions,
  DEFAULT_PREFERENCES,
  readPreferences,
  STAFF_OPTIONS,
  writePreferences,
} from './preferences';

const everything: SearchPreferences = {
  fare: { fareTypes: ['PRIVATE'], refundable: 'yes', changeable: 'no', useCustomBrands: true },
  cabin: { cabinCombo: 'SAME', downsell: true, upsell: true, processVirtualCabinCombos: false },
  carrier: {
    faresAllowedCarriers: ['TP'],
    flightsAllowedMarketingCarriers: ['TP', 'UA'],
    noCodeshare: true,
    noInterline: true,
  },
  schedule: { allowedStops: '1', noOvernightStay: true },
  responseOptions: { maxResults: 200 },
  advancedShop: { searchSpeed: 5, multipleTicket: 'YES', ticketingChecks: true },
};

describe('search preferences', () => {
  it('R190 default to public and private fares, any refund, any change, no custom brands', () => {
    expect(DEFAULT_PREFERENCES.fare).toEqual({
      fareTypes: ['PUBLIC', 'PRIVATE'],
      refundable: 'any',
      changeable: 'any',
      useCustomBrands: false,
    });
  });

  it('R191 default to the cheapest combination of cabins, virtual ones included', () => {
    expect(DEFAULT_PREFERENCES.cabin).toMatchObject({
      cabinCombo: 'CHEAPEST',
      processVirtualCabinCombos: true,
    });
  });

  it('R192 default to speed 3, one ticket, no ticketing checks, a thousand results', () => {
    expect(DEFAULT_PREFERENCES.advancedShop).toEqual({
      searchSpeed: 3,
      multipleTicket: 'NO',
      ticketingChecks: false,
    });
    expect(DEFAULT_PREFERENCES.responseOptions.maxResults).toBe(1000);
  });

  it('stand in the address only where they differ', () => {
    expect(writePreferences(DEFAULT_PREFERENCES)).toBe('');
    expect(changedOptions(DEFAULT_PREFERENCES)).toEqual([]);
    const direct = {
      ...DEFAULT_PREFERENCES,
      schedule: { allowedStops: '0' as const, noOvernightStay: true },
      carrier: { ...DEFAULT_PREFERENCES.carrier, flightsAllowedMarketingCarriers: ['UA', 'TP'] },
    };
    expect(writePreferences(direct)).toBe(
      'flightsAllowedMarketingCarriers.TP.UA~allowedStops.0~noOvernightStay',
    );
    expect(changedOptions(direct)).toEqual([
      'flightsAllowedMarketingCarriers',
      'allowedStops',
      'noOvernightStay',
    ]);
  });

  it('survive the way into an address and back, each of them', () => {
    const text = writePreferences(everything);
    expect(readPreferences(text)).toEqual(everything);
    expect(encodeURIComponent(text)).toBe(text);
    const names = Object.values(SearchPreferences.parse({})).flatMap((group) => Object.keys(group));
    expect(changedOptions(everything)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining([...STAFF_OPTIONS]));
  });

  it('are read tolerantly: what is unknown or out of bounds keeps its default', () => {
    expect(
      readPreferences('searchSpeed.9~allowedStops.4~colour.red~maxResults.x~fareTypes~refundable'),
    ).toEqual(DEFAULT_PREFERENCES);
    expect(readPreferences('flightsAllowedMarketingCarriers.tap~noInterline').carrier).toEqual({
      ...DEFAULT_PREFERENCES.carrier,
      noInterline: true,
    });
  });
});
