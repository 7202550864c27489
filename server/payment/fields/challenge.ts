import { type Money, moneyStyle, toMajor } from '@/core/contract';
import type { FrameLanguage } from './texts';
import { CHALLENGE_STYLE } from './style';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const WORDS = {
  en: {
    bank: 'Test bank',
    title: 'Confirm your payment',
    lead: 'Your bank asks whether it is you who is paying.',
    amount: 'Amount',
    card: 'Card',
    what: 'For',
    keep: 'Saving the card for later payments',
    confirm: 'Confirm',
    refuse: 'Refuse',
    note: 'Test mode: no money moves.',
    gone: 'This payment has been answered',
    goneLead: 'There is nothing left to confirm.',
    back: 'Go on',
    strange: 'This payment is not known',
    strangeLead: 'Please go back to the site and try again.',
  },
  pt: {
    bank: 'Banco de teste',
    title: 'Confirme o pagamento',
    lead: 'Seu banco pergunta se é você quem está pagando.',
    amount: 'Valor',
    card: 'Cartão',
    what: 'Referente a',
    keep: 'Guardar o cartão para pagamentos futuros',
    confirm: 'Confirmar',
    refuse: 'Recusar',
    note: 'Modo de teste: nenhum valor é cobrado.',
    gone: 'Este pagamento já foi respondido',
    goneLead: 'Não há mais nada a confirmar.',
    back: 'Continuar',
    strange: 'Este pagamento é desconhecido',
    strangeLead: 'Volte ao site e tente de novo.',
  },
  es: {
    bank: 'Banco de prueba',
    title: 'Confirme su pago',
    lead: 'Su banco pregunta si es usted quien está pagando.',
    amount: 'Importe',
    card: 'Tarjeta',
    what: 'Concepto',
    keep: 'Guardar la tarjeta para pagos futuros',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    note: 'Modo de prueba: no se cobra nada.',
    gone: 'Este pago ya fue respondido',
    goneLead: 'No queda nada por confirmar.',
    back: 'Continuar',
    strange: 'Este pago es desconocido',
    strangeLead: 'Vuelva al sitio e inténtelo de nuevo.',
  },
} satisfies Record<FrameLanguage, Record<string, string>>;

const SHIELD =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3l7 3v5c0 4.6-2.9 8.3-7 10-4.1-1.7-7-5.4-7-10V6z"/><path d="M9 12l2 2 4-4"/></svg>';

const shell = (language: FrameLanguage, nonce: string, title: string, inside: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${CHALLENGE_STYLE}</style></head>
<body><main><p class="bank">${SHIELD}${escape(WORDS[language].bank)}</p>${inside}</main></body></html>`;

const shownAmount = (amount: Money, language: FrameLanguage) =>
  new Intl.NumberFormat(language, moneyStyle(amount.currency)).format(toMajor(amount));

export interface Question {
  /** Null for a card that is only kept, to be charged later. */
  readonly amount: Money | null;
  readonly description: string | null;
  readonly card: { brand: string; last4: string };
}

/** The bank's question: confirm or refuse. */
export function challengePage(
  language: FrameLanguage,
  nonce: string,
  id: string,
  question: Question,
): string {
  const words = WORDS[language];
  const row = (name: string, value: string) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`;
  return shell(
    language,
    nonce,
    words.title,
    `<h1>${words.title}</h1><p>${words.lead}</p>
<dl>${question.amount ? row(words.amount, shownAmount(question.amount, language)) : ''}${row(words.card, `${question.card.brand.charAt(0).toUpperCase()}${question.card.brand.slice(1)} •••• ${question.card.last4}`)}${row(words.what, question.description ?? words.keep)}</dl>
<form method="post" action="/gateway/challenge"><input type="hidden" name="id" value="${escape(id)}">
<button class="first" name="answer" value="confirmed">${words.confirm}</button>
<button name="answer" value="refused">${words.refuse}</button></form><p class="note">${words.note}</p>`,
  );
}

/** Shown when the question was answered before (with the way back), or was never asked. */
export function closedPage(language: FrameLanguage, nonce: string, returnUrl: string | null): string {
  const words = WORDS[language];
  if (returnUrl === null)
    return shell(language, nonce, words.strange, `<h1>${words.strange}</h1><p>${words.strangeLead}</p>`);
  return shell(
    language,
    nonce,
    words.gone,
    `<h1>${words.gone}</h1><p>${words.goneLead}</p><a class="back" href="${escape(returnUrl)}">${words.back}</a>`,
  );
}

export const challengePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
