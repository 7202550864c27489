import type { Language } from '@/core/contract';
import type { MailMessage } from '@/server/ports/services';
import { openSheet, SOFT, WIDTH } from '@/server/selling/documents/sheet';
import { moneyText } from '@/server/selling/letters/format';
import { wordsOf } from '../letters/letter-words';
import { addDays, dayOf } from '../plan/days';
import { sumOf } from '../plan/owed';
import type { InvoiceRow } from '../store/tables';
import { INVOICE, shortDay } from './invoice-words';

const HALF = WIDTH / 2;
const lines = (...all: (string | null)[]) => all.filter(Boolean).join('\n');

/** The invoice as one page, in the words of a language; its figures are those of the day on which it was issued. */
export async function drawInvoice(invoice: InvoiceRow, language: Language): Promise<Buffer> {
  const words = wordsOf(language);
  const day = (of: string) => shortDay(of, words.locale);
  const { number, issued_on, seller, addressee, card, period_from, period_until } = invoice;
  const title = words._(INVOICE.title(number));
  const sum = (amount: number) => moneyText({ amount, currency: invoice.currency }, words.locale);
  const total = sum(invoice.amount_minor);
  const sheet = openSheet({
    ...{ language: words.locale, title, author: seller.name },
    madeAt: invoice.created_at,
  });
  sheet.write(seller.name, { size: 12, weight: 'bold', gap: 18 });
  sheet.write(title, { size: 22, weight: 'bold', gap: 4 });
  sheet.write(words._(INVOICE.issued(day(issued_on))), { color: SOFT, gap: 20 });
  const top = sheet.y;
  sheet.write(words._(INVOICE.from), { color: SOFT, gap: 2 });
  sheet.write(lines(seller.name, seller.email, seller.phone), { width: HALF - 16 });
  const left = sheet.y;
  sheet.y = top;
  const beside = { x: 48 + HALF, width: HALF };
  sheet.write(words._(INVOICE.to), { ...beside, color: SOFT, gap: 2 });
  sheet.write(
    lines(
      addressee.legalName,
      addressee.legalName === addressee.agencyName ? null : addressee.agencyName,
      addressee.addressLine,
      `${addressee.zipCode} ${addressee.city}`,
      `${addressee.state}, ${addressee.country}`,
      addressee.vatNumber && words._(INVOICE.vat(addressee.vatNumber)),
    ),
    beside,
  );
  sheet.y = Math.max(left, sheet.y) + 16;
  sheet.rule(60);
  const what = invoice.months === 1 ? INVOICE.holiday : INVOICE.regular;
  sheet.write(sum(invoice.amount_minor - sumOf(invoice.extras)), { align: 'right', keep: true });
  sheet.write(words._(what), { width: WIDTH - 120, gap: 2 });
  // Through its last day: the next period begins on `period_until`.
  sheet.write(words._(INVOICE.period(day(period_from), day(addDays(period_until, -1)))), {
    color: SOFT,
    gap: 6,
  });
  for (const { amount, words: called } of invoice.extras) {
    sheet.write(sum(amount.amount), { align: 'right', keep: true });
    sheet.write(called[words.locale], { width: WIDTH - 120, gap: 6 });
  }
  sheet.rule(40);
  sheet.write(total, { size: 13, weight: 'bold', align: 'right', keep: true });
  sheet.write(words._(INVOICE.total), { size: 13, weight: 'bold', gap: 16 });
  const brand = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
  sheet.write(words._(INVOICE.paid(brand, day(issued_on))), { color: SOFT });
  if (invoice.refunded_at) {
    sheet.rule(40);
    sheet.write(sum(-invoice.amount_minor), { align: 'right', keep: true });
    sheet.write(words._(INVOICE.refunded(day(dayOf(invoice.refunded_at)))), { gap: 6 });
    sheet.write(sum(0), { size: 13, weight: 'bold', align: 'right', keep: true });
    sheet.write(words._(INVOICE.balance), { size: 13, weight: 'bold' });
  }
  return sheet.bytes();
}

/** The same as it is attached to a letter. */
export async function invoiceFile(
  invoice: InvoiceRow,
  language: Language,
): Promise<NonNullable<MailMessage['attachments']>[number]> {
  return {
    filename: `invoice-${invoice.number}.pdf`,
    contentType: 'application/pdf',
    content: (await drawInvoice(invoice, language)).toString('base64'),
    encoding: 'base64',
  };
}
