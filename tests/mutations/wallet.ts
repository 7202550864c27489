import { inFile, mutants } from './mutant';

const SERVER = 'plugins/reward-wallet/server';
const EARNING = `${SERVER}/earning/earning.test.ts`;
const EARNING_RULES = `${SERVER}/earning/earning-rules.test.ts`;
const RULES = `${SERVER}/wallet-rules.test.ts`;
const METHOD = `${SERVER}/payment/method.test.ts`;
const HANDLERS = `${SERVER}/handlers/handlers.test.ts`;

export default mutants([
  ...inFile(`${SERVER}/earning/bookings.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    [
      'what is earned is rounded up',
      '(BigInt(Math.max(0, paid)) * BigInt(basisPoints)) / 10_000n',
      '(BigInt(Math.max(0, paid)) * BigInt(basisPoints) + 9_999n) / 10_000n',
      { test: EARNING },
    ],
    ['a trip is credited a day early', '(days + 1) * DAY_MS', 'days * DAY_MS'],
    ['what was given back earns', ' - booking.refunded_minor', ''],
    [
      'what the wallet had back counts as paid by it',
      'paid.amount_minor - paid.refunded_minor',
      'paid.amount_minor',
    ],
    ['a payment that came to nothing counts as paid by it', " and paid.status = 'captured'), 0)", '), 0)'],
  ]),
  ...inFile(`${SERVER}/earning/credit.ts`, { test: EARNING, breaks: ['G131'] }, [
    [
      'what is spent already is not owed',
      'if (taken < entry.amount) await owe(tx, account, entry.amount - taken);',
      '',
      { breaks: ['INV-2'] },
    ],
    ['what is owed stays owed', '    await owe(tx, account, -settled);\n', '', { breaks: ['INV-2'] }],
    [
      'what is owed is not taken of what is earned',
      '    await takeBack(tx, account, { posting: `owed:${posting}`, bookingId, amount: settled }, now);\n',
      '',
      { breaks: ['INV-2'] },
    ],
    [
      'the letter tells what went to a debt',
      '${entry.amount - settled}',
      '${entry.amount}',
      { test: EARNING_RULES },
    ],
    [
      'what is credited is no lot',
      '  await addLot(tx, account, { amount: entry.amount, expiresAt: expiryOf(expiresAfterMonths, now) }, now);\n',
      '',
      { breaks: ['INV-4'] },
    ],
  ]),
  ...inFile(`${SERVER}/earning/welcome.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    ['staff is welcomed', "      .where('user_type', 'not in', [...STAFF_TYPES])\n", ''],
    ['who is not active is welcomed', "      .where('status', '=', 'Active')\n", ''],
    ['an address that is not proven is welcomed', "      .where('email_verified', '=', true)\n", ''],
    ['who was there before is welcomed', 'since > oldest ? since : oldest', 'oldest'],
    [
      'who has no wallet is welcomed',
      'if (!holder || !isOnFor(holder, account, rules)) return;',
      'if (!holder) return;',
    ],
  ]),
  ...inFile(`${SERVER}/earning/due.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    [
      'a trip that was given up stays promised',
      "['cancelled', 'failed'].includes(booking.state)",
      "['failed'].includes(booking.state)",
    ],
    [
      'a trip that was moved is credited at its old end',
      '  if (due > now) return void (await write({ due_at: due }));\n',
      '',
    ],
    ['what is being given up is credited', "booking.state !== 'confirmed' || !isOnFor", '!isOnFor'],
    [
      'a wallet that is off is credited',
      ' || !isOnFor(holder, account, rules))\n    return void',
      ')\n    return void',
      { breaks: ['R354'] },
    ],
    [
      'the rate of today counts, not that of the booking',
      'earnedOf(booking.paid, noted.basis_points)',
      'earnedOf(booking.paid, rules.earnBasisPoints)',
    ],
    ['what is due is due a moment late', "'due_at', '<='", "'due_at', '<'"],
    [
      'what was given back in part stays earned',
      ' or booking.refunded_minor > 0)',
      ')',
      { breaks: ['INV-2'] },
    ],
    [
      'a cancelled trip keeps what its penalty earned',
      "booking.state === 'cancelled' ? 0 : earnedOf",
      'earnedOf',
      { test: EARNING, breaks: ['INV-2'] },
    ],
    [
      'only the last part that was taken back is known',
      'taken_back_minor: taken_back_minor + amount',
      'taken_back_minor: amount',
      { breaks: ['INV-1'] },
    ],
    [
      'what was taken back is taken once more',
      'earned_minor - taken_back_minor - stays',
      'earned_minor - stays',
      { breaks: ['INV-1'] },
    ],
    [
      'a second part that is taken back has the name of the first',
      '`taken-back:${booking_id}:${taken_back_minor}`',
      '`taken-back:${booking_id}`',
      { breaks: ['INV-2'] },
    ],
  ]),
  ...inFile(`${SERVER}/earning/expire.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    ['what expires now stays a moment', "'expires_at', '<='", "'expires_at', '<'"],
    [
      'the lot of what has expired keeps it',
      '.set({ left_minor: 0 })',
      '.set({ left_minor: lot.left_minor })',
      { test: EARNING, breaks: ['INV-4'] },
    ],
  ]),
  ...inFile(`${SERVER}/earning/round.ts`, { test: EARNING_RULES, breaks: ['R354'] }, [
    ['what is booked while it is off earns', '      await forget(services, id);\n', ''],
  ]),
  ...inFile(`${SERVER}/earning/note.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    [
      'what is booked before the first look earns nothing',
      'clock.now().getTime() - ROUND_MS',
      'clock.now().getTime()',
    ],
    [
      'what was booked before the wallet earns',
      'since > oldest ? since : oldest',
      'oldest',
      { breaks: ['R354'] },
    ],
    ['what is not confirmed is promised', " and state = 'confirmed'", ''],
    ['whose wallet was off is promised', "earns ? 'pending' : 'dropped'", "'pending'", { breaks: ['R354'] }],
    ['the rate of a product counts for nothing', 'earnedOn(product, rules)', 'rules.earnBasisPoints'],
  ]),
  ...inFile(`${SERVER}/ledger/account.ts`, { test: HANDLERS, breaks: ['R354'] }, [
    ['who was switched off has a wallet', 'account?.is_on ??', 'account?.is_on ||'],
    ['agents have a wallet by themselves', '(!isStaff && isOnForClients)', 'isOnForClients'],
    [
      'clients have a wallet by themselves always',
      '(!isStaff && isOnForClients)',
      '!isStaff',
      { test: RULES },
    ],
    [
      'who is not active pays',
      "sql<boolean>`status = 'Active'`",
      'sql<boolean>`true`',
      { test: RULES, breaks: ['G131'] },
    ],
  ]),
  ...inFile(`${SERVER}/ledger/lots.ts`, { test: RULES, breaks: ['G131'] }, [
    [
      'what has expired is there until it is swept out',
      "    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))\n    .select(sql",
      '    .select(sql',
    ],
    ['what has expired pays', '.$if(!expired, ', '.$if(false, '],
    ['what never expires pays first', 'expires_at nulls last', 'expires_at nulls first'],
    ['what expires last pays first', 'expires_at nulls last', 'expires_at desc nulls last'],
    [
      'a credit of the last day of a month lasts into another',
      '  if (at.getUTCDate() !== now.getUTCDate()) at.setUTCDate(0);\n',
      '',
      { test: `${SERVER}/ledger/lots.test.ts` },
    ],
    [
      'what never expires expires at once',
      '  if (months === 0) return null;\n',
      '',
      { test: `${SERVER}/ledger/lots.test.ts` },
    ],
    [
      'what expires first comes back first',
      '[...lots].reverse()',
      'lots',
      { test: `${SERVER}/ledger/lots.test.ts`, breaks: ['INV-2'] },
    ],
    [
      'a second refund begins where the first did',
      'let skipped = before;',
      'let skipped = 0;',
      { test: `${SERVER}/ledger/lots.test.ts`, breaks: ['INV-2'] },
    ],
    [
      'what comes back late has expired already',
      'Math.max(new Date(expiresAt).getTime(), soonest)',
      'new Date(expiresAt).getTime()',
      { breaks: ['INV-2'] },
    ],
    [
      'a lot keeps what was taken of it',
      '.set({ left_minor: left_minor - part })',
      '.set({ left_minor })',
      { test: METHOD, breaks: ['INV-1'] },
    ],
  ]),
  ...inFile(`${SERVER}/ledger/move.ts`, { test: METHOD, breaks: ['INV-4'] }, [
    [
      'both sides of a move are the same',
      'amount_minor: -amount, balance_minor: null',
      'amount_minor: amount, balance_minor: null',
    ],
    ['what was taken stays held', '${held}', '${0}', { breaks: ['INV-2'] }],
  ]),
  ...inFile(`${SERVER}/ledger/write-off.ts`, { test: RULES, breaks: ['R174'] }, [
    ['what has expired is left in a closed wallet', 'now, { expired: true }', 'now'],
  ]),
  ...inFile(`${SERVER}/payment/authorise.ts`, { test: METHOD, breaks: ['G131'] }, [
    ['staff pays for a client with the own wallet', 'payer.clientId ?? payer.userId', 'payer.userId'],
    [
      'another order under an old key has the old answer',
      '    if (row.hash !== hash) throw new IdempotencyMismatch(key);\n',
      '',
      { breaks: ['INV-1'] },
    ],
    [
      'all that is there cannot be paid',
      '(await availableIn(tx, whose, now)) < amount.amount',
      '(await availableIn(tx, whose, now)) <= amount.amount',
    ],
    [
      'more is paid than is there',
      ' || (await availableIn(tx, whose, now)) < amount.amount)',
      ')',
      { breaks: ['INV-2'] },
    ],
    [
      'what is promised to a booking is not held',
      '    await hold(tx, account, amount.amount);\n',
      '',
      { breaks: ['INV-2'] },
    ],
    [
      'a payment may lead to another site',
      '  if (!isOwnPath(input.returnUrl))',
      '  if (false as boolean)',
      { breaks: ['SEC-12'] },
    ],
    [
      'a payment does not know its booking, which earns on it',
      'booking_id: bookingIn(key)',
      'booking_id: null',
      { test: EARNING },
    ],
  ]),
  ...inFile(`${SERVER}/payment/terms.ts`, { test: METHOD, breaks: ['R354'] }, [
    [
      'staff spends what nobody has let it spend',
      "  if (isByStaff && !account?.agreed_at) return 'notAgreed';\n",
      '',
      { breaks: ['G131'] },
    ],
    ['a wallet that the agency has not pays', '!agency || !isOpen(agency)', '!agency'],
    ['a wallet that is switched off pays', ' || !isOnFor(holder, account, rules)) return', ') return'],
    [
      'another currency pays',
      "  if (amount.currency !== (account?.currency ?? agency.pricing.currency)) return 'currency';\n",
      '',
      { breaks: ['G131'] },
    ],
    [
      'all of the share that is allowed is refused',
      'amount.amount > mostOf(',
      'amount.amount >= mostOf(',
      { breaks: ['G131'] },
    ],
    [
      'more than the share that is allowed is paid',
      ' || amount.amount > mostOf(whole.amount, rules))',
      ')',
      { breaks: ['G131'] },
    ],
    [
      'the share of a price in another currency is paid',
      'whole.currency !== amount.currency || ',
      '',
      { test: RULES, breaks: ['G131'] },
    ],
    [
      'the share that is allowed is rounded up',
      'BigInt(price) * BigInt(mostShareBasisPoints)) / 10_000n',
      'BigInt(price) * BigInt(mostShareBasisPoints) + 9_999n) / 10_000n',
      { breaks: ['G131'] },
    ],
  ]),
  ...inFile(`${SERVER}/payment/settle.ts`, { test: RULES, breaks: ['INV-2'] }, [
    [
      'what was taken is returned in another currency',
      'amount && amount.currency !== currency',
      'false as boolean',
      { test: METHOD },
    ],
    ['less than nothing is returned', ' || amount.amount < 0)', ')'],
    [
      'what is only held is returned',
      "type === 'refund' ? 'captured' : 'held'",
      "type === 'refund' && status !== 'held' ? 'captured' : 'held'",
      { test: METHOD },
    ],
    [
      'a part of what is held is taken',
      "amount?.amount === amount_minor ? null : 'It is taken wholly'",
      'null',
      { test: METHOD, breaks: ['INV-1'] },
    ],
    [
      'more is returned than was taken',
      'amount!.amount > amount_minor - refunded_minor',
      'amount!.amount > amount_minor',
    ],
    ['only the last return is known', 'refunded_minor: before + amount', 'refunded_minor: amount'],
    [
      'an old key settles something else',
      '    if (known && known.hash !== hash) throw new IdempotencyMismatch(key);\n',
      '',
      { breaks: ['INV-1'] },
    ],
    [
      'a repeated settlement counts again',
      '    if (!known) {',
      '    if (!known || known.refused === null) {',
      { test: METHOD, breaks: ['INV-1'] },
    ],
    [
      'what is let go of is lost',
      '    await putBack(tx, account, lots, DAYS_AFTER_VOID, now);\n',
      '',
      { test: METHOD },
    ],
    [
      'what is let go of has expired meanwhile',
      'DAYS_AFTER_VOID = 1',
      'DAYS_AFTER_VOID = 0',
      { breaks: ['G131'] },
    ],
    [
      'what is returned is good for less than a month',
      'DAYS_AFTER_REFUND = 30',
      'DAYS_AFTER_REFUND = 29',
      { test: EARNING, breaks: ['G131'] },
    ],
    [
      'nobody writes off what comes back to nobody',
      '  if (account.closed_at) await writeOff(tx, account, key, now);\n',
      '',
      { breaks: ['R174'] },
    ],
  ]),
  ...inFile(`${SERVER}/books.ts`, { test: `${SERVER}/books.test.ts`, breaks: ['INV-4'] }, [
    ['what differs is found of nobody', 'if (ours !== theirs)', 'if (ours > theirs)'],
    [
      'what is held is not missing in lots',
      'facts.balance - facts.held, facts.lots',
      'facts.balance, facts.lots',
    ],
  ]),
  ...inFile(`${SERVER}/own-data.ts`, { test: RULES, breaks: ['R174'] }, [
    ['own data names the staff', 'forStaff: false', 'forStaff: true', { breaks: ['SEC-35'] }],
    [
      'what was promised to a closed account is still owed',
      ".set({ status: 'dropped' })",
      ".set({ status: 'pending' })",
    ],
    [
      'what is in a closed account stays',
      '  await writeOff(tx, account, `account:${whose.userId}`, now);\n',
      '',
    ],
  ]),
  ...inFile(`${SERVER}/handlers/own.ts`, { test: HANDLERS, breaks: ['G131'] }, [
    ['who books for a client is told of the own wallet', 'client?.id ?? user.id', 'user.id', { test: RULES }],
    [
      'more may be paid than is there',
      'Math.min(available.amount, mostOf(query.amount, rules))',
      'mostOf(query.amount, rules)',
    ],
    [
      'more may be paid than the share',
      'Math.min(available.amount, mostOf(query.amount, rules))',
      'Math.min(available.amount, query.amount)',
    ],
    ['a price in another currency may be paid', 'isLet && query.currency === available.currency', 'isLet'],
    [
      'a wallet that is off promises to earn',
      'isOn ? earnedOn(query.product, rules) : 0',
      'earnedOn(query.product, rules)',
      { test: RULES, breaks: ['R354'] },
    ],
    ['clients are told who of the staff it was', 'forStaff: false', 'forStaff: true', { breaks: ['SEC-35'] }],
  ]),
  ...inFile(`${SERVER}/handlers/view.ts`, { test: RULES, breaks: ['G131'] }, [
    [
      'what is earned is still promised',
      "    .where('status', '=', 'pending')\n",
      '',
      { test: EARNING_RULES },
    ],
    [
      'a wallet that the agency has not is on',
      'isOpen(agency) && holder',
      'holder',
      { test: HANDLERS, breaks: ['R354'] },
    ],
    [
      'what expires last is said to be next',
      "    .orderBy('expires_at')\n",
      "    .orderBy('expires_at', 'desc')\n",
    ],
    [
      'a file has an entry twice',
      "'wallet_entry.id', '<', Number(before)",
      "'wallet_entry.id', '<=', Number(before)",
      { breaks: ['SEC-39'] },
    ],
    [
      'a statement has both sides of an entry',
      "\n    .where('wallet_entry.account', '=', 'client');",
      ';',
      { test: HANDLERS },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/csv.ts`, { test: RULES, breaks: ['SEC-39'] }, [
    [
      'a file ends with what is read at once',
      'before = entries.length < PORTION ? undefined : entries.at(-1)?.id',
      'before = undefined',
    ],
  ]),
  ...inFile(`${SERVER}/handlers/adjust.ts`, { test: RULES, breaks: ['SEC-34'] }, [
    [
      'a credit needs no reason',
      "    if (reason === '') throw invalid(walletRefusals.reason, 'reason');\n",
      '',
      { test: HANDLERS },
    ],
    [
      'a credit of nothing is written',
      "    if (amount.amount === 0) throw invalid(walletRefusals.amount, 'amount');\n",
      '',
    ],
    [
      'anybody is credited',
      '      await requireKnown(tx, { agencyId: agency.id, user }, params.userId);\n',
      '',
      { breaks: ['SEC-31'] },
    ],
    [
      'one key credits two people',
      'known?.user_id === params.userId && known.amount_minor',
      'known?.amount_minor',
      { breaks: ['INV-1'] },
    ],
    [
      'one key credits two amounts',
      ' && known.amount_minor === signed',
      '',
      { test: HANDLERS, breaks: ['INV-1'] },
    ],
    ['one key has two reasons', ' && known.reason === reason', ''],
    [
      'a debit leaves what the balance is in lots',
      '          await takeLots(tx, account, amount.amount, now);\n',
      '',
      { test: HANDLERS, breaks: ['INV-4'] },
    ],
    [
      'all of a balance cannot be debited',
      '(await availableIn(tx, whose, now)) < amount.amount',
      '(await availableIn(tx, whose, now)) <= amount.amount',
      { test: HANDLERS, breaks: ['G131'] },
    ],
    [
      'the log has the balance before as that after',
      'balance_minor - signed',
      'balance_minor',
      { breaks: ['SEC-44'] },
    ],
    [
      'the log has no reason',
      'currency: account.currency }, why: reason },',
      'currency: account.currency } },',
      { breaks: ['SEC-44'] },
    ],
    [
      'another currency is credited',
      'if (amount.currency !== account.currency)',
      'if (false as boolean)',
      { test: HANDLERS, breaks: ['INV-4'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/accounts.ts`, { test: RULES, breaks: ['SEC-31'] }, [
    [
      'who is not known is shown',
      '  if (!(await isKnownTo(tx, viewer, userId))) throw notFound();\n',
      '  await isKnownTo(tx, viewer, userId);\n',
    ],
    [
      'a file of who is not known is given out',
      '    await tenant(async (tx) => {\n      await requireKnown(tx, { agencyId: agency.id, user }, params.userId);\n',
      '    await tenant(async (tx) => {\n',
    ],
    [
      'a file is given out and not logged',
      '      await recordDownload(tx, ',
      '      void (() => undefined as unknown as typeof recordDownload)()?.(tx, ',
      { breaks: ['SEC-44'] },
    ],
    [
      'a restricted agent lists all wallets',
      '.$if(user.isRestrictedAgent, ',
      '.$if(false, ',
      { breaks: ['R171'] },
    ],
    [
      'a restricted agent lists no wallet of clients',
      "[eb('app_user.id', '=', user.id), eb('app_user.agent_id', '=', user.id)]",
      "[eb('app_user.id', '=', user.id)]",
      { breaks: ['R171'] },
    ],
    [
      'empty wallets are listed',
      "'balance_minor', '>', 0",
      "'balance_minor', '>=', 0",
      { test: HANDLERS, breaks: ['R354'] },
    ],
    ['the list does not look for anybody', "search !== ''", 'false as boolean', { breaks: ['R354'] }],
    [
      'the smallest wallets are the first',
      "'balance_minor', 'desc'",
      "'balance_minor'",
      { test: HANDLERS, breaks: ['R354'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/overview.ts`, { test: RULES, breaks: ['R355'] }, [
    ['what was given up is still to be earned', " and status = 'pending') as pending", ') as pending'],
    ['what expires in a year expires soon', ' and expires_at <= ${soon}) as expiring', ') as expiring'],
    ['empty wallets are counted', 'where balance_minor > 0', 'where balance_minor >= 0', { test: HANDLERS }],
  ]),
  ...inFile(`${SERVER}/handlers/switch.ts`, { test: HANDLERS, breaks: ['R354'] }, [
    [
      'the call for clients switches agents',
      '    if (holder.isStaff !== isForStaff)\n',
      '    if (false as boolean)\n',
      { breaks: ['G120'] },
    ],
    [
      'nobody writes down who switched it',
      '    await services.audit.record(tx, {',
      '    void (() => undefined as unknown as typeof services.audit.record)()?.(tx, {',
      { breaks: ['SEC-44'] },
    ],
    [
      'a switch that changes nothing is logged',
      '    if (wasOn === isRewardWalletEnable) return;\n',
      '',
      { test: RULES, breaks: ['SEC-44'] },
    ],
  ]),
  ...inFile(`${SERVER}/letters/tell.ts`, { test: EARNING_RULES, breaks: ['G131'] }, [
    [
      'what was earned is told again',
      'await write({ told_at: now, untold_minor: 0 });',
      'await write({ told_at: now });',
    ],
    [
      'what expires is told every day',
      '.set({ is_warned: true })',
      '.set({ is_warned: false })',
      { test: EARNING },
    ],
    ['what expires is told two months before', 'WARNED_MS = 30 * 24', 'WARNED_MS = 60 * 24'],
    ['who is not active is written to', "        .where('status', '=', 'Active')\n", ''],
    [
      'a letter names the day after the last',
      'new Date(due.at.getTime() - 1)',
      'new Date(due.at.getTime())',
      { test: RULES },
    ],
  ]),
  ...inFile('plugins/reward-wallet/contract/application.ts', { test: RULES, breaks: ['R356'] }, [
    [
      'more than a price may be paid',
      'z.minimum(100), z.maximum(10_000)',
      'z.minimum(100), z.maximum(20_000)',
    ],
    [
      'a wallet may pay nothing of a price',
      'z.minimum(100), z.maximum(10_000)',
      'z.minimum(0), z.maximum(10_000)',
    ],
    ['more than a fifth is earned', 'MOST_EARNED = 2_000', 'MOST_EARNED = 2_001'],
    ['less than nothing is given', 'z.minimum(0), z.maximum(10_000_000)', 'z.maximum(10_000_000)'],
    ['a public key may have spaces', '\\x21-\\x7e', '\\x20-\\x7e', { test: HANDLERS }],
    [
      'the rate of a product counts for nothing at the checkout',
      'productEarnBasisPoints[product] ?? earnBasisPoints',
      'earnBasisPoints',
      { test: EARNING_RULES, breaks: ['G131'] },
    ],
  ]),
]);
