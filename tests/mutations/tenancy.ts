import { inFile, mutants } from './mutant';

const SITES = 'server/tenancy/tenancy-rules.test.ts';
const ACCESS = { test: 'server/http/access.test.ts', breaks: ['R168', 'SEC-31'] };
const BOX = { test: 'server/secret-box.test.ts', breaks: ['SEC-37'] };
const ADDRESS = { test: 'server/identity/endpoint/address.test.ts', breaks: ['SEC-10'] };
const DB = { test: 'server/db/db.test.ts', breaks: ['SEC-32', 'INV-8'] };
const OFFERED = { test: 'server/selling/supplier/offered.test.ts', breaks: ['SEC-34', 'INV-8'] };
const READING = { test: 'server/security/reading.test.ts', breaks: ['SEC-02'] };
const EXPOSURE = { test: 'server/host/exposure.test.ts', breaks: ['SEC-21'] };
const DERIVED = { test: 'themes/derive.test.ts', breaks: ['SEC-24'] };
const PICTURES = { test: 'server/files/picture.test.ts', breaks: ['SEC-38'] };
const UPLOADS = { test: 'server/files/upload.test.ts', breaks: ['SEC-38'] };
const PARTS = { test: 'server/http/parts.test.ts', breaks: ['SEC-43'] };
const SCRUB = { test: 'core/contract/site/website.test.ts', breaks: ['SEC-43'] };

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
    [
      'any proxy says whose page it is',
      "(forwardedHost ? entry('x-forwarded-host') : undefined)",
      "entry('x-forwarded-host')",
      { breaks: ['SEC-51'] },
    ],
    [
      'whatever stands there is an address',
      "readAddress(entry('x-forwarded-for') ?? '')",
      "entry('x-forwarded-for')",
      { breaks: ['SEC-45'] },
    ],
  ]),
  ...inFile('server/http/budget/network.ts', { test: 'server/http/parts.test.ts', breaks: ['SEC-45'] }, [
    ['each address of a network has a budget', 'groups.slice(0, 4)', 'groups.slice(0, 8)'],
    ['a mapped address is another', 'if (!mapped) return address;', 'if (mapped || !mapped) return address;'],
  ]),
  ...inFile('server/http/limits.ts', { test: 'server/http/budget/limits.test.ts', breaks: ['SEC-45'] }, [
    [
      'accounts of one network have no end',
      '??\n            (await counts.network.take(agencyId, network))',
      '',
    ],
    ['strangers use up what an agency’s people have', "userId === null ? 'visitors' : 'known'", "'all'"],
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
    ['one bad entry ends a file', 'return plain(entry);', 'throw error;', { breaks: ['SEC-49'] }],
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
  ...inFile('server/db/binding/guard.ts', { ...DB, breaks: ['SEC-52'] }, [
    ['any statement is said in a transaction of an agency', '!BEGINS.test(text)', 'false'],
    ['a function sets the role', '/set_config|', '/'],
    ['two statements are one', 'isSeveral ||', ''],
  ]),
  ...inFile('server/host/app.ts', { test: 'server/host/host.test.ts', breaks: ['SEC-51'] }, [
    ['what is stored is everybody’s', "headers.append('vary', hostHeaders)", 'void hostHeaders'],
    [
      'pages have no end',
      "await admit(client, looksLikeFile(path) ? 'file' : 'page');",
      '',
      { breaks: ['SEC-45'] },
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
  ...inFile('core/contract/people/user.ts', READING, [
    [
      'signing out is asked for by a GET',
      "  method: 'POST',\n  path: '/api/user/logout',",
      "  method: 'GET',\n  path: '/api/user/logout',",
    ],
    [
      'a language is changed by a GET that says nothing of it',
      "the user is written to.',\n  changesState: true,",
      "the user is written to.',",
    ],
  ]),
  ...inFile('server/host/api.ts', READING, [
    [
      'a GET that changes something needs a cookie only',
      "const token = headers.get('x-access-token');",
      "const token = headers.get('x-access-token') ?? (isReading ? null : (readCookie(headers, 'x-access-token') ?? null));",
    ],
    [
      'a GET needs no key of the site',
      'if (\n      endpoint.path.replace',
      "if (\n      request.method !== 'GET' &&\n      endpoint.path.replace",
    ],
  ]),
  ...inFile('server/host/listen.ts', EXPOSURE, [
    [
      'a site on https lets browsers come without',
      "if (isHttps) response.setHeader('strict-transport-security', HSTS);",
      'void isHttps;',
    ],
    ['browsers stay on https for a minute', 'YEAR_S = 31_536_000', 'YEAR_S = 60'],
  ]),
  ...inFile('server/http/headers.ts', EXPOSURE, [
    ['browsers guess types', "  'x-content-type-options': 'nosniff',\n", ''],
    ['whoever is linked to learns the whole address', "'strict-origin-when-cross-origin'", "'unsafe-url'"],
    ['whoever opened the page holds it', "  'cross-origin-opener-policy': 'same-origin',\n", ''],
    ['answers of the API leave the device open', "  'permissions-policy': permissions(),\n", ''],
    [
      'pages may see and hear',
      'camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ',
      '',
    ],
  ]),
  ...inFile('server/payment/routes.ts', EXPOSURE, [
    ['the fields of a card carry none of the headers', 'context.header(name, value);', 'void [name, value];'],
  ]),
  ...inFile('themes/derive.ts', DERIVED, [
    [
      'any text is a colour',
      "typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);",
      "typeof value === 'string' && value !== '';",
    ],
    [
      'any text is a typeface',
      'font: fontOf(input.font),',
      'font: { ...fontOf(input.font), family: input.font || fontOf(null).family },',
    ],
  ]),
  ...inFile('themes/shapes.ts', DERIVED, [
    ['any number is a roundness', 'ROUNDNESS.find((known) => known === roundness) ?? 1', 'roundness ?? 1'],
  ]),
  ...inFile('core/shell/home/hero-look.ts', { test: 'core/shell/shell-rules.test.ts', breaks: ['SEC-24'] }, [
    ['any text is a colour of the hero', 'value && HEX.test(value) ? value : null', 'value'],
    ['any text lies over the hero', 'overlay && HEX_WITH_ALPHA.test(overlay)', 'overlay'],
  ]),
  ...inFile(
    'server/payment/fields/theme.ts',
    { test: 'server/payment/fields/card.test.ts', breaks: ['SEC-24'] },
    [
      [
        'any text is a colour of the fields of a card',
        "typeof value === 'string' && HEX.test(value)",
        "typeof value === 'string'",
      ],
      ['any number is a size of the fields of a card', 'value >= min && value <= max', 'value >= min'],
    ],
  ),
  ...inFile('server/files/picture.ts', PICTURES, [
    ['a picture of any size is drawn', 'if (picture.width * picture.height > MAX_PIXELS)', 'if (false)'],
    [
      'a picture is kept as it came',
      'return await inTurn(() => inWorker(bytes, picture.type, shape));',
      'return await inTurn(() => Promise.resolve(Uint8Array.from(bytes)));',
    ],
    ['a picture is what it says that it is', 'if (picture?.type !== declared)', 'if (!picture)'],
  ]),
  ...inFile('server/files/inspect.ts', PICTURES, [
    [
      'an SVG is a picture',
      ': null;\n  return picture &&',
      ": ascii(bytes, 0, 4) === '<svg'\n            ? { type: 'image/png', width: 1, height: 1 }\n            : null;\n  return picture &&",
    ],
    ['something may stand behind a WebP', 'if (size + (size % 2) !== bytes.length) return null;', ''],
  ]),
  ...inFile('server/files/routes.ts', UPLOADS, [
    [
      'a picture is shown as a page',
      '        \'content-disposition\': `attachment; filename="picture.${EXTENSIONS[file.type]}"`,\n',
      '',
    ],
    [
      'a picture may do what pages may',
      "        'content-security-policy': \"default-src 'none'; frame-ancestors 'none'; sandbox\",\n",
      '',
    ],
    [
      'a picture may be as heavy as it likes',
      'return readBytes(request, limit)',
      'return readBytes(request, limit * 20)',
    ],
  ]),
  ...inFile('server/http/respond.ts', { test: 'server/host/host.test.ts', breaks: ['SEC-43'] }, [
    [
      'an error tells its stack',
      'data: said.message, requestId };',
      'data: said.message, requestId, ...(known === error ? {} : { stack: String(error) }) };',
    ],
  ]),
  ...inFile('server/http/logger.ts', PARTS, [
    ['passwords stand in the log', "'password', ", ''],
    ['tokens stand in the log', "'token', ", ''],
    [
      'what an error says stands in the log as it is',
      "if (typeof value === 'string') return scrub(value);\n",
      '',
    ],
    ['rows of the database stand in the log', "'detail', ", ''],
  ]),
  ...inFile('core/contract/scrub.ts', SCRUB, [
    [
      'numbers of cards are told on',
      "  [/(?<![\\w.:])\\+?\\d(?:[ ().-]?\\d){6,}(?![\\w:])/g, '[number]'],\n",
      '',
    ],
    ['e-mail addresses are told on', "'[email]'", "'$&'"],
    ['tokens are told on', "[\\w-]{24,}\\b/gi, '[token]'", "[\\w-]{24,}\\b/gi, '$&'"],
  ]),
  ...inFile(
    'server/core-plugin/errors.ts',
    { test: 'server/core-plugin/errors.test.ts', breaks: ['SEC-43'] },
    [
      [
        'what a browser sends is written down as it came',
        'message: scrub(body.message),',
        'message: body.message,',
      ],
      ['stacks of browsers are written down as they came', 'body.stack.map(scrub)', 'body.stack'],
    ],
  ),
  ...inFile('core/i18n/detect.ts', { test: 'core/i18n/i18n.test.ts', breaks: ['G113'] }, [
    ['the host names no language', "    () => exactly(sources.host.split('.')[0]),\n", ''],
    ['a region is a language of its own', 'toLowerCase().split(/[-_]/)[0]', 'toLowerCase()'],
  ]),
]);
