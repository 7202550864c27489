import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  DIRECTIONS,
  inOtherUnit,
  isMeasure,
  missingAnswers,
  type Questions,
  TRANSPORT_FIELDS,
  TRANSPORT_MODES,
  transportFields,
} from './questions';

const NOTHING: Answers = { travelers: [{ texts: {} }, { texts: {} }] };
const asked = (booking: Questions['booking'], traveler: Questions['traveler'] = {}): Questions => ({
  booking,
  traveler,
  modes: TRANSPORT_MODES,
});

describe('what is asked', () => {
  it('G94 nothing is missing where nothing is asked, or where an answer may be left out', () => {
    expect(missingAnswers(asked({}), NOTHING)).toEqual([]);
    expect(
      missingAnswers(asked({ specialRequests: false, pickup: false }, { weight: false }), NOTHING),
    ).toEqual([]);
  });

  it('R332 each question is required where the product asks it, at its level', () => {
    expect(missingAnswers(asked({ pickup: true, tourLanguage: true }), NOTHING)).toEqual([
      { of: 'booking', question: 'pickup' },
      { of: 'booking', question: 'tourLanguage' },
    ]);
    const passport = {
      passportNumber: true,
      passportExpiryDate: true,
      passportNationality: true,
      weight: true,
    } as const;
    const texts = { passportNumber: 'X1', passportExpiryDate: '2030-01-01', passportNationality: 'PT' };
    expect(
      missingAnswers(asked({}, passport), {
        travelers: [
          { texts, weight: { value: 70, unit: 'kg' } },
          { texts: { ...texts, passportNumber: '  ' }, weight: { value: 700, unit: 'kg' } },
        ],
      }),
    ).toEqual([
      { of: 'traveler', traveler: 1, question: 'weight' },
      { of: 'traveler', traveler: 1, question: 'passportNumber' },
    ]);
  });

  it('"I will decide later" is an answer to where one is picked up', () => {
    expect(missingAnswers(asked({ pickup: true }), { ...NOTHING, pickupLater: true })).toEqual([]);
    expect(missingAnswers(asked({ pickup: true }), { ...NOTHING, pickup: 'Hotel Sol' })).toEqual([]);
  });

  it('R336 somebody arrives or leaves in one of five ways', () => {
    expect(TRANSPORT_MODES).toEqual(['AIRPORT', 'TRAIN', 'PORT', 'CRUISE', 'OTHER']);
  });

  it.each([
    ['AIRPORT', ['airline', 'flightNumber', 'arrivalTime', 'dropOffDetails']],
    ['TRAIN', ['railLine', 'railStation', 'arrivalTime', 'dropOffDetails']],
    ['PORT', ['disembarkationTime', 'dropOffDetails']],
    ['CRUISE', ['cruiseShip', 'disembarkationTime', 'dropOffDetails']],
    ['OTHER', ['arrivalTime', 'dropOffDetails']],
  ] as const)('R336 an arrival by %s asks %j', (mode, fields) => {
    expect(transportFields('arrival', mode)).toEqual(fields);
  });

  it.each([
    ['AIRPORT', ['airline', 'flightNumber', 'departureDate', 'departureTime', 'pickupPoint']],
    ['TRAIN', ['railLine', 'railStation', 'departureDate', 'departureTime', 'pickupPoint']],
    ['PORT', ['departureDate', 'boardingTime', 'pickupPoint']],
    ['CRUISE', ['cruiseShip', 'departureDate', 'boardingTime', 'pickupPoint']],
    ['OTHER', ['departureDate', 'departureTime', 'pickupPoint']],
  ] as const)('R336 a departure by %s asks %j', (mode, fields) => {
    expect(transportFields('departure', mode)).toEqual(fields);
  });

  it('R336 each mode has its own fields, and asks those alone', () => {
    const seen = DIRECTIONS.flatMap((direction) =>
      TRANSPORT_MODES.map((mode) => transportFields(direction, mode).join()),
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen.flatMap((one) => one.split(',')))).toEqual(new Set(TRANSPORT_FIELDS));
    for (const direction of DIRECTIONS)
      for (const mode of TRANSPORT_MODES) {
        const missing = missingAnswers(asked({ [direction]: true }), {
          ...NOTHING,
          [direction]: { mode, fields: {} },
        });
        expect(missing).toEqual(transportFields(direction, mode).map((field) => ({ of: direction, field })));
      }
  });

  it('R332 R336 an arrival asks its mode first, one that the product takes', () => {
    const question = [{ of: 'arrival', field: 'mode' }];
    expect(missingAnswers(asked({ arrival: true }), NOTHING)).toEqual(question);
    const byTrain: Answers = { ...NOTHING, arrival: { mode: 'TRAIN', fields: {} } };
    expect(missingAnswers({ ...asked({ arrival: true }), modes: ['AIRPORT'] }, byTrain)).toEqual(question);
  });
});

describe('R334 heights and weights', () => {
  it('are taken in both units and refused where nobody is so', () => {
    expect(isMeasure({ value: 180, unit: 'cm' })).toBe(true);
    expect(isMeasure({ value: 5.9, unit: 'ft' })).toBe(true);
    expect(isMeasure({ value: 180, unit: 'ft' })).toBe(false);
    expect(isMeasure({ value: 0, unit: 'kg' })).toBe(false);
    expect(isMeasure({ value: Number.NaN, unit: 'lbs' })).toBe(false);
  });

  it('are the same in the other unit', () => {
    expect(inOtherUnit({ value: 180, unit: 'cm' })).toEqual({ value: 5.91, unit: 'ft' });
    expect(inOtherUnit({ value: 70, unit: 'kg' })).toEqual({ value: 154, unit: 'lbs' });
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 250 }),
        fc.constantFrom('cm' as const, 'kg' as const),
        (value, unit) => {
          const back = inOtherUnit(inOtherUnit({ value, unit }));
          expect(back.unit).toBe(unit);
          expect(Math.abs(back.value - value)).toBeLessThanOrEqual(0.6);
        },
      ),
    );
  });
});
