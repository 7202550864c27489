import { inFile, mutants } from './mutant';

const ACCESS = { test: 'server/http/access.test.ts', breaks: ['R168', 'SEC-31'] };
const BOX = { test: 'server/secret-box.test.ts', breaks: ['SEC-37'] };
const ADDRESS = { test: 'server/identity/endpoint/address.test.ts', breaks: ['SEC-10'] };
const DB = { test: 'server/db/db.test.ts', breaks: ['SEC-32', 'INV-8'] };
const OFFERED = { test: 'server/selling/supplier/offered.test.ts', breaks: ['SEC-34', 'INV-8'] };

export default mutants([
  ...inFile('server/http/access.ts', ACCESS, [
    ['who has no session calls', 'if (!user) {', 'if (!user && !access) {', { isDear: true }],
    [
      'clients call what is the staff’s',
      "access === 'user' ||",
      "access === 'user' || access === 'staff' ||",
    ],
    [
      'agents call what is the owner’s',
      "access === 'owner' && user.isOwner",
      "access === 'owner' && user.isStaff",
    ],
    ['visitors search everywhere', 'if (!visitorsMaySearch) throw', 'if (false) throw', { breaks: ['G33'] }],
    [
      'who had a session searches as a visitor',
      "if (access !== 'search' || hasToken)",
      "if (access !== 'search')",
      { breaks: ['G33'] },
    ],
  ]),
  ...inFile('server/http/client.ts', { test: 'server/http/parts.test.ts', breaks: ['SEC-30'] }, [
    [
      'what anybody forwards is believed',
      'if (trustedProxies === 0) return direct;',
      'trustedProxies ||= 1;',
    ],
    [
      'the first that was forwarded is believed',
      'list[Math.max(0, list.length - trustedProxies)]',
      'list[0]',
    ],
  ]),
  ...inFile('server/secret-box.ts', BOX, [
    [
      'a secret opens for every agency',
      'const associated = (agencyId: string) => Buffer.from(agencyId.toLowerCase());',
      "const associated = (agencyId: string) => Buffer.from(agencyId ? 'all' : '');",
    ],
    [
      'a secret opens for every purpose',
      "'caravel secret box', purpose, 32",
      "'caravel secret box', purpose && 'any', 32",
    ],
    [
      'each time it is sealed alike',
      'const iv = randomBytes(IV_BYTES);',
      'const iv = Buffer.alloc(IV_BYTES);',
    ],
  ]),
  ...inFile('server/identity/endpoint/address.ts', ADDRESS, [
    ['the metadata service is public', "['169.254.0.0', 16],", ''],
    [
      'one public address is enough',
      'found.every(({ address }) => isPublicAddress(address))',
      'found.some(({ address }) => isPublicAddress(address))',
    ],
    ['any port is called', "if (url.port !== '') throw", 'if (false) throw'],
    ['http is called', "if (url.protocol !== 'https:') throw", 'if (false) throw'],
  ]),
  ...inFile('server/selling/supplier/offered.ts', OFFERED, [
    [
      'an offer is at home everywhere',
      "['offered', agency.id, agency.pricing.currency, product, id]",
      "['offered', agency.pricing.currency, product, id]",
      { isDear: true },
    ],
    [
      'an offer is sold in the currency of before',
      'agency.id, agency.pricing.currency, product, id]',
      'agency.id, product, id]',
    ],
    ['any mark will do', 'timingSafeEqual(mark, Buffer.from(wanted))', 'true'],
  ]),
  ...inFile('server/csv.ts', { test: 'server/csv.test.ts', breaks: ['SEC-39'] }, [
    ['a formula is a cell', 'FORMULA.test(cell) && !AMOUNT.test(cell)', 'AMOUNT.test(cell)'],
    ['a sign of the wide kind begins a formula', '\\uFF1D\\uFF0B\\uFF0D\\uFF20', ''],
  ]),
  ...inFile('server/db/tenantTable.ts', DB, [
    [
      'a tenant sees the rows of all',
      'using (${mine}) with check (${mine})',
      'using (true) with check (${mine})',
    ],
    [
      'a tenant writes into another’s rows',
      'using (${mine}) with check (${mine})',
      'using (${mine}) with check (true)',
    ],
    [
      'a missing tenant is no restriction',
      'const mine = `${column} = ${CURRENT_AGENCY}`;',
      'const mine = `(${column} = ${CURRENT_AGENCY} or ${CURRENT_AGENCY} is null)`;',
    ],
  ]),
  ...inFile('server/db/open.ts', DB, [
    [
      'work of a tenant is done as the system',
      "return inRole('app_tenant', agencyId, work);",
      "return inRole('app_system', agencyId, work);",
    ],
  ]),
]);
