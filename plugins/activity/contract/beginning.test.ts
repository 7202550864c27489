import { expect, it } from 'vitest';
import { beginningOf } from './beginning';

const at = (id: string) => ({ id, name: id, address: null, latitude: 37.4, longitude: -5.97 });
const [square, gate, nervion] = [at('square'), at('gate'), at('nervion')];
const pickup = { offered: true, mayWait: true, points: [at('triana'), nervion] };
const comes = { meetingPoints: [square], pickup };
const nothing = { places: [], said: null };
const transfer = { meetingPoints: [], pickup: { offered: false, mayWait: false, points: [] } };

it('R348 it begins where guests are picked up, and at no meeting point then', () => {
  expect(beginningOf(comes, { pickup: { point: 'nervion' } })).toEqual({
    ...{ kind: 'pickup', places: [nervion], said: null },
  });
  expect(beginningOf(comes, { pickup: { text: 'Hotel Sol' } })).toEqual({
    ...{ kind: 'pickup', places: [], said: 'Hotel Sol' },
  });
  expect(beginningOf(comes, { pickup: { later: true } })).toEqual({ kind: 'later', ...nothing });
  expect(beginningOf(comes, { departure: { fields: { pickupPoint: 'Hotel Sol' } } }).said).toBe('Hotel Sol');
});

it('R348 who is not picked up comes to a meeting point, whichever there are', () => {
  expect(beginningOf({ ...comes, meetingPoints: [square, gate] }, {})).toEqual({
    ...{ kind: 'meet', places: [square, gate], said: null },
  });
  const arrival = { fields: { cruiseShip: 'Aida' } };
  expect(beginningOf(comes, { arrival }).places).toEqual([square]);
});

it('R348 without a meeting point it begins where guests arrive, or nobody says where', () => {
  const fields = {
    airline: 'TAP',
    flightNumber: 'TP1234',
    arrivalTime: '14:30',
    dropOffDetails: 'Hotel Sol',
  };
  expect(beginningOf(transfer, { arrival: { fields } })).toEqual({
    ...{ kind: 'arrival', places: [], said: 'TAP, TP1234' },
  });
  expect(beginningOf(transfer, {})).toEqual({ kind: 'unplaced', ...nothing });
  expect(beginningOf({ ...transfer, pickup }, {})).toEqual({ kind: 'later', ...nothing });
});

it('R348 a meeting point that no map has is told in the words of who runs it, and so is who comes although others are fetched', () => {
  const told = { meetingPoints: [], meetingNotes: ['By the kiosk'], pickup };
  expect(beginningOf(told, {})).toEqual({ kind: 'meet', places: [], said: 'By the kiosk' });
  expect(beginningOf(comes, { pickup: { meet: true } })).toEqual({
    ...{ kind: 'meet', places: [square], said: null },
  });
});
