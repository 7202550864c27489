import { FRAME_SCRIPT } from './script.generated';
import { FIELDS_STYLE } from './style';

const field = (id: string, wide: boolean, attributes: string, inside = '') => `
<div class="cell${wide ? ' wide' : ''}"><label id="${id}-label" for="${id}"></label>
<div class="box"><input id="${id}" name="${id}" aria-describedby="${id}-error" aria-required="true" spellcheck="false" ${attributes}>${inside}</div>
<p class="error" id="${id}-error"></p></div>`;

/** The page with the card fields, which carries its own style and script under one nonce. */
export const fieldsPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Card details</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style nonce="${nonce}">${FIELDS_STYLE}</style></head>
<body><form novalidate>${field('number', true, 'inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="30"', '<span id="brand" aria-hidden="true"></span>')}
${field('expiry', false, 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"')}
${field('code', false, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"')}
${field('name', true, 'autocomplete="cc-name" autocapitalize="words" maxlength="100"')}
<p class="wide" id="test"></p></form>
<script nonce="${nonce}">${FRAME_SCRIPT.replaceAll('</', '<\\/')}</script></body></html>`;

/** Nothing but this page's own style and script; framed by the own site only; it can send nothing anywhere. */
export const fieldsPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; ` +
  `frame-ancestors 'self'; require-trusted-types-for 'script'`;
