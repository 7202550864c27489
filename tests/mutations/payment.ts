import { inFile, mutants } from './mutant';

const GATEWAY = 'server/payment/embedded/gateway.test.ts';
const CARD = 'server/payment/fields/card.test.ts';
const FRAME = 'server/payment/fields/frame.test.ts';

export default mutants([
  ...inFile(
    'server/payment/stripe/open.ts',
    { test: 'server/payment/stripe/webhooks.test.ts', breaks: ['SEC-48'] },
    [
      ['the page that asks says whose account it is', 'account: isKept ? null :', 'account:'],
      [
        'any host serves the page of the fields',
        ' || client.host?.toLowerCase() !== new URL(account.fieldsOrigin).host',
        '',
        { breaks: ['SEC-20'] },
      ],
    ],
  ),
  ...inFile(
    'core/selling/checkout/pay/CardFields.tsx',
    { test: 'core/selling/checkout/checkout.test.tsx', breaks: ['SEC-48'] },
    [['a kept card is the agency’s', 'props.due ? fieldsUrl : keptFieldsUrl', 'fieldsUrl']],
  ),
  ...inFile(
    'server/payment/parts/shares.ts',
    { test: 'server/payment/parts/with-methods.test.ts', breaks: ['INV-2'] },
    [
      [
        'a part is given more than it paid',
        'Math.min(missing, parts[index]!.amount - shares[index]!)',
        'missing',
      ],
    ],
  ),
  ...inFile('server/payment/fields/challenge.ts', { test: GATEWAY, breaks: ['SEC-20'] }, [
    ['quotes are no text', `/[&<>"']/g`, '/[&<>]/g'],
    ['the way back is written as it came', 'href="${escape(returnUrl)}"', 'href="${returnUrl}"'],
    ['the bank’s question may be framed', "; frame-ancestors 'none'`", '`'],
    ['its form may lead elsewhere', " form-action 'self';", ''],
  ]),
  ...inFile('server/payment/routes.ts', { test: GATEWAY, breaks: ['SEC-42'] }, [
    [
      'an answer may be as long as it likes',
      'await readForm(context.req.raw)',
      'new URLSearchParams(await context.req.text())',
    ],
    [
      'any id is a question',
      'CHALLENGE_ID.test(id) && isAnswer',
      'isAnswer',
      { breaks: ['SEC-12'], survives: 'What was never asked has no answer, whatever its id looks like.' },
    ],
  ]),
  ...inFile('server/payment/embedded/settle.ts', { test: GATEWAY, breaks: ['INV-2', 'INV-4'] }, [
    [
      'more is returned than was taken',
      'amount.amount > payment.captured - payment.refunded',
      'amount.amount > payment.authorisation.amount.amount - payment.refunded',
      { isDear: true },
    ],
    ['it is returned twice', 'payment.captured - payment.refunded', 'payment.captured'],
    [
      'more is taken than was held',
      "amount.amount > payment.authorisation.amount.amount ? 'More than was authorised' : null",
      'null',
    ],
  ]),
  ...inFile('server/payment/embedded/settle.ts', { test: 'server/payment/port.test.ts', breaks: ['INV-2'] }, [
    [
      'money is taken twice',
      "if (payment.status !== 'authorised') return `The payment is ${payment.status}`;\n      return amount",
      'return amount',
    ],
    [
      'another currency is returned',
      "if (!sameCurrency(payment, amount)) return 'The payment is in another currency';",
      '',
    ],
  ]),
  ...inFile('server/payment/embedded/gateway.ts', { test: GATEWAY, breaks: ['INV-1'] }, [
    [
      'an old key takes other details',
      'if (known && known.hash !== hash) throw new IdempotencyMismatch(call.idempotencyKey);\n        if (known) return known;',
      'if (known) return known;',
    ],
    ['any address is returned to', 'if (!isOwnPath(input.returnUrl))', 'if (false)', { breaks: ['SEC-12'] }],
    [
      'the last answer counts',
      "if (payment.status === 'action-required')\n            append",
      'append',
      { breaks: ['INV-1'] },
    ],
  ]),
  ...inFile('server/payment/embedded/own-path.ts', { test: GATEWAY, breaks: ['SEC-12'] }, [
    ['what is encoded is no path', 'round < 3', 'round < 1'],
    ['an address is looked at as it is written alone', 'if (next === decoded) return', 'if (next) return'],
    ['another host is an own path', "|| decoded.startsWith('//') ", ''],
  ]),
  ...inFile('server/payment/closed.ts', { test: 'server/payment/closed.test.ts', breaks: ['INV-2'] }, [
    [
      'a closed gateway takes payments',
      "authorise: () => Promise.resolve({ kind: 'declined', code: 'declined', message: 'No payments are taken' }),",
      '',
    ],
  ]),
  ...inFile('server/payment/fields/validate.ts', { test: CARD, breaks: ['R420'] }, [
    [
      'an incomplete card number is a wrong one',
      "  if (!isLongEnough(number)) return 'number-incomplete';\n",
      '',
    ],
    [
      'a wrong card number is none that we test with',
      "  if (!passesLuhn(number)) return 'number-invalid';\n",
      '',
    ],
    [
      'nobody holds the card',
      'values.name.trim() ? undefined',
      'values.name ? undefined',
      { breaks: ['R421'] },
    ],
    ['a card that has expired is taken', 'itsMonth < thisMonth || ', '', { breaks: ['R422'] }],
    [
      'there is a thirteenth month',
      "  if (expiry === 'invalid') return 'expiry-invalid';\n",
      "  if (expiry === 'invalid') return undefined;\n",
      { breaks: ['R422'] },
    ],
    [
      'a code has a digit too many',
      "missing > 0 ? 'code-incomplete' : 'code-invalid'",
      "missing > 0 ? 'code-incomplete' : undefined",
      { breaks: ['R422'] },
    ],
  ]),
  ...inFile('server/payment/fields/texts.ts', { test: CARD, breaks: ['R420'] }, [
    [
      'an incomplete card number is told in other words',
      "'Your card number is incomplete'",
      "'Your card number is invalid.'",
    ],
  ]),
  ...inFile(
    'core/selling/checkout/pay/PaymentStep.tsx',
    { test: 'core/selling/checkout/pay/paid-in-parts.test.tsx', breaks: ['R355'] },
    [
      ['the button names what the wallet pays, too', 'isCovered ? due : paying.rest', 'due'],
      ['the button pays nothing where the wallet pays all', 'isCovered ? due : paying.rest', 'paying.rest'],
    ],
  ),
  ...inFile('server/payment/fields/frame.ts', { test: FRAME, breaks: ['G101', 'SEC-40'] }, [
    [
      'the page is given the number beside its token',
      "post('token', { token, card: { brand, last4: digits.slice(-4) }, ...echo });",
      "post('token', { token, card: { brand, last4: digits }, ...echo });",
    ],
    ['a token has the number in it', 'brand, digits.slice(-4), random', 'brand, digits, random'],
    [
      'the page hears what is typed',
      "post('change', { complete, brand: brandOf(number),",
      "post('change', { complete, number, brand: brandOf(number),",
    ],
    [
      'a wrong number is told to the page',
      "post('error', { errors: errors(), ...echo });",
      "post('error', { errors: errors(), entered, ...echo });",
    ],
    [
      'a card is kept by the frame',
      'const brand = brandOf(digits);',
      "const brand = brandOf(digits);\n  localStorage.setItem('card', digits);",
    ],
  ]),
  ...inFile('core/contract/bookings/booking.ts', { test: FRAME, breaks: ['G101', 'SEC-40'] }, [
    [
      'a booking takes a card beside its token',
      'PaymentInput = z.strictObject({',
      'PaymentInput = z.looseObject({',
    ],
  ]),
  ...inFile('server/payment/fields/page.ts', { test: CARD, breaks: ['G101', 'SEC-40'] }, [
    [
      'the card fields may send anywhere',
      "`default-src 'none'; script-src",
      "`default-src 'none'; connect-src *; script-src",
    ],
  ]),
  ...inFile(
    'core/selling/checkout/pay/CardFields.tsx',
    { test: 'core/selling/checkout/checkout.test.tsx', breaks: ['G101', 'SEC-40'] },
    [
      [
        'the page can read the card fields',
        "sandbox ?? 'allow-scripts'",
        "sandbox ?? 'allow-scripts allow-same-origin'",
      ],
    ],
  ),
]);
