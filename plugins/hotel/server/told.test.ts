import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { withoutLogos } from '@/server/testing/logos';
import { CITIES } from '@/server/testing/told/booked';
import { toldCases } from '@/server/testing/told/told.cases';
import { letters } from './mail/letters';
import { bookedStay, stayRecord, stayTold } from './testing/told';

toldCases('a stay', 'R278 G137', { booked: bookedStay, record: stayRecord, told: stayTold, letters });

it('R278 an email says in which language it speaks to the reception', async () => {
  const [booked] = fc.sample(bookedStay, 1);
  const record = stayRecord({ ...booked!, city: CITIES.find(({ country }) => country === 'PT')! }, 'en');
  const { html } = await letters.confirmationMail(withoutLogos)(record, testAgency({ agencyName: 'Prado' }));
  expect(html).toMatch(/<td lang="pt"[^>]*><div[^>]*>Reserva em nome de /);
});
