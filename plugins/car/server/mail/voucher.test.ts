import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { withoutLogos } from '@/server/testing/logos';
import { rentalBooking } from '../testing/booking';
import { letters } from './letters';

const AGENCY = testAgency({
  agencyName: 'Prado & Filhos',
  primaryColor: '#0f766e',
  contactEmailId: 'oi@prado.example',
});
const outer = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const titleOf = (text: string) => {
  const object = /\/Title (\d+) 0 R/.exec(text)?.[1];
  return new RegExp(`\\n${object} 0 obj\\n\\(([^]*?)\\)\\nendobj`).exec(text)?.[1]?.replaceAll('\0', '');
};

describe('the voucher on paper', () => {
  it.each(['en', 'pt', 'es'])('is a whole PDF of two pages at most in %s', async (language) => {
    const bytes = await letters.paper(await rentalBooking(language), AGENCY, withoutLogos);
    if (process.env['KEEP_PDF']) {
      mkdirSync('.tmp', { recursive: true });
      writeFileSync(`.tmp/voucher-${language}.pdf`, bytes);
    }
    const text = outer(bytes);
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain(`/Lang (${language})`);
    expect(text.match(/\/Type \/Page\b[^s]/g)?.length).toBeLessThanOrEqual(2);
  });

  it('G06 does not say of a cancelled rental that the car is waiting', async () => {
    const { progress } = await rentalBooking('en');
    const cancelled = await rentalBooking('en', { progress: { ...progress, state: 'cancelled' } });
    expect(titleOf(outer(await letters.paper(await rentalBooking('en'), AGENCY, withoutLogos)))).toContain(
      'is booked',
    );
    expect(titleOf(outer(await letters.paper(cancelled, AGENCY, withoutLogos)))).toContain(
      'Canceled: Lisbon',
    );
  });
});
