import { expect, it } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { withLogos } from '@/server/testing/logos';
import { inTheirPlaces } from '../after/schedule';
import { readDetails, trips } from '../stored';
import { tripBooking } from '../testing/booking';
import { scheduleMail } from './changes';
import { letters } from './letters';

const agency = testAgency({ agencyName: 'Horizonte Viagens', contactEmailId: 'ola@horizonte.example' });
const booked = tripBooking('en');
const { flights } = trips.readOffer(booked.offer).offer;
const told = scheduleMail(booked, agency, flights, withLogos).attachments!;

const entryIn = ({ content }: { content: string }) => {
  const of = (name: string) => new RegExp(`(?<=^${name}:)\\S+`, 'm').exec(content)![0];
  return { uid: of('UID'), method: of('METHOD'), sequence: Number(of('SEQUENCE')), start: of('DTSTART') };
};

it('RFC 5546 changed times change the entries that are in the calendar, whatever the airline calls its flights now', async () => {
  const brought = (await letters.confirmationMail(withLogos)(booked, agency))
    .attachments!.filter(({ filename }) => filename.endsWith('.ics'))
    .map(entryIn);
  const nextDay = flights.map((leg) => ({
    ...leg,
    segments: leg.segments.map((segment) => ({
      ...segment,
      id: `${segment.id}-later`,
      departureTime: segment.departureTime.replace(/-(\d\d)T/, (_, day) => `-${Number(day) + 1}T`),
    })),
  }));
  const after = scheduleMail(booked, agency, inTheirPlaces(flights, nextDay), withLogos).attachments!.map(
    entryIn,
  );
  expect(after.map(({ uid, method }) => [uid, method])).toEqual(brought.map(({ uid }) => [uid, 'PUBLISH']));
  for (const [at, { sequence, start }] of after.entries()) {
    expect(sequence).toBeGreaterThan(brought[at]!.sequence);
    expect(start > brought[at]!.start).toBe(true);
  }
});

it('RFC 5546 a flight that is not flown any more leaves the calendar, and comes back into it with no confirmation', async () => {
  expect(told.length).toBe(flights.flatMap(({ segments }) => segments).length);
  const fewer = flights.map((leg) => ({ ...leg, segments: leg.segments.slice(0, 1) }));
  const left = scheduleMail(booked, agency, inTheirPlaces(flights, fewer), withLogos).attachments!.map(
    entryIn,
  );
  const methods = left.map(({ method }) => method);
  expect(methods.filter((method) => method === 'PUBLISH')).toHaveLength(fewer.length);
  expect(methods.filter((method) => method === 'CANCEL')).toHaveLength(told.length - fewer.length);
  expect(told.length).toBeGreaterThan(fewer.length);
  const details = { ...readDetails(booked.details), announced: fewer };
  const again = await letters.confirmationMail(withLogos)({ ...booked, details }, agency);
  const files = again.attachments!.filter(({ filename }) => filename.endsWith('.ics'));
  expect(files).toHaveLength(fewer.length);
});
