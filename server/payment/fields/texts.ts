import type { Problem } from './validate';

export type FrameLanguage = 'en' | 'pt' | 'es';

export interface Texts {
  title: string;
  number: string;
  expiry: string;
  expiryHint: string;
  code: string;
  name: string;
  test: string;
  problems: Record<Problem, string>;
}

/** The frame is a page of the gateway, not of the application, so it brings its own words. */
export const TEXTS: Record<FrameLanguage, Texts> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    code: 'Security code',
    name: 'Name on card',
    test: 'Test mode. No money moves; pay with 4242 4242 4242 4242.',
    problems: {
      'number-incomplete': 'Your card number is incomplete',
      'number-invalid': 'Your card number is invalid.',
      'number-not-a-test': 'Only test cards work here. Use 4242 4242 4242 4242.',
      'expiry-incomplete': "Your card's expiration date is incomplete",
      'expiry-invalid': 'Please enter valid expiry date',
      'code-incomplete': "Your card's security code is incomplete",
      'code-invalid': 'Please enter valid CVV',
      'name-missing': 'Please enter card holder name',
    },
  },
  pt: {
    title: 'Dados do cartão',
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryHint: 'MM / AA',
    code: 'Código de segurança',
    name: 'Nome no cartão',
    test: 'Modo de teste. Nenhum valor é cobrado; pague com 4242 4242 4242 4242.',
    problems: {
      'number-incomplete': 'O número do cartão está incompleto',
      'number-invalid': 'O número do cartão é inválido.',
      'number-not-a-test': 'Só cartões de teste funcionam aqui. Use 4242 4242 4242 4242.',
      'expiry-incomplete': 'A validade do cartão está incompleta',
      'expiry-invalid': 'Digite uma validade correta',
      'code-incomplete': 'O código de segurança está incompleto',
      'code-invalid': 'Digite um CVV correto',
      'name-missing': 'Digite o nome do titular do cartão',
    },
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryHint: 'MM / AA',
    code: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
    test: 'Modo de prueba. No se cobra nada; pague con 4242 4242 4242 4242.',
    problems: {
      'number-incomplete': 'El número de la tarjeta está incompleto',
      'number-invalid': 'El número de la tarjeta no es válido.',
      'number-not-a-test': 'Aquí solo funcionan tarjetas de prueba. Use 4242 4242 4242 4242.',
      'expiry-incomplete': 'La fecha de caducidad está incompleta',
      'expiry-invalid': 'Escriba una fecha de caducidad válida',
      'code-incomplete': 'El código de seguridad está incompleto',
      'code-invalid': 'Escriba un CVV válido',
      'name-missing': 'Escriba el nombre del titular de la tarjeta',
    },
  },
};
