import { inFile, mutants } from './mutant';

const PLUGIN = 'plugins/mail-delivery';
const SERVER = `${PLUGIN}/server`;
const WISH = `${SERVER}/handlers/wish.test.ts`;
const RULES = `${SERVER}/mail-rules.test.ts`;
const WHOLE = `${SERVER}/mail-delivery.test.ts`;
const SERVICES = `${SERVER}/service/services.test.ts`;
const SERVICE_RULES = `${SERVER}/service/service-rules.test.ts`;
const RECORDS = `${SERVER}/service/records.test.ts`;
const STANDING = `${SERVER}/steps/standing.test.ts`;

export default mutants([
  ...inFile('server/mail/standing.ts', { test: 'server/mail/standing.test.ts', breaks: ['SEC-46'] }, [
    ['anybody’s address is written to at once', '  if (!standing.verified_at) return soon;\n', ''],
    [
      'anybody proves the owner’s address',
      "    .where('user_type', '=', 'AgencyOwner')\n    .executeTakeFirst();",
      '    .executeTakeFirst();',
    ],
    ['a day has no end', '< most ? null', '< most * 100 ? null'],
    [
      'what is asked for about a booking has no end',
      'letter.booking_id !== null && !letter.is_asked',
      'letter.booking_id !== null',
    ],
    ['what was stopped goes on', '  if (standing.stopped_at) return soon;\n', ''],
    ['few among many stop an agency', ' && Number(count) > share * letters', ''],
    [
      'what came back before is never forgotten',
      'Math.max(now.getTime() - WEEK_MS, standing.counted_from.getTime())',
      'now.getTime() - WEEK_MS',
    ],
  ]),
  ...inFile('server/attention/causes.ts', { test: 'server/mail/standing.test.ts', breaks: ['SEC-46'] }, [
    [
      'a person is called for letters that wait',
      ", eb('held_until', '<=', now)",
      ", eb('held_until', 'is not', null)",
    ],
  ]),
  ...inFile(`${PLUGIN}/contract/sender-rules.ts`, { test: WISH, breaks: ['R408'] }, [
    [
      'a name that ends like the domain is its own',
      'host.endsWith(`.${own}`)',
      'host.endsWith(own)',
      { breaks: ['G97'] },
    ],
    ['a name below the domain is not its own', ' || host.endsWith(`.${own}`)', '', { breaks: ['G97'] }],
    ['a bare domain is a sender', 'isEmail(typed) && (', '('],
    ['the platform’s own name is an agency’s', 'domain === platformHost || ', '', { breaks: ['SEC-36'] }],
    [
      'a name below the platform’s is an agency’s',
      ' || domain.endsWith(`.${platformHost}`)',
      '',
      { breaks: ['SEC-36'] },
    ],
  ]),
  ...inFile(`${PLUGIN}/contract/delivery.ts`, { test: WHOLE, breaks: ['R410'] }, [
    ['an own key costs less', 'amount: 3500', 'amount: 3000'],
    [
      'an agent reads the keys and records',
      "  path: '/api/agency/applications/mailgun/domain',\n  access: 'owner',\n  summary: 'How",
      "  path: '/api/agency/applications/mailgun/domain',\n  access: 'staff',\n  summary: 'How",
      { test: RULES, breaks: ['SEC-31'] },
    ],
    [
      'an agent deletes the domain',
      "  access: 'owner',\n  summary: 'Deletes the domain",
      "  access: 'staff',\n  summary: 'Deletes the domain",
      { test: RULES, breaks: ['SEC-31'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/claim.ts`, { test: WHOLE, breaks: ['R413'] }, [
    ['a proven domain is lost after two days', 'held.verified_at !== null || ', ''],
    ['a domain that was typed is kept a moment too long', '< PROPAGATION_MS', '<= PROPAGATION_MS'],
    ['whoever asks gets a domain', '    if (isClaimed) throw conflict(mailRefusals.domainTaken);\n', ''],
    [
      'nobody is told that a domain was let go',
      '    await audit.record(tx, {\n      agencyId: held.agency_id,',
      '    void (() => undefined as unknown as typeof audit.record)()?.(tx, {\n      agencyId: held.agency_id,',
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/domain.ts`, { test: WHOLE, breaks: ['R407'] }, [
    [
      'a deleted domain keeps its secrets',
      '{ ...ENDED, deleted_at: services.clock.now() }',
      "{ state: 'deleted', next_check_at: null, deleted_at: services.clock.now() }",
      { breaks: ['SEC-37'] },
    ],
    ['the service is not told to forget a domain', '    await forgetAt(tx, services.jobs, row);\n', ''],
    [
      'a deletion is not logged',
      '    await services.audit.record(tx, {',
      '    void (() => undefined as unknown as typeof services.audit.record)()?.(tx, {',
      { breaks: ['SEC-44'] },
    ],
    [
      'a test letter goes while the application is off',
      '    if (!isOn(agency)) throw conflict(mailRefusals.disabled);\n',
      '',
      { breaks: ['R406'] },
    ],
    [
      'a test letter needs no proof',
      "    if (row.state !== 'verified') throw conflict(mailRefusals.notVerified);\n",
      '',
      { breaks: ['R411'] },
    ],
    [
      'records are looked up as often as anybody likes',
      "if (!(await services.budget('mail-domain-check', CHECKS, 60).take(agency.id)))",
      'if (false as boolean)',
      { test: RULES, breaks: ['SEC-42'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/forget.ts`, { test: RULES, breaks: ['R407'] }, [
    ['a domain that was added again is forgotten', '    if (again) return;\n', ''],
    [
      'a domain that was deleted counts as in use',
      "        .where('state', '<>', 'deleted')\n",
      '',
      { test: WHOLE },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/save.ts`, { test: RULES, breaks: ['R409'] }, [
    [
      'an own key needs no yes to its price',
      "body.way === 'mailgun' && !body.isPriceAccepted && !known?.price_accepted_at",
      'false as boolean',
      { test: WHOLE, breaks: ['R410'] },
    ],
    ['the price is asked for again and again', ' && !known?.price_accepted_at', '', { breaks: ['R410'] }],
    [
      'the price is billed with every change',
      ' || row.price_accepted_at) return {}',
      ') return {}',
      { breaks: ['R410'] },
    ],
    [
      'an own key is not charged',
      '  await services.owe(tx, agency.id, ownKeyOf(row.domain));\n',
      '',
      { test: WHOLE, breaks: ['R410'] },
    ],
    [
      'the log has no price',
      '    after: { price: OWN_KEY_PRICE, accepted: body.isPriceAccepted === true },\n',
      '',
      { test: WHOLE, breaks: ['R410'] },
    ],
    [
      'others’ keys are tried without an end',
      "  if (row.way !== 'platform') await services.budget('mail-service-login', TRIES, HOUR_S).spend(agency.id);\n",
      '',
      { breaks: ['SEC-07'] },
    ],
    [
      'a domain that no service takes stays',
      "      tx.deleteFrom('mail_domain').where('agency_id', '=', agency.id).where('id', '=', row.id).execute(),",
      '      Promise.resolve(tx),',
      { test: WHOLE },
    ],
    ['a new key is not tried', '  before.secret !== after.secret ||\n', ''],
    ['another region is not tried', '  before.region !== after.region ||\n', ''],
    ['a way that nobody answers for is taken', 'if (isNewWay && !said)', 'if (false as boolean)'],
    [
      'a second domain takes the place of the first',
      '  if (known && known.domain !== addresses.domain) throw conflict(mailRefusals.otherDomain);\n',
      '',
      { test: WHOLE, breaks: ['R413'] },
    ],
    [
      'a change is not logged',
      "    await services.audit.record(tx, {\n      ...{ ...entry, action: 'mail-delivery.change'",
      "    void (() => undefined as unknown as typeof services.audit.record)()?.(tx, {\n      ...{ ...entry, action: 'mail-delivery.change'",
      { breaks: ['SEC-44'] },
    ],
    [
      'the service that is left keeps the domain',
      '    if (isLeft) await forgetAt(tx, services.jobs, before);\n',
      '',
      { breaks: ['R407'] },
    ],
    [
      'another way goes on as proven',
      '...{ ...said, broken_since: null, broken_because: null },',
      '...{ ...said, state: before.state, broken_since: null, broken_because: null },',
      { breaks: ['R407'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/wish.ts`, { test: WISH, breaks: ['SEC-37'] }, [
    [
      'what another way had is a key',
      'known?.way === way && known.service === service ? known : null',
      'known ?? null',
    ],
    [
      'a password goes to another server',
      'kept?.server?.host === server.host && kept.server',
      'kept?.server',
    ],
    ['a password is for any name', ' && kept.server.user === server.user', ''],
    ['a key is kept as it is', 'secret: seal(wish.apiKey)', 'secret: wish.apiKey'],
    ['the first signs of a key are shown', 'wish.apiKey.slice(-4)', 'wish.apiKey.slice(0, 4)'],
    [
      'numbers of machines inside are mail servers',
      "  isIP(host.replace(/^\\[|\\]$/g, '')) !== 0 ||\n",
      '',
      { breaks: ['SEC-10'] },
    ],
    [
      'names of the own network are mail servers',
      '/\\.(localhost|local|internal)$/',
      '/\\.(localhost)$/',
      { breaks: ['SEC-10'] },
    ],
    [
      'a domain that is taken is a wrong key',
      "  if (what === 'taken') return conflict(mailRefusals.domainTaken);\n",
      '',
      { breaks: ['R413'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/stops.ts`, { test: WHOLE, breaks: ['SEC-31'] }, [
    [
      'a restricted agent sees others’ clients',
      '    if (!(await isKnownTo(tx, viewer, params.userId))) throw notFound();\n',
      '',
      { breaks: ['R171'] },
    ],
    [
      'who allowed letters is not logged',
      '    await services.audit.record(tx, {',
      '    void (() => undefined as unknown as typeof services.audit.record)()?.(tx, {',
      { breaks: ['SEC-44'] },
    ],
    [
      'the service goes on keeping letters back',
      '    await allowAt(tx, services.jobs, agency.id, row.address);\n',
      '',
      { breaks: ['SEC-42'] },
    ],
    [
      'what is allowed is allowed again',
      '    if (!stopOf(row)) return shown(row);\n',
      '',
      { test: RULES, breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/store/troubles.ts`, { test: WHOLE, breaks: ['SEC-42'] }, [
    ['a complaint is worse than a bounce', 'complained: 1, bounced: 2', 'complained: 2, bounced: 1'],
    ['an address has its letters in large', 'address.trim().toLowerCase()', 'address.trim()'],
    ['what bounces gets what was asked for', "stop === 'complained' && isAsked", 'isAsked'],
    [
      'who complained cannot have a password',
      "return stop === 'complained' && isAsked ? null : stop;",
      'return stop;',
    ],
    [
      'old news stops letters again',
      '  if (known.allowed_at && at <= known.allowed_at) return;\n',
      '',
      { test: RULES },
    ],
    [
      'news of that moment stops letters again',
      'at <= known.allowed_at',
      'at < known.allowed_at',
      { test: RULES },
    ],
    [
      'after letters were allowed the old kind stays',
      'known.allowed_at !== null || RANK',
      'RANK',
      { test: RULES },
    ],
    [
      'a delay ends what was allowed',
      "kind === 'delayed' ? known.allowed_at : null",
      'null',
      { test: RULES },
    ],
    [
      'new trouble changes nothing where letters were allowed',
      "kind === 'delayed' ? known.allowed_at : null",
      'known.allowed_at',
    ],
    ['older news is the latest', 'at > known.last_at ? at : known.last_at', 'at', { test: RULES }],
    [
      'a delay stops letters',
      "(kind === 'delayed' || allowed ? null : kind)",
      '(allowed ? null : kind)',
      { test: RULES },
    ],
    ['what is allowed is listed as stopped', "\n    .where('allowed_at', 'is', null)", ''],
  ]),
  ...inFile(`${SERVER}/store/secrets.ts`, { test: `${SERVER}/own-sender.test.ts`, breaks: ['SEC-37'] }, [
    [
      'another key stands in for one that cannot be read',
      "  if (text === null) throw new ServiceSays('key', 'The key that is kept cannot be read any more');\n",
      '',
    ],
  ]),
  ...inFile(`${SERVER}/store/domains.ts`, { test: RULES, breaks: ['INV-7'] }, [
    ['what somebody has written meanwhile is written over', "    .where('version', '=', read.version)\n", ''],
    [
      'a deleted domain is the agency’s',
      "    .selectAll()\n    .where('agency_id', '=', agencyId)\n    .where('state', '<>', 'deleted')",
      "    .selectAll()\n    .where('agency_id', '=', agencyId)",
      { test: WHOLE, breaks: ['R407'] },
    ],
  ]),
  ...inFile(`${SERVER}/deliver.ts`, { test: RULES, breaks: ['R407'] }, [
    [
      'letters come from a domain that is not proven',
      "if (row?.state !== 'verified') return ELSEWHERE;",
      'if (!row) return ELSEWHERE;',
      { test: WHOLE },
    ],
    [
      'the fifth attempt goes by the platform',
      'letter.attempt > MOST_ATTEMPTS',
      'letter.attempt >= MOST_ATTEMPTS',
    ],
    [
      'a service that is silent is asked without an end',
      '  if (letter.attempt > MOST_ATTEMPTS) {',
      '  if (false as boolean) {',
    ],
    ['a letter that is not liked breaks the domain', "if (kind === 'refused') await", 'await'],
    [
      'a service that takes nothing is asked every time',
      "    if (kind === 'refused') await breakOff(agency, row, 'refused');\n",
      '',
      { test: WHOLE },
    ],
    [
      'what an own server does not know is tried again',
      '      await db.withTenant(agency.id, (tx) => keepTrouble(tx, agency.id, trouble));\n',
      '',
      { breaks: ['SEC-42'] },
    ],
    [
      'what is kept back is not counted',
      '      if (stop && trouble) await countKeptBack(tx, agencyId, trouble.id);\n',
      '',
      { test: WHOLE, breaks: ['SEC-42'] },
    ],
    [
      'letters go to who is stopped',
      "    if (stop) return { kind: 'stopped', because: stop };\n",
      '',
      { test: WHOLE, breaks: ['SEC-42'] },
    ],
  ]),
  ...inFile(`${SERVER}/reports.ts`, { test: WHOLE, breaks: ['SEC-41'] }, [
    [
      'a report needs no right signature',
      'given.length === expected.length && timingSafeEqual(given, expected)',
      'given.length === expected.length',
    ],
    [
      'a report may be of any age',
      'isRight && Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS',
      'isRight',
    ],
    ['a token is good for many reports', '[`token ${report.signature.token}`, ', '['],
    ['an event counts with every token', ', ...(id ? [`event ${id}`] : [])]', ']', { test: RULES }],
    [
      'what was kept back of a complaint is a bounce',
      " || event.reason === 'suppress-complaint')",
      ')',
      { test: RULES, breaks: ['SEC-42'] },
    ],
    [
      'who left a list bounces',
      " || event.reason === 'suppress-unsubscribe')",
      ')',
      { test: RULES, breaks: ['SEC-42'] },
    ],
    ['what arrived is trouble', "event.event !== 'failed' || ", '', { test: RULES, breaks: ['SEC-42'] }],
    [
      'a delay is a bounce',
      "event.severity === 'permanent' ? 'bounced' : 'delayed'",
      "'bounced'",
      { breaks: ['SEC-42'] },
    ],
  ]),
  ...inFile(`${SERVER}/service/records.ts`, { test: RECORDS, breaks: ['R407'] }, [
    ['two SPF texts are one', 'return found.length === 1 && sendersIn(value)', 'return sendersIn(value)'],
    [
      'a name that begins like ours may send',
      'sendersIn(found[0]!).includes(term)',
      'found[0]!.includes(term)',
      { breaks: ['SEC-36'] },
    ],
    [
      'the proof names no agency',
      'value: `agency-mail=${agencyId}`',
      "value: agencyId && 'agency-mail'",
      { breaks: ['SEC-36'] },
    ],
    ['what nobody could be asked about is missing', '[] : null;', '[] : [];'],
    ['a policy is required', "value: 'v=DMARC1; p=none', isRequired: false", "value: 'v=DMARC1; p=none'"],
    ['the policy of the name above counts for nothing', 'labels.slice(0, -1).map', 'labels.slice(0, 1).map'],
    ['anybody’s policy above counts', 'labels.slice(0, -1).map', 'labels.map'],
  ]),
  ...inFile(`${SERVER}/service/services.ts`, { test: WISH, breaks: ['R409'] }, [
    [
      'records that nobody entered are found anywhere',
      'demo && domain.endsWith',
      'domain.endsWith',
      { breaks: ['SEC-36'] },
    ],
    ['a platform without a server carries letters', "smtpUrl || demo ? 'embedded' : null", "'embedded'"],
    ['the platform’s account is not used', "  if (mailgun.account) return 'mailgun';\n", ''],
  ]),
  ...inFile(`${SERVER}/steps/standing.ts`, { test: STANDING, breaks: ['R407'] }, [
    ['records have a day', 'PROPAGATION_MS = 48 * HOUR', 'PROPAGATION_MS = 24 * HOUR'],
    ['it is late a moment late', '>= PROPAGATION_MS', '> PROPAGATION_MS'],
    [
      'what nobody could be asked about breaks a domain',
      "  if (!isMissing && required.some((one) => one.state === 'unknown')) return null;\n",
      '',
    ],
    ['another text is as good', " || one.state === 'other')", ')'],
    ['a domain that no service takes is proven', 'if (!isMissing && isTaken)', 'if (!isMissing)'],
    ['advice is required', 'records.filter(({ isRequired }) => isRequired)', 'records'],
    [
      'a service that refuses is asked every few minutes',
      "because === 'refused' ? REFUSED : every(BROKEN, age, HOUR)",
      'every(BROKEN, age, HOUR)',
    ],
  ]),
  ...inFile(`${SERVER}/steps/look.ts`, { test: WHOLE, breaks: ['R407'] }, [
    [
      'whose the domain is need not be proven',
      '  ownership(domain, agency_id),\n',
      '',
      { breaks: ['SEC-36'] },
    ],
    ['owners are told at every look', 'before.state === after.state || ', ''],
    ['owners are not told', '  await tellOwners(tx, mail, agency, after);\n', ''],
    [
      'what became of a domain is not logged',
      '  await audit.record(tx, {',
      '  void (() => undefined as unknown as typeof audit.record)()?.(tx, {',
      { breaks: ['SEC-44'] },
    ],
    [
      'silence breaks a domain',
      '    if (error instanceof ServiceSilent) return null;\n    if (error instanceof ServiceSays)',
      '    if (error instanceof ServiceSilent || error instanceof ServiceSays)',
      { test: RULES },
    ],
  ]),
  ...inFile(`${SERVER}/service/mailgun/mailgun.ts`, { test: SERVICES, breaks: ['R409'] }, [
    [
      'the platform’s key is taken to the wrong region',
      '(secret ? region : config.account?.region)',
      'region',
    ],
    [
      'a letter whose answer was lost is sent twice',
      '      if (letter.attempt > 1 && (await hasTaken(ask, domain.domain, letter.messageId)))\n',
      '      if (false as boolean)\n',
      { breaks: ['INV-3'] },
    ],
    ['nothing that comes back is heard of', '      await listen(ask, domain);\n', '', { breaks: ['SEC-42'] }],
    [
      'reports go to an address of before',
      "      const set = await ask({ method: 'PUT', path: `${path}/${id}`, form: formOf([['url', hookUrl]]) });\n      if (set.status !== 200)",
      '      const set = made;\n      if (set.status !== 400)',
      { test: SERVICE_RULES, breaks: ['SEC-42'] },
    ],
    [
      'a domain that may not send goes on',
      '[401, 402, 403, 404].includes(status) || ',
      '',
      { breaks: ['R407'] },
    ],
    [
      'a domain that Mailgun has disabled is taken',
      "isTaken: found.domain.state === 'active'",
      'isTaken: true',
      { test: SERVICE_RULES, breaks: ['R407'] },
    ],
    [
      'who complained stays on the list',
      "['bounces', 'complaints']",
      "['bounces']",
      { test: WHOLE, breaks: ['SEC-42'] },
    ],
    [
      'reports of an own account cannot be read',
      'domain.secret ? await signingKeyOf(ask) : null',
      'null',
      { breaks: ['SEC-41'] },
    ],
  ]),
  ...inFile(`${SERVER}/service/mailgun/http.ts`, { test: SERVICES, breaks: ['R407'] }, [
    [
      'a key follows a redirect',
      "redirect: 'manual'",
      "redirect: 'follow'",
      { test: SERVICE_RULES, breaks: ['SEC-37'] },
    ],
    ['too many requests are a no', 'status === 429 || ', ''],
    ['a broken service says no', 'status >= 500 || ', ''],
  ]),
  ...inFile(`${SERVER}/service/mailgun/answers.ts`, { test: SERVICE_RULES, breaks: ['R407'] }, [
    [
      'links of Mailgun’s are required',
      "{ isRequired: purposeOf(given) !== 'tracking' }",
      '{ isRequired: true }',
    ],
    ['records for receiving are required', '          isRequired: false,\n', ''],
  ]),
  ...inFile(`${SERVER}/service/mailgun/message.ts`, { test: SERVICE_RULES, breaks: ['SEC-09'] }, [
    [
      'links are led over Mailgun',
      "['o:tracking', 'o:tracking-clicks', 'o:tracking-opens']",
      "['o:tracking', 'o:tracking-opens']",
    ],
    ['a name ends its quotes', ".replace(/[\"\\\\]/g, '\\\\$&')", ''],
    ['a name begins a header', ".replace(/[\\r\\n]+/g, ' ')", ''],
  ]),
  ...inFile(`${SERVER}/service/smtp.ts`, { test: SERVICES, breaks: ['R407'] }, [
    [
      'a password goes without encryption',
      'requireTLS: !place.isPlain',
      'requireTLS: false',
      { test: SERVICE_RULES, breaks: ['SEC-37'] },
    ],
    [
      'an address that does not exist is none of the letter',
      "  if (failure.command === 'RCPT TO') return { kind: 'bounced', said };\n",
      '',
      { breaks: ['SEC-42'] },
    ],
    [
      'what a server takes later is a no',
      '  if (!isForGood(failure)) throw new ServiceSilent(said, { cause: failure });\n',
      '',
    ],
    [
      'a server that refuses the sender is asked again',
      "failure.command === 'DATA' ? 'notThis' : 'refused'",
      "'notThis'",
    ],
    [
      'a server that does not encrypt is only silent',
      "        throw new ServiceSays('plain', saidBy(failure));",
      '        throw new ServiceSilent(saidBy(failure));',
      { test: SERVICE_RULES, breaks: ['SEC-37'] },
    ],
    [
      'a server inside is only silent',
      "      if (error instanceof EndpointRefused) throw new ServiceSays('host', error.message);\n",
      '',
      { breaks: ['SEC-10'] },
    ],
    [
      'a wrong password is only silence',
      "      if (ABOUT_LOGIN.has(failure.code ?? '') && (failure.responseCode === undefined || isForGood(failure)))\n        throw new ServiceSays('key', saidBy(failure));\n",
      '',
    ],
  ]),
  ...inFile(`${SERVER}/service/embedded.ts`, { test: SERVICES, breaks: ['R407'] }, [
    [
      'letters are not signed for the domain',
      'domainName: domain, keySelector',
      'domainName: sender, keySelector',
    ],
  ]),
  ...inFile(`${SERVER}/steps/look.ts`, { test: WHOLE, breaks: ['R407'] }, [
    [
      'a no after the silence is told to nobody',
      "return changesOf(read, { state: 'broken', because: 'refused' }, clock.now());",
      'return null;',
    ],
    ['one that was refused is never tried again', ' || row.records.length === 0) {', ') {'],
    [
      'one that is on its way again stays broken',
      '{ broken_since: null, broken_because: null, ...added }',
      'added',
    ],
  ]),
]);
