import { inFile, mutants } from './mutant';

const SITES = 'server/tenancy/tenancy-rules.test.ts';
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
  ...inFile('server/tenancy/directory.ts', { test: SITES, breaks: ['SEC-30'] }, [
    [
      'a name that ends like the platform’s is below it',
      'name.endsWith(`.${platformHost}`)',
      'name.endsWith(platformHost)',
    ],
    ['the platform is found below itself', "              .where('is_platform', '=', false)\n", ''],
    ['the port is part of a name', ".replace(/:\\d+$/, '')", ''],
    ['large letters are another host', 'host?.trim().toLowerCase()', 'host?.trim()'],
    [
      'what was read is believed a moment longer',
      'now() - hit.at < (',
      'now() - hit.at <= (',
      { breaks: ['SEC-33'] },
    ],
    [
      'what was read is believed for long where nobody tells',
      '(isTold() ? TOLD_TTL_MS : TTL_MS)',
      'TOLD_TTL_MS',
      { breaks: ['SEC-33'] },
    ],
    [
      'what has changed is not forgotten',
      'forget: () => known.clear(),',
      'forget: () => undefined,',
      { breaks: ['SEC-33'] },
    ],
    ['payments are offered that nobody takes', ' || !takesPayments,', ',', { breaks: ['R427'] }],
  ]),
  ...inFile('server/tenancy/record.ts', { test: SITES, breaks: ['SEC-36'] }, [
    [
      'letters lead to a domain whose proof is gone',
      'row.custom_domain && !row.domain_missing_since',
      'row.custom_domain',
    ],
    [
      'visitors search where nobody can book',
      "row.status === 'Active' && settings.visitorsMaySearch",
      'settings.visitorsMaySearch',
      { breaks: ['G33'] },
    ],
    [
      'visitors search wherever nobody said no',
      'settings.visitorsMaySearch === true',
      'settings.visitorsMaySearch !== false',
      { breaks: ['G33'] },
    ],
    [
      'an agency is active whatever its status',
      "isActive: row.status === 'Active'",
      "isActive: row.status !== ''",
      { breaks: ['R093'] },
    ],
  ]),
  ...inFile('server/tenancy/domain.ts', { test: SITES, breaks: ['SEC-36'] }, [
    [
      'any text is a proof',
      'if (!texts.some((text) => text.trim() === proof.value))',
      'if (texts.length === 0)',
    ],
    ['the proof names no agency', 'value: `agency-site=${agencyId}`', "value: agencyId && 'agency-site'"],
    ['a domain may lead anywhere', 'hosts.some((host) => plain(host) === plain(target))', 'hosts.length > 0'],
    ['a domain is written in small letters only', 'host.toLowerCase().replace', 'host.replace'],
    [
      'who could not be asked has said that there is nothing',
      "    throw new HttpError(502, 'UPSTREAM_FAILED', agencyRefusals.domainNotLookedUp);\n",
      '    return [];\n',
    ],
  ]),
  ...inFile('server/tenancy/legal-text.ts', { test: SITES, breaks: ['SEC-22'] }, [
    ['the words of a script stay', "  'script',\n", ''],
    [
      'links lead to pages without encryption',
      "['https', 'mailto', 'tel']",
      "['http', 'https', 'mailto', 'tel']",
      { breaks: ['SEC-23'] },
    ],
    [
      'links lead to other sites by their host',
      'allowProtocolRelative: false',
      'allowProtocolRelative: true',
      { breaks: ['SEC-23'] },
    ],
    ['texts have a headline of their own', "h1: 'h2', ", ''],
    [
      'a banner has turned text',
      '\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069',
      '',
      { test: 'server/tenancy/legal-text.test.ts' },
    ],
  ]),
  ...inFile('server/tenancy/selling.ts', { test: SITES, breaks: ['R167'] }, [
    ['an agency without a subscription sells', '  if (!isSubscribed) throw', '  if (false as boolean) throw'],
  ]),
]);
