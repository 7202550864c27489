import { TEST_CARDS, tokenOf } from '../embedded/cards';
import { brandOf, codeLength, digitsOf, formatExpiry, formatNumber } from './card';
import { TEXTS, type FrameLanguage } from './texts';
import { dress } from './dress';
import { themeProperties } from './theme';
import { FIELDS, validate, type Field, type Problem, type Values } from './validate';

// Runs inside the frame, whose origin is opaque. The page around it gets tokens and words, never the number.

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const input = (field: Field) => element<HTMLInputElement>(field);
const values = () =>
  Object.fromEntries(FIELDS.map((field) => [field, input(field).value])) as unknown as Values;
const post = (type: string, body: object = {}) =>
  parent.postMessage({ type: `caravel:${type}`, ...body }, location.origin);

let language: FrameLanguage = 'en';
const shown: Partial<Record<Field, Problem | undefined>> = {};

/** What stands at the fields, for the page's own list of what is to be mended. */
const errors = () =>
  FIELDS.flatMap((field) => {
    const problem = shown[field];
    return problem ? [{ field, message: TEXTS[language].problems[problem] }] : [];
  });
const change = () => {
  const { number } = values();
  const complete = Object.keys(validate(values(), new Date())).length === 0;
  post('change', { complete, brand: brandOf(number), errors: errors() });
};

function show(field: Field, problem: Problem | undefined): void {
  shown[field] = problem;
  element(`${field}-error`).textContent = problem ? TEXTS[language].problems[problem] : '';
  if (problem) input(field).setAttribute('aria-invalid', 'true');
  else input(field).removeAttribute('aria-invalid');
}

function speak(next: FrameLanguage): void {
  language = next;
  const texts = TEXTS[language];
  document.documentElement.lang = language;
  document.title = texts.title;
  for (const field of FIELDS) {
    element(`${field}-label`).textContent = texts[field];
    show(field, shown[field]);
  }
  input('expiry').placeholder = texts.expiryHint;
  element('test').textContent = texts.test;
  if (errors().length > 0) change();
}

/** Formats while typing and leaves the caret behind the same digit. */
function reformat(field: HTMLInputElement, format: (text: string) => string, deleting: boolean): void {
  const caret = field.selectionStart ?? field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  const grew = format(field.value);
  if (deleting && caret === field.value.length && grew.length > field.value.length) return;
  const shift = digitsOf(grew).length - digitsOf(field.value).length;
  field.value = grew;
  if (caret === grew.length || before + shift >= digitsOf(grew).length) return;
  let position = 0;
  for (let seen = 0; seen < before + Math.max(0, shift); position++)
    if (/\d/.test(grew[position] ?? '')) seen++;
  field.setSelectionRange(position, position);
}

function onInput(field: Field, deleting: boolean): void {
  if (field === 'number') reformat(input('number'), formatNumber, deleting);
  if (field === 'expiry') reformat(input('expiry'), formatExpiry, deleting);
  const code = input('code');
  code.maxLength = codeLength(input('number').value);
  // One that was typed for another card stays, and is named.
  if (field === 'code') code.value = digitsOf(code.value).slice(0, code.maxLength);
  const brand = brandOf(input('number').value);
  element('brand').textContent = brand === 'card' ? '' : brand;
  element('brand').dataset['brand'] = brand;
  if (shown[field]) show(field, validate(values(), new Date())[field]);
  change();
}

/** Shows what is wrong with the fields. */
function check(): void {
  const problems = validate(values(), new Date());
  for (const field of FIELDS) show(field, problems[field]);
}

function tokenise(requestId: unknown): void {
  const entered = values();
  check();
  const echo = typeof requestId === 'string' ? { requestId: requestId.slice(0, 100) } : {};
  if (errors().length > 0) {
    post('error', { errors: errors(), ...echo });
    return;
  }
  const digits = digitsOf(entered.number);
  const brand = brandOf(digits);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const token = tokenOf(TEST_CARDS[digits]!, brand, digits.slice(-4), random, digitsOf(entered.expiry));
  post('token', { token, card: { brand, last4: digits.slice(-4) }, ...echo });
}

for (const field of FIELDS) {
  input(field).addEventListener('input', (event) => {
    onInput(field, ((event as InputEvent).inputType ?? '').startsWith('delete'));
  });
  input(field).addEventListener('blur', () => {
    // Nothing to complain about before somebody has typed something.
    if (!input(field).value) return;
    show(field, validate(values(), new Date())[field]);
    change();
  });
  input(field).addEventListener('keydown', (event) => {
    if (event.key === 'Enter') post('submit');
  });
}

const shownFirst = () => FIELDS.find((field) => shown[field]);

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || event.origin !== location.origin) return;
  const message = (typeof event.data === 'object' ? event.data : null) as Record<string, unknown> | null;
  if (message?.['type'] === 'caravel:tokenise') tokenise(message['requestId']);
  if (message?.['type'] === 'caravel:check') {
    check();
    post('error', { errors: errors() });
  }
  if (message?.['type'] === 'caravel:focus')
    input(FIELDS.find((field) => field === message['field']) ?? shownFirst() ?? 'number').focus();
  if (message?.['type'] === 'caravel:font') dress(message['bytes']);
  if (message?.['type'] === 'caravel:configure') {
    for (const [name, value] of themeProperties(message['theme']))
      document.documentElement.style.setProperty(name, value);
    if (typeof message['language'] === 'string' && message['language'] in TEXTS)
      speak(message['language'] as FrameLanguage);
  }
});

new ResizeObserver(() =>
  post('height', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
speak('en');
post('ready');
