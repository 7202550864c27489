import { describe, expect, test } from 'vitest';
import { criticalCss, readRules } from './critical';

const SHEET = [
  ':root{--cv-a:#fff}',
  '@font-face{font-family:Roboto Variable;src:url(/assets/latin.woff2);unicode-range:U+??,U+131}',
  '@font-face{font-family:Roboto Variable;src:url(/assets/greek.woff2);unicode-range:U+370-377}',
  '@font-face{font-family:Lora Variable;src:url(/assets/lora.woff2);unicode-range:U+??}',
  '@keyframes spin{to{transform:none}}',
  '*,:before{box-sizing:border-box}',
  '.a{color:red}',
  '.a .b,.c{color:blue}',
  '.a:after{content:"}.x{"}',
  '@media (min-width:40rem){.a{color:green}.z{color:red}@supports (display:grid){.a{display:grid}}}',
].join('');

describe('what the first HTML needs of the styles', () => {
  const of = (html: string) => criticalCss(readRules(SHEET), html, "--cv-font:'Roboto Variable',sans-serif");

  test('rules of its classes and of elements, with their conditions and in their order', () => {
    expect(of('<p class="a"></p>')).toBe(
      '@font-face{font-family:Roboto Variable;src:url(/assets/latin.woff2);unicode-range:U+??,U+131}' +
        '*,:before{box-sizing:border-box}.a{color:red}.a:after{content:"}.x{"}' +
        '@media (min-width:40rem){.a{color:green}}' +
        '@media (min-width:40rem){@supports (display:grid){.a{display:grid}}}',
    );
  });

  test('a rule whose other classes it lacks is left out, one of several selectors is enough', () => {
    expect(of('<p class="b"></p>')).not.toContain('color:blue');
    expect(of('<p class="a b"></p>')).toContain('.a .b,.c{color:blue}');
    expect(of('<i class="c"></i>')).toContain('.a .b,.c{color:blue}');
  });
});
