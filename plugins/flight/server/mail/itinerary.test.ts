import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { withoutLogos } from '@/server/testing/logos';
import { hasStops, tripBooking } from '../testing/booking';
import { letters } from './letters';

const AGENCY = testAgency({
  agencyName: 'Horizonte Viagens',
  primaryColor: '#c2410c',
  contactEmailId: 'ola@horizonte.example',
});

const record = () => tripBooking('pt', {}, hasStops);

/** The text of the pages is compressed; what identifies the file is not. */
const outer = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('the itinerary on paper', () => {
  it('is a whole PDF in the language of the booking, with its fonts inside and no page left over', async () => {
    const bytes = await letters.paper(record(), AGENCY, withoutLogos);
    if (process.env['KEEP_PDF']) {
      mkdirSync('.tmp', { recursive: true });
      writeFileSync('.tmp/itinerary.pdf', bytes);
    }
    const text = outer(bytes);
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('/Lang (pt)');
    expect(text.match(/\/FontFile2/g)?.length).toBe(2);
    expect(text.match(/\/Type \/Page\b[^s]/g)?.length).toBeLessThanOrEqual(3);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('is the same for the same booking', async () => {
    const [first, second] = [
      await letters.paper(record(), AGENCY, withoutLogos),
      await letters.paper(record(), AGENCY, withoutLogos),
    ];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});
