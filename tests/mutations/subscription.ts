import { inFile, mutants } from './mutant';

const PLUGIN = 'plugins/subscription';
const SERVER = `${PLUGIN}/server`;
const FIELDS = `${PLUGIN}/contract/sign-up-rules.test.ts`;
const RULES = `${SERVER}/subscription-rules.test.ts`;
const SCHEDULE = `${SERVER}/plan/schedule.test.ts`;
const STANDING = `${SERVER}/steps/standing.test.ts`;
const OUTSIDE = `${SERVER}/steps/outside.test.ts`;
const COUPONS = `${SERVER}/store/coupons.test.ts`;
const VIEW = `${SERVER}/handlers/view.test.ts`;
const COMPARE = `${SERVER}/books/compare.test.ts`;
const OWED = { test: `${SERVER}/extras.test.ts`, breaks: ['R410'] };

/** Writing it down is left out: what it would have said is reckoned, and nobody hears of it. */
const unwritten = (call: string) => `void (() => undefined as unknown as typeof ${call})()?.(`;

export default mutants([
  ...inFile('core/contract/site/host-name.ts', { test: FIELDS, breaks: ['G99'] }, [
    ['a subdomain may end with a hyphen', "[a-z0-9])?'", "[a-z0-9-])?'"],
    ['a subdomain may be longer than names of hosts', "{0,61}[a-z0-9])?'", "{0,62}[a-z0-9])?'"],
    ['a subdomain of two letters is none', "{0,61}[a-z0-9])?'", "{1,61}[a-z0-9])?'"],
  ]),
  ...inFile(`${PLUGIN}/contract/sign-up-rules.ts`, { test: FIELDS, breaks: ['R415'] }, [
    [
      'names of the platform’s hosts are free',
      'RESERVED.has(lookOf(name))',
      'RESERVED.has(name)',
      { breaks: ['G99'] },
    ],
    ['a subdomain may look like another script', " || name.startsWith('xn--')", '', { breaks: ['G99'] }],
    [
      'a subdomain may begin with a space',
      '  if (/^\\s/.test(typed)) return subscriptionRefusals.spaceFirst;\n',
      '',
      { breaks: ['R419'] },
    ],
    [
      'a field may begin with a space',
      '/^\\s/.test(text) ? subscriptionRefusals.spaceFirst : RULES[field](text)',
      'RULES[field](text)',
      { breaks: ['R419'] },
    ],
    ['an agency’s name may be one letter', '#-]{2,80}', '#-]{1,80}', { breaks: ['R417'] }],
    ['an agency’s name needs no letter', 'NAME = /^(?=.*[\\p{L}\\p{N}])', 'NAME = /^', { breaks: ['R417'] }],
    ['a city may be a number', 'PLACE = /^\\p{L}[', 'PLACE = /^[\\p{N}', { breaks: ['R417'] }],
  ]),
  ...inFile(`${PLUGIN}/contract/billing-rules.ts`, { test: FIELDS, breaks: ['R429'] }, [
    ['a VAT number keeps its spaces', ".replace(/\\s/g, '')", ''],
    [
      'any VAT number is right',
      'vatNumber === null || VAT_NUMBER.test(vatNumber) ? null',
      'vatNumber !== undefined ? null',
    ],
    [
      'nobody need be named on an invoice',
      'return typed.trim() ? lengthProblem(typed, 120) : subscriptionRefusals.legalName;',
      'return null;',
    ],
  ]),
  ...inFile(`${SERVER}/plan/schedule.ts`, { test: SCHEDULE, breaks: ['R426'] }, [
    ['the regular rate is a dollar less', 'REGULAR_MONTH = 9_900', 'REGULAR_MONTH = 9_800'],
    ['the holiday rate is a cent more', 'HOLIDAY_MONTH = 2_999', 'HOLIDAY_MONTH = 3_000'],
    [
      'the regular rate is paid by the month',
      'amount: usd(REGULAR_MONTH * YEAR)',
      'amount: usd(REGULAR_MONTH)',
    ],
    ['the holiday rate does not end', '{ months: 1, periods: YEAR,', '{ months: 1, periods: YEAR * YEAR,'],
    [
      'free months are followed by the regular plan alone',
      '...STAGES[plan]]',
      '...STAGES.regular]',
      { breaks: ['R425'] },
    ],
    [
      'a coupon’s rate is the plan’s',
      "  if (coupon === 'rate-12') return STAGES.holiday;",
      "  if (coupon === 'rate-12') return STAGES[plan];",
      { breaks: ['R425'] },
    ],
    ['nine free months are six', "'free-9': 9", "'free-9': 6", { breaks: ['R425'] }],
    ['a stage has a period too many', 'within < stage.periods)', 'within <= stage.periods)'],
    [
      'periods overlap',
      'until: addMonths(anchor, startsAfter + stage.months)',
      'until: addMonths(anchor, startsAfter + 1)',
    ],
  ]),
  ...inFile(`${SERVER}/plan/days.ts`, { test: SCHEDULE, breaks: ['R426'] }, [
    ['the 31st runs over into another month', 'Math.min(day, last.getUTCDate())', 'day'],
  ]),
  ...inFile(`${SERVER}/steps/standing.ts`, { test: STANDING, breaks: ['R427'] }, [
    ['a renewal is tried on other days', 'TRY_DAYS = [0, 3, 5, 7]', 'TRY_DAYS = [0, 3, 5, 6]'],
    ['a renewal is tried three times', 'TRY_DAYS = [0, 3, 5, 7]', 'TRY_DAYS = [0, 3, 5]'],
    ['the grace is a day shorter', 'GRACE_DAYS = 14', 'GRACE_DAYS = 13'],
    [
      'the grace begins with every try',
      'grace_until: subscription.grace_until ?? addDays(since, GRACE_DAYS)',
      'grace_until: addDays(dayOf(now), GRACE_DAYS)',
    ],
    [
      'days are counted from the last try',
      'const since = subscription.due_since ?? dayOf(now);',
      'const since = dayOf(now);',
    ],
    [
      'what is canceled is renewed',
      "  if (cancel_at_end) return [{ at: startOf(period_until), due: 'end' }];\n",
      '',
      { breaks: ['R430'] },
    ],
    ['what has ended is renewed', "  if (standing === 'ended') return [];\n", '', { breaks: ['R430'] }],
    ['what is due now is due a moment later', 'at <= now)', 'at < now)'],
    ['what ends is charged before', "(due.find(({ due }) => due === 'end') ?? due[0])?.due", 'due[0]?.due'],
    ['the next try waits for the end of the grace', '.sort((a, b) => a.at.getTime() - b.at.getTime())', ''],
    [
      'a card of this month is over',
      'monthOf(card) < period_until',
      'monthOf(card) <= period_until',
      { breaks: ['R430'] },
    ],
    ['months are compared as they are written', ".padStart(2, '0')", '', { breaks: ['R430'] }],
    ['the owner is warned of the end every time', 'warned_of === grace_until', 'false as boolean'],
    [
      'free months count as paid',
      "period.amount.amount === 0 ? ('trialing' as const) : ('active' as const)",
      "'active' as const",
      { breaks: ['R425'] },
    ],
    [
      'what is paid is still due',
      '  due_since: null,\n  grace_until: null,\n  next_try_at: null,\n  warned_of',
      '  next_try_at: null,\n  warned_of',
    ],
  ]),
  ...inFile(`${SERVER}/steps/outside.ts`, { test: OUTSIDE, breaks: ['INV-1'] }, [
    [
      'what was asked already is charged again',
      'wasAsked(row) ? await billing.lookupCharge(key)',
      'row.waits > 99 ? await billing.lookupCharge(key)',
    ],
    [
      'a card is kept twice',
      'wasAsked(row) ? await billing.lookupSave(key)',
      'row.waits > 99 ? await billing.lookupSave(key)',
    ],
    [
      'every try has a key of its own',
      'const key = chargeKey(row.id);',
      'const key = `${chargeKey(row.id)}:${row.waits}`;',
    ],
    [
      'a token is kept with the card',
      '...{ card: outcome.card, token: null, waits: 0',
      '...{ card: outcome.card, waits: 0',
      { breaks: ['SEC-40'] },
    ],
    [
      'silence is a no',
      "    onError(error);\n    return { kind: 'unknown' as const, message: 'The gateway cannot be reached' };",
      "    onError(error);\n    return { kind: 'absent' as const };",
      { breaks: ['INV-6'] },
    ],
    [
      'who is asked by the bank has no hour',
      'ms: number, now: Date) =>\n  now.getTime() - created_at.getTime() > ms',
      'ms: number, now: Date) =>\n  now.getTime() - created_at.getTime() >= ms',
      { breaks: ['R428'] },
    ],
    [
      'a charge that may still be confirmed is given up',
      "return isSaving\n        ? { failure: 'too-late' }",
      "return isSaving || row.state\n        ? { failure: 'too-late' }",
      { breaks: ['INV-2'] },
    ],
    [
      'what cannot be used is not looked for',
      ': await billing.lookupCharge(chargeKey(row.id));',
      ": ({ kind: 'absent' } as Outcome);",
      { breaks: ['INV-2'] },
    ],
    [
      'what cannot be used is kept',
      "  if (found.kind === 'absent' || found.kind === 'declined') return { failure };",
      '  if (found.kind) return { failure };',
      { breaks: ['INV-2'] },
    ],
    [
      'nobody returns what the gateway will not',
      '{ failure, change, notReturned: refunded.message }',
      '{ failure, change }',
      { breaks: ['INV-2'] },
    ],
    [
      'an answer that does not come is given up at once',
      'GIVEN_UP_MS = 7 * 24',
      'GIVEN_UP_MS = 1 * 24',
      { breaks: ['INV-6'] },
    ],
  ]),
  ...inFile(`${SERVER}/store/coupons.ts`, { test: COUPONS, breaks: ['R423'] }, [
    ['a code of three signs is one', '[A-Z0-9-]{2,22}', '[A-Z0-9-]{1,22}'],
    ['small letters are another code', 'typed.trim().toUpperCase()', 'typed.trim()'],
    ['a coupon is over on its last day', 'dayOf(now) <= coupon.last_day', 'dayOf(now) < coupon.last_day'],
    ['a coupon that was ended is taken', '  coupon.is_active &&\n', ''],
    [
      'a coupon is used once too often',
      'coupon.uses < coupon.most_uses)',
      'coupon.uses <= coupon.most_uses)',
    ],
    [
      'a use is not held',
      "uses: eb('uses', '+', 1)",
      "uses: eb('uses', '+', 0)",
      { test: RULES, breaks: ['R425'] },
    ],
    [
      'an agency has as many coupons as it likes',
      ') !==\n  undefined;',
      ') ===\n  null;',
      { test: RULES, breaks: ['R425'] },
    ],
  ]),
  ...inFile(`${SERVER}/store/invoices.ts`, { test: RULES, breaks: ['R426'] }, [
    ['two invoices have one number', 'sql`invoice_counter.last + 1`', 'sql`invoice_counter.last`'],
    ['numbers have gaps', 'sql`invoice_counter.last + 1`', 'sql`invoice_counter.last + 2`'],
    [
      'numbers go on in the new year as in the old',
      'await nextNumber(tx, now.getUTCFullYear())',
      'await nextNumber(tx, Number(period.from.slice(0, 4)) - 1)',
    ],
  ]),
  ...inFile(`${SERVER}/steps/fail.ts`, { test: RULES, breaks: ['R425'] }, [
    [
      'a coupon is used by who did not pay',
      '  if (attempt.coupon_code) await releaseUse(tx, attempt.coupon_code);\n',
      '',
    ],
    [
      'a renewal that failed is no trouble',
      "  else if (attempt.kind === 'renew') await unpaid(tx, parts, attempt, failure);\n",
      '',
      { breaks: ['R427'] },
    ],
    [
      'what is known of who did not become an agency is kept',
      '      ...{ token: null, password_hash: null, facts: null, billing: null },\n',
      '',
      { breaks: ['SEC-06'] },
    ],
    [
      'a decline is not logged',
      "  await note(tx, parts, {\n    ...{ agencyId: attempt.agency_id, userId: null },\n    action: 'subscription.unpaid'",
      `  ${unwritten('note')}tx, parts, {\n    ...{ agencyId: attempt.agency_id, userId: null },\n    action: 'subscription.unpaid'`,
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/steps/finish.ts`, { test: RULES, breaks: ['R430'] }, [
    ['sites are opened in dollars', "CURRENCIES[billing!.country] ?? 'USD'", "'USD'", { breaks: ['R414'] }],
    ['who has paid does not sell', '  await setSelling(tx, agencyId, true);\n', ''],
    [
      'free months have an invoice',
      'attempt.amount_minor > 0 ? await issueInvoice',
      'attempt.amount_minor >= 0 ? await issueInvoice',
      { breaks: ['R425'] },
    ],
    [
      'what was paid is not logged',
      '  await note(tx, parts, {\n    ...{ agencyId, userId: attempt.user_id },\n    action: period',
      `  ${unwritten('note')}tx, parts, {\n    ...{ agencyId, userId: attempt.user_id },\n    action: period`,
      { breaks: ['SEC-44'] },
    ],
    [
      'who subscribes twice pays twice',
      "  if (known && known.standing !== 'ended') throw new CannotFinish('paid-already');\n",
      '',
      { test: `${SERVER}/paying.test.ts`, breaks: ['R427'] },
    ],
    [
      'what is canceled is renewed with what was charged',
      '!subscription || subscription.cancel_at_end)',
      '!subscription)',
      { test: `${SERVER}/renewal.test.ts`, breaks: ['INV-2'] },
    ],
    [
      'a period is paid twice',
      "  if (subscription.period_index + 1 !== attempt.period_index) throw new CannotFinish('paid-already');\n",
      '',
      { test: `${SERVER}/renewal.test.ts`, breaks: ['INV-2'] },
    ],
    [
      'the use of a coupon is forgotten',
      '  if (coupon_code)\n    await tx\n',
      '  if (false as boolean)\n    await tx\n',
      { breaks: ['R425'] },
    ],
    [
      'the link into a site works for hours',
      'ENTRY_MS = 30 * 60_000',
      'ENTRY_MS = 31 * 60_000',
      { breaks: ['SEC-09'] },
    ],
    [
      'a name is had twice',
      "  if (await holdsName(tx, { subdomain: subdomain!, agencyName })) throw new CannotFinish('exists');\n",
      '',
      { test: `${SERVER}/sign-up.test.ts`, breaks: ['R447'] },
    ],
  ]),
  ...inFile(`${SERVER}/steps/drive.ts`, { test: RULES, breaks: ['SEC-06'] }, [
    [
      'passwords are kept with the sign-up',
      '{ ...known, password_hash: null, facts: null }',
      '{ ...known, facts: null }',
    ],
    [
      'a sign-up whose name is gone keeps the money',
      "return write({ state: 'undoing', failure: error instanceof",
      "return write({ state: 'failed', ended_at: parts.clock.now(), next_try_at: null, failure: error instanceof",
      { test: `${SERVER}/sign-up.test.ts`, breaks: ['INV-2'] },
    ],
  ]),
  ...inFile(`${SERVER}/steps/round.ts`, { test: RULES, breaks: ['R430'] }, [
    ['a site that has ended sells on', '  await setSelling(tx, agencyId, false);\n', ''],
    [
      'an end is not logged',
      "  await note(tx, parts, {\n    ...{ agencyId, userId: null },\n    action: 'subscription.end'",
      `  ${unwritten('note')}tx, parts, {\n    ...{ agencyId, userId: null },\n    action: 'subscription.end'`,
      { breaks: ['SEC-44'] },
    ],
    [
      'the log says that nobody paid what was canceled',
      "cancel_at_end ? 'canceled' : 'not paid'",
      "cancel_at_end ? 'not paid' : 'canceled'",
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/steps/refund.ts`, { test: RULES, breaks: ['INV-2'] }, [
    [
      'what was returned is returned again',
      'amount_minor - (await billing.returned(payment_ref))',
      'amount_minor',
    ],
    [
      'the invoice does not say that it was returned',
      '.set({ refunded_at: now })',
      '.set({ refunded_at: null })',
    ],
  ]),
  ...inFile(`${SERVER}/handlers/begin.ts`, { test: VIEW, breaks: ['INV-5'] }, [
    [
      'less than what is due is accepted',
      'if (!isDeepStrictEqual(due, accepted))',
      'if (accepted.amount > due.amount)',
    ],
    [
      'another currency is accepted',
      'if (!isDeepStrictEqual(due, accepted))',
      'if (due.amount !== accepted.amount)',
    ],
    [
      'one key begins two things',
      '    if (row && row.request_hash !== hash) throw conflict(subscriptionRefusals.sentOtherwise);\n',
      '',
      { test: RULES, breaks: ['INV-1'] },
    ],
    [
      'a coupon is not held while it is paid',
      '  if (coupon) await holdUse(tx, coupon.code);\n',
      '',
      { test: RULES, breaks: ['R425'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/progress.ts`, { test: VIEW, breaks: ['R427'] }, [
    [
      'a request is known by anybody',
      "createHmac('sha256', signingSecret)",
      "createHmac('sha256', 'subscription')",
      { breaks: ['SEC-06'] },
    ],
    [
      'a key is not needed',
      '  if (key !== undefined) return key;\n',
      "  return key ?? 'none';\n",
      { test: RULES, breaks: ['INV-1'] },
    ],
    [
      'a card that asks is a bank’s no',
      "  if (failure === 'authentication-required') return paymentRefusals['authentication-failed'];\n",
      '',
    ],
  ]),
  ...inFile(`${SERVER}/handlers/guessing.ts`, { test: RULES, breaks: ['SEC-07'] }, [
    ['codes are guessed without an end', 'if (!isWrong) for (const', 'for (const'],
    ['right codes are counted', 'if (!isWrong) for (const', 'if (isWrong) for (const'],
    [
      'an account types wrong codes at many places',
      '    ...(user ? [',
      '    ...(user && !user ? [',
      { breaks: ['SEC-45'] },
    ],
    ['eleven codes are guessed', 'WRONG_CODES = 10', 'WRONG_CODES = 11'],
  ]),
  ...inFile(`${SERVER}/store/names.ts`, { test: `${SERVER}/store/names.test.ts`, breaks: ['SEC-50'] }, [
    [
      'letters of another script are another name',
      "remove(name.normalize('NFKC'))",
      "name.normalize('NFKC')",
    ],
    ['a subdomain that looks alike is free', "translate(${subdomain}, '01i', 'oll')", '${subdomain}'],
  ]),
  ...inFile(`${SERVER}/handlers/sign-up.ts`, { test: RULES, breaks: ['SEC-50'] }, [
    ['one client holds all names', "    await holds.spend('from', request.network);\n", ''],
  ]),
  ...inFile(`${SERVER}/handlers/offers.ts`, { test: RULES, breaks: ['SEC-31'] }, [
    ['a renewal is shown to anybody', "!row || row.kind === 'renew'", '!row'],
  ]),
  ...inFile(`${SERVER}/handlers/sign-up.ts`, { test: RULES, breaks: ['R447'] }, [
    [
      'agencies sign up on other sites',
      '    if (!agency.public.isPlatform) throw notFound();\n',
      '',
      { breaks: ['R068'] },
    ],
    [
      'a taken name is said to be a taken subdomain',
      "throw exists(free ? 'agencyName' : 'subdomain')",
      "throw exists('subdomain')",
    ],
    [
      'a subdomain is kept in capitals',
      'const subdomain = trimmed.subdomain.toLowerCase();',
      'const subdomain = trimmed.subdomain;',
    ],
    [
      'any price is accepted',
      '        requireAccepted(amount, acceptedAmount);\n',
      '',
      { breaks: ['INV-5'] },
    ],
    ['a link opens a site for good', "        .where('entry_until', '>', now)\n", '', { breaks: ['SEC-09'] }],
  ]),
  ...inFile(`${SERVER}/handlers/subscription.ts`, { test: RULES, breaks: ['R430'] }, [
    [
      'what is canceled is canceled again',
      "      if (row.cancel_at_end || row.standing === 'ended')\n",
      "      if (row.standing === 'ended')\n",
    ],
    [
      'what is due runs on when it is canceled',
      'isDue ? { grace_until: row.period_until, next_try_at: null } : {}',
      '{}',
      { breaks: ['R427'] },
    ],
    ['what is not canceled goes on', '!row.cancel_at_end || row.standing', 'row.standing'],
    [
      'a cancellation is not logged',
      "      await note(tx, services, {\n        ...{ agencyId: agency.id, userId: user.id },\n        action: 'subscription.cancel'",
      `      ${unwritten('note')}tx, services, {\n        ...{ agencyId: agency.id, userId: user.id },\n        action: 'subscription.cancel'`,
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/paying.ts`, { test: RULES, breaks: ['R427'] }, [
    [
      'what is not due is paid',
      "row?.standing !== 'past_due' || row.cancel_at_end",
      'row?.cancel_at_end || !row',
    ],
    [
      'another card is charged nothing of what is due',
      "row.standing === 'past_due' ? nextPeriod(row) : null",
      'null',
    ],
    [
      'what is due is paid at any price',
      '      requireAccepted(amount, body.acceptedAmount);\n      return {\n        ...ofRow',
      '      return {\n        ...ofRow',
      { breaks: ['INV-5'] },
    ],
    [
      'an agency has a second coupon',
      '        if (coupon && (await hasUsedOne(tx, agencyId)))\n',
      '        if (false as boolean)\n',
      { breaks: ['R425'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/refunds.ts`, { test: RULES, breaks: ['INV-5'] }, [
    [
      'any sum is accepted as returned',
      '    requireAccepted({ amount: amount_minor, currency }, body.accepted);\n',
      '',
    ],
    [
      'who returned it is not logged',
      '        await audit.record(tx, {',
      `        ${unwritten('audit.record')}tx, {`,
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/invoices.ts`, { test: RULES, breaks: ['SEC-31'] }, []),
  ...inFile(`${SERVER}/handlers/platform.ts`, { test: RULES, breaks: ['SEC-31'] }, [
    ['every owner is the platform’s', '  if (!agency.public.isPlatform) throw notFound();\n', ''],
    [
      'a coupon that is changed is opened',
      'is_active: body.isActive ?? before.is_active',
      'is_active: body.isActive ?? true',
      { breaks: ['SEC-44'] },
    ],
    [
      'a coupon that is changed loses its last use',
      'body.mostUses === undefined ? before.most_uses : body.mostUses',
      'body.mostUses ?? null',
      { breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/platform-list.ts`, { test: RULES, breaks: ['R430'] }, [
    ['what is looked for has signs of its own', ".replace(/[\\\\%_]/g, '\\\\$&')", ''],
    [
      'what was returned counts as paid',
      "            .where('refunded_at', 'is', null)\n",
      '',
      { breaks: ['INV-4'] },
    ],
    ['the platform is a customer of its own', "    .where('a.is_platform', '=', false)", ''],
  ]),
  ...inFile(`${SERVER}/handlers/view.ts`, { test: VIEW, breaks: ['R430'] }, [
    ['what is canceled is charged next', ' && !row.cancel_at_end;\n', ';\n'],
    [
      'a trial is never charged',
      "(row.standing === 'trialing' || row.standing === 'active')",
      "row.standing === 'active'",
      { breaks: ['R429'] },
    ],
    ['what has ended is being canceled', "  if (row.standing === 'ended') return 'ended';\n", ''],
    [
      'the grace goes on after the end',
      "row.standing === 'past_due' ? row.grace_until : null",
      'row.grace_until',
      { breaks: ['R427'] },
    ],
    [
      'what is due is canceled',
      "  if (row.standing === 'past_due') return 'past-due';\n",
      '',
      { breaks: ['R427'] },
    ],
    ['who was arranged for has none', "return isSubscribed ? 'arranged' : 'none'", "return 'none'"],
    [
      'the gateway’s name of a card is shown',
      'return { brand, last4, expires, isExpiring',
      'return { ...row.card, brand, last4, expires, isExpiring',
      { breaks: ['SEC-40'] },
    ],
  ]),
  ...inFile(`${SERVER}/books/compare.ts`, { test: COMPARE, breaks: ['INV-4'] }, [
    [
      'another currency is the same',
      'ours !== amount.amount || currency !== amount.currency',
      'ours !== amount.amount',
    ],
    [
      'what was returned of a charge without an invoice is missing too',
      'theirs: amount.amount - refunded,',
      'theirs: amount.amount,',
    ],
    ['what was returned elsewhere is not seen', 'returned !== refunded && !refused', 'false && !refused'],
    [
      'what a person has already is told again',
      " && !refused.has(reference))\n      add('return-differs'",
      ")\n      add('return-differs'",
    ],
    [
      'a charge without an invoice is not seen',
      'refunded < amount.amount && !refused',
      'refunded > amount.amount && !refused',
    ],
    [
      'an invoice without a charge is not seen',
      'rests && !charged.has(reference)',
      'rests && charged.has(reference)',
    ],
    [
      'a payment that failed may keep the money',
      '      if (attempt.rests) compare(',
      '      if (attempt.rests && refunded > 0) compare(',
    ],
    ['what is done without an invoice is not seen', "attempt && attempt.state !== 'done'", 'attempt'],
  ]),
  ...inFile(`${SERVER}/store/extras.ts`, OWED, [
    ['the same is owed twice', ' || row.extras.some(({ key }) => key === owed.key)', ''],
  ]),
  ...inFile(`${SERVER}/plan/owed.ts`, OWED, [
    ['what came meanwhile is lost', '!paid.some((one) => one.key === key)', 'paid.length < 0 && !!key'],
  ]),
  ...inFile(`${SERVER}/steps/standing.ts`, OWED, [
    ['what is owed is not charged', 'period.amount.amount + sumOf(extras)', 'period.amount.amount'],
  ]),
  ...inFile(`${SERVER}/steps/finish.ts`, OWED, [
    [
      'what was paid is owed again',
      'extras: unpaid(subscription.extras, attempt.extras)',
      'extras: subscription.extras',
    ],
  ]),
  ...inFile(`${SERVER}/steps/round.ts`, OWED, [
    ['a renewal forgets what it pays beside the plan', '      extras: json(period.extras),\n', ''],
  ]),
  ...inFile(`${SERVER}/handlers/paying.ts`, OWED, [
    ['another card pays and forgets for what', '    extras: due?.extras ?? [],\n', ''],
  ]),
  ...inFile(`${SERVER}/store/invoices.ts`, OWED, [
    ['the invoice has no line of it', '      extras: json(attempt.extras),\n', ''],
  ]),
  ...inFile(`${SERVER}/invoice/pdf.ts`, OWED, [
    ['on paper the plan costs all', 'sum(invoice.amount_minor - sumOf(invoice.extras))', 'total'],
  ]),
]);
