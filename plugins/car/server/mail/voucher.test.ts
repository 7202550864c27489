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
});
