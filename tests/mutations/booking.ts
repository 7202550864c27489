import { inFile, mutants } from './mutant';

const ACCEPTED = { test: 'server/booking/quote/accepted.test.ts', breaks: ['INV-5'] };
const STEPS = 'server/booking/steps/steps.test.ts';
const PAY = { test: 'server/booking/changes/pay.test.ts', breaks: ['INV-5'] };
const CANCEL = 'server/booking/changes/cancel-booking.test.ts';
const LIST = 'plugins/administration/server/bookings/bookings.test.ts';
const ASKED = 'core/selling/after-sale/office/agency-list.test.ts';

export default mutants([
  ...inFile('server/booking/steps/reprice.ts', ACCEPTED, [
    [
      'a minor unit above what was accepted is taken',
      'total > row.accepted_minor',
      'total > row.accepted_minor + 1',
      { isDear: true },
    ],
    ['a dearer price is taken', 'total > row.accepted_minor', 'total > row.accepted_minor * 2'],
    ['another currency is taken at the button', 'current.total.currency !== row.currency || ', ''],
  ]),
  ...inFile('server/booking/start.ts', ACCEPTED, [
    ['any currency is accepted', 'if (input.acceptedTotal.currency !== currency)', 'if (false)'],
    [
      'a repeated key with another body is taken for the first',
      'if (found.row.request_hash !== hash) throw refuse.mismatch();',
      '',
      { test: STEPS, breaks: ['INV-1'] },
    ],
    [
      'a quote that nobody has makes a booking',
      'if (!found) throw refuse.taken();',
      'if (!found) return undefined as never;',
      { test: STEPS, breaks: ['INV-1'] },
    ],
  ]),
  ...inFile('server/booking/changes/pay.ts', PAY, [
    [
      'a held price above what was accepted by a minor unit is taken',
      'total > input.acceptedTotal.amount',
      'total > input.acceptedTotal.amount + 1',
      { isDear: true },
    ],
    ['a held price in another currency is taken', 'current.total.currency !== row.currency || ', ''],
    [
      'a reservation is paid in any currency that was accepted',
      'if (input.acceptedTotal.currency !== row.currency)',
      'if (false)',
    ],
    [
      'a reservation is paid while payment is switched off',
      'if (caller.agency.public.isPaymentDisabled)',
      'if (false)',
      { breaks: ['R169'] },
    ],
  ]),
  ...inFile('server/booking/quote/quote.ts', { test: 'server/booking/quote/fee.test.ts', breaks: ['R225'] }, [
    [
      'the fee is not converted',
      'if (fee === 0 || pricing.currency === currency) return fee;',
      'return fee;',
    ],
    [
      'a fee that cannot be converted is asked as it is',
      'if (!parts.convert) throw',
      'if (!parts.convert) return fee; if (!parts.convert) throw',
    ],
    [
      'a traveller names a markup',
      'if ((markup || client) && !user.isStaff) throw notAllowed();',
      '',
      { test: 'server/booking/quote/accepted.test.ts', breaks: ['SEC-34'] },
    ],
  ]),
  ...inFile('server/booking/changes/cancel-booking.ts', { test: CANCEL, breaks: ['INV-4'] }, [
    ['a supplier keeps more than it is owed', 'Math.min(sharesOf(row.price).wholesale, penalty)', 'penalty'],
    [
      'a penalty below nothing returns more than was paid',
      'Math.max(0, total - Math.max(0, penalty.amount))',
      'total - penalty.amount',
      { breaks: ['INV-2'] },
    ],
    [
      'more is kept than was accepted',
      'penalty.amount > accepted.amount',
      'penalty.amount > accepted.amount + 1',
      { test: STEPS, breaks: ['INV-5'] },
    ],
    [
      'what is kept was accepted in any currency',
      'penalty.currency !== accepted.currency || ',
      '',
      { test: STEPS, breaks: ['INV-5'] },
    ],
    [
      'what is not refundable is returned',
      'refundable ? Math.max(0, total',
      'true ? Math.max(0, total',
      { breaks: ['INV-2'] },
    ],
  ]),
  ...inFile(
    'server/booking/steps/confirm.ts',
    { test: 'server/booking/letters/traveller-price.test.ts', breaks: ['SEC-35'] },
    [
      [
        'the confirmation is drawn from the price of the staff',
        'price: travellerView(row.price)',
        'price: row.price',
        { isDear: true },
      ],
    ],
  ),
  ...inFile(
    'server/booking/steps/notice.ts',
    { test: 'server/booking/letters/traveller-price.test.ts', breaks: ['SEC-35'] },
    [
      [
        'a letter is drawn from the price of the staff',
        'price: travellerView(after.price)',
        'price: after.price',
      ],
    ],
  ),
  ...inFile(
    'server/booking/letters/send-confirmation.ts',
    { test: 'server/booking/letters/traveller-price.test.ts', breaks: ['SEC-35'] },
    [
      [
        'a confirmation of the staff tells what it pays',
        'price: travellerView(record.price)',
        'price: record.price',
      ],
    ],
  ),
  ...inFile('server/booking/outside/keys.ts', { test: STEPS, breaks: ['INV-1'] }, [
    [
      'an authorisation has a new key each time',
      '`${booking.id}:authorise${nth(booking)}`',
      '`${booking.id}:authorise${Math.random()}`',
    ],
    [
      'a capture has a new key each time',
      '`${booking.id}:capture${nth(booking)}`',
      '`${booking.id}:capture${Math.random()}`',
    ],
    [
      'an order has a new name each time',
      'order: (booking: Keyed) => booking.id,',
      'order: (booking: Keyed) => `${booking.id}${Math.random()}`,',
      { isDear: true },
    ],
  ]),
  ...inFile('server/booking/steps/order.ts', { test: STEPS, breaks: ['INV-3'] }, [
    ['an order is sent again instead of asked for', 'if (!context.first) return lookUp(row, context);', ''],
    [
      'an order that is unknown is given up',
      "case 'unknown': {\n      const rest",
      "case 'unknown': {\n      if (row) return giveUp(row, 'unknown', outcome.message);\n      const rest",
      { breaks: ['INV-6'], isDear: true },
    ],
    [
      'an order is given up that may still be on its way',
      'const isLate = waited > ABSENT_MINUTES;',
      'const isLate = waited > 5;',
    ],
    [
      'what is sold out keeps its money',
      "case 'rejected':\n      return giveUp(row, outcome.reason, outcome.message);",
      "case 'rejected':\n      return fail(outcome.reason, outcome.message);",
      { breaks: ['INV-2'] },
    ],
  ]),
  ...inFile('server/booking/steps/capture.ts', { test: STEPS, breaks: ['INV-2'] }, [
    [
      'less is taken than was held',
      'amount: row.total_minor, currency: row.currency };',
      'amount: row.total_minor - 1, currency: row.currency };',
      { isDear: true },
    ],
    ['a refused capture is taken for one', "to: ['releasing'],", "to: ['captured'],"],
    [
      'what is not paid stays with its supplier',
      "if (isDoneByHand(row)) return { to: ['voiding']",
      "if (row) return { to: ['voiding']",
      { breaks: ['INV-3'] },
    ],
    [
      'an unknown capture is a failure',
      "if (outcome.kind === 'unknown') return unknownChange(row, 'capture', outcome.message);",
      "if (outcome.kind === 'unknown') return { to: ['releasing'], announces: 'release' };",
      { breaks: ['INV-1'] },
    ],
  ]),
  ...inFile('server/booking/steps/authorise.ts', { test: STEPS, breaks: ['INV-1'] }, [
    [
      'nobody asks how the first attempt ended',
      'if (!first) {',
      'if (false) {',
      { survives: 'The same key is answered with the first answer.' },
    ],
    [
      'a declined card orders',
      "case 'declined':\n      return { ...notPaid(row, outcome.code, outcome.message, now()), ...record(row, 'refused') };",
      "case 'declined':\n      return { to: ['authorised', 'ordering'], set: { held: true, ordered_at: now() }, announces: 'order' };",
      { breaks: ['INV-2'] },
    ],
  ]),
  ...inFile('server/booking/steps/cancel-order.ts', { test: STEPS, breaks: ['INV-2'] }, [
    [
      'a refused cancellation returns the money',
      "to: ['confirmed'],",
      "to: ['refunding'], announces: 'refund',",
    ],
  ]),
  ...inFile('server/booking/steps/settle.ts', { test: STEPS, breaks: ['INV-2'] }, [
    [
      'all is returned, whatever is kept',
      'const money = { amount: refund, currency: row.currency };',
      'const money = { amount: row.total_minor, currency: row.currency };',
      { isDear: true },
    ],
  ]),
  ...inFile('server/booking/drive.ts', { test: STEPS, breaks: ['INV-6'] }, [
    [
      'nobody is called within fifteen minutes',
      'const RAISE_AFTER_MS = 14 * 60_000;',
      'const RAISE_AFTER_MS = 16 * 60_000;',
    ],
  ]),
  ...inFile('server/booking/plan.ts', { test: STEPS, breaks: ['INV-6'] }, [
    ['a person is called each time', 'const raise = raisedBefore ? null : wanted;', 'const raise = wanted;'],
  ]),
  ...inFile('server/booking/states.ts', { test: 'server/booking/states.test.ts', breaks: ['INV-6'] }, [
    [
      'what is unknown is shown as failed',
      "'supplier-unknown': 'processing',",
      "'supplier-unknown': 'failed',",
    ],
    [
      'what is being given back may still be booked',
      "voiding: ['failed'],",
      "voiding: ['failed', 'confirmed'],",
    ],
    [
      'what is left at the supplier is forgotten with a booking that failed',
      'isSettled(state) && stray === null',
      'isSettled(state)',
      { breaks: ['INV-3'] },
    ],
  ]),
  ...inFile('server/booking/lease.ts', { test: 'server/booking/lease.test.ts', breaks: ['INV-1'] }, [
    [
      'a lease that was lost is gone on with',
      'if (!mine || mine.provenAt === -Infinity) throw',
      'if (!mine) throw',
    ],
    ['a booking is taken from who drives it', 'if (held.has(id)) return false;', ''],
    [
      'it is taken too soon',
      'stopwatch.elapsed() - before.since >= LEASE_MS',
      'stopwatch.elapsed() - before.since >= 0',
    ],
    [
      'another’s lease proves one’s own',
      'const mine = found?.token === token ? found : undefined;',
      'const mine = found;',
    ],
    [
      'who ends takes the lease of the other',
      'if (token === null || held.get(id)?.token !== token) return;',
      'if (token === null) return;',
    ],
  ]),
  ...inFile('server/booking/lists/read.ts', { test: STEPS, breaks: ['INV-8', 'SEC-31'] }, [
    [
      'everybody sees every booking of the agency',
      'user.isStaff && !user.isRestrictedAgent ? null : user.id',
      'null',
      { isDear: true },
    ],
    ['a restricted agent sees every booking', 'user.isStaff && !user.isRestrictedAgent', 'user.isStaff'],
    [
      'whoever finds a booking is told what the agency pays',
      'price: viewFor(caller.user, row.price)',
      'price: row.price',
      { test: 'server/booking/letters/traveller-price.test.ts', breaks: ['SEC-35'] },
    ],
  ]),
  ...inFile('core/selling/after-sale/office/agency-list.ts', { test: ASKED, breaks: ['R378'] }, [
    ['a list is not searched', '  ...(search ? { searchString: search } : {}),\n', ''],
    [
      'a list is not filtered by status',
      '  ...(status ? { selectedStatus: status } : {}),\n',
      '',
      { breaks: ['R379'] },
    ],
    [
      'a list is not filtered by its first day',
      '  ...(from ? { startDate: from } : {}),\n',
      '',
      { breaks: ['R379'] },
    ],
    [
      'a list is not filtered by its last day',
      '  ...(to ? { endDate: to } : {}),\n',
      '',
      { breaks: ['R379'] },
    ],
    [
      'past trips are those to come',
      "when === 'past' ? ('true' as const) : ('false' as const)",
      "when === 'past' ? ('false' as const) : ('true' as const)",
      { breaks: ['R380'] },
    ],
    ['a list has no pages', '  offSet: offset,\n', '  offSet: 0,\n', { breaks: ['R381'] }],
    ['a list is of everybody', '  ...(userId ? { userId } : {}),\n', '', { breaks: ['R381'] }],
  ]),
  ...inFile(
    'core/selling/after-sale/list-of.ts',
    { test: 'plugins/administration/web/bookings/filters/list-filter.test.ts', breaks: ['R377'] },
    [
      [
        'every list is that of the first product',
        'lists.find(({ plugin }) => plugin === tab.plugin)',
        'lists[0]',
      ],
    ],
  ),
  ...inFile('server/booking/lists/agency-list.ts', { test: LIST, breaks: ['R378'] }, [
    ['a locator is found in capitals alone', 'searchString?.trim().toUpperCase()', 'searchString?.trim()'],
    [
      'a status finds every booking',
      "query.where(statusSql(listing), 'in', wanted!)",
      'query',
      { breaks: ['R379'] },
    ],
    [
      'the last day of a list is not in it',
      "query.where('booking.created_at', '<', endOfDay(endDate!))",
      "query.where('booking.created_at', '<', startOfDay(endDate!))",
      { breaks: ['R379'] },
    ],
    [
      'a trip that is over is still to come',
      'left(booking.ends_at, 10) >= ${today}',
      'left(booking.ends_at, 10) >= ${today} or true',
      { breaks: ['R380'] },
    ],
    [
      'a user’s list is everybody’s',
      'query.where(isUuid(userId!) ? isOf(userId!) : sql<boolean>`false`)',
      'query',
      { breaks: ['R381'] },
    ],
  ]),
  ...inFile('server/booking/letters/send-confirmation.ts', { test: LIST, breaks: ['R400'] }, [
    [
      'an itinerary goes to its contact alone',
      'const to = email ?? record.contactEmail;',
      'const to = email ? record.contactEmail : record.contactEmail;',
    ],
  ]),
  ...inFile(
    'core/selling/after-sale/cancel/use-cancel.ts',
    { test: 'plugins/car/web/after-sale.test.tsx', breaks: ['R390'] },
    [['a cancellation says nothing', '      toast.success(wordsOf(said));\n', '      void said;\n']],
  ),
  ...inFile(
    'core/selling/after-sale/office/agency-columns.ts',
    { test: 'plugins/hotel/web/agency/bookings.test.ts', breaks: ['R442'] },
    [],
  ),
  ...inFile(
    'core/selling/after-sale/office/agency-columns.ts',
    { test: 'core/selling/after-sale/office/agency-list.test.ts', breaks: ['R442'] },
    [
      ['a list has no column of dates booked', 'header: msg`Date Booked`', 'header: msg`Booked by`'],
      ['what was sold stands under what it costs', "figure('salesPrice', {", "figure('costPrice', {"],
      ['a status is not worded', 'text: (row) => listStatus(row.bookingStatus, words)', "text: () => ''"],
    ],
  ),
]);
