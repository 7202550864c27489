import type { Agency } from '@/core/contract';
import { toRecord } from '../tenancy/record';
import type { AgencyRecord } from '../ports/agency';

/** An agency as the server knows it, without a database; reached at `https://prado.example`. */
export function testAgency({
  agencyName = 'Prado',
  language = 'en',
  ...settings
}: Partial<Agency>): AgencyRecord {
  return toRecord(
    {
      id: '0a6e5d3c-0000-4000-8000-000000000001',
      name: agencyName,
      subdomain: 'prado',
      custom_domain: 'prado.example',
      domain_missing_since: null,
      is_platform: false,
      status: 'Active',
      language,
      currency: 'EUR',
      is_subscribed: true,
      markup_bps: 0,
      product_markups: {},
      product_fees: {},
      fee_minor: 0,
      protection_bps: 0,
      settings,
      version: 1,
      created_at: new Date(0),
    },
    'https://caravel.example',
    'caravel.example',
  );
}
