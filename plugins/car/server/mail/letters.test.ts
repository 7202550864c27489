import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/core/say/calendar-file';
import { testAgency } from '@/server/testing/agency-record';
import { cancelledWith, expectFit } from '@/server/testing/letters';
import { withLogos, withoutLogos } from '@/server/testing/logos';
import { rentalEvents } from '../../say/calendar';
import { reservationOf } from '../after/reservation';
import { rentalBooking } from '../testing/booking';
import { letters } from './letters';
import { wordsOf } from './letter-words';

const confirmationMail = letters.confirmationMail(withLogos);
const agency = testAgency({
  agencyName: 'Prado e Filhos',
  primaryColor: '#0f766e',
  contactEmailId: 'oi@prado.example',
});

describe.each(['en', 'pt', 'es'])('every letter about a rental in %s', (language) => {
  it('the confirmation, with its calendar and its voucher', async () => {
    const record = await rentalBooking(language);
    expectFit(`car-confirmation-${language}`, await confirmationMail(record, agency), agency);
  });

  it('the voucher in the letter is the one that is downloaded, with the logo', async () => {
    const record = await rentalBooking(language);
    const sent = (await confirmationMail(record, agency)).attachments!.find(({ filename }) =>
      filename.endsWith('.pdf'),
    )!;
    const saved = Buffer.from(await letters.paper(record, agency, withLogos));
    expect(sent.content).toBe(saved.toString('base64'));
    const pictures = (pdf: Uint8Array) =>
      Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
    expect(pictures(saved)).toBeGreaterThan(pictures(await letters.paper(record, agency, withoutLogos)));
  });

  it('R311 the calendar in the letter is the one of the screen', async () => {
    const record = await rentalBooking(language);
    const files = (await confirmationMail(record, agency)).attachments!.filter(({ filename }) =>
      filename.endsWith('.ics'),
    );
    const shown = rentalEvents(reservationOf(record, language as 'en'), wordsOf(language));
    const { agencyName: by, contactEmailId: email } = agency.public;
    const source = { by, email, origin: agency.origin };
    expect(files.map(({ content }) => content)).toEqual(
      shown.map((event) => calendarFile([event], source, record, withLogos.clock.now())),
    );
    expect(files[0]!.content.replace(/\r\n /g, '')).toContain('RD-00012345');
  });

  it.each([
    ['fee', 20_000],
    ['whole', 0],
    ['nothing', Infinity],
  ])('cancelled with %s', async (name, kept) => {
    const { price, progress } = await rentalBooking(language);
    const refund = Math.max(0, price.total.amount - kept);
    const record = await rentalBooking(language, { progress: cancelledWith(price, progress, refund) });
    for (const notice of ['cancelled', 'client-cancelled'] as const)
      expectFit(
        `car-${notice}-${name}-${language}`,
        (await letters.noticeMail(withLogos)(notice, record, agency))!,
        agency,
      );
  });
});
