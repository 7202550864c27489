// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { findDirt, HOSTILE_HTML } from '@/core/contract/site/hostile-html';
import { cleanLegalText, cleanLine } from './legal-text';

const page = document.implementation.createHTMLDocument();
/** Places in which the same text is parsed by other rules. */
const PLACES = ['div', 'td', 'template', 'svg', 'math', 'noscript', 'select', 'textarea'];

function parsedIn(place: string, html: string): ParentNode {
  const element = page.createElement(place === 'template' ? 'template' : 'div');
  element.innerHTML = place === 'div' || place === 'template' ? html : `<${place}>${html}</${place}>`;
  return element instanceof HTMLTemplateElement ? element.content : element;
}

describe('legal texts when they are written', () => {
  test.each(HOSTILE_HTML)('SEC-22 nothing of %s is left', (html) => {
    const clean = cleanLegalText(`<p>Before</p>${html}<p>After</p>`);
    expect(findDirt(parsedIn('div', clean))).toEqual([]);
    expect(clean).not.toMatch(/evil\.example\/|javascript:|on\w+\s*=\s*"?attack/i);
    expect(clean).toContain('Before');
  });

  test.each(HOSTILE_HTML)('SEC-22 what is left of %s does not change when it is parsed again', (html) => {
    const clean = cleanLegalText(html);
    expect(cleanLegalText(clean)).toBe(clean);
    for (const place of PLACES) {
      const scripts = [...parsedIn(place, clean).querySelectorAll('*')].filter(
        (element) =>
          element.localName === 'script' || [...element.attributes].some(({ name }) => name.startsWith('on')),
      );
      expect(scripts, place).toEqual([]);
    }
  });

  test('SEC-22 headings, lists, tables and words stay as they were', () => {
    const text =
      '<h2>One</h2><p>Two <strong>three</strong> &amp; four<br />five</p><ul><li>six</li></ul><table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(cleanLegalText(text)).toBe(text);
  });

  test('SEC-23 links lead to https, mailto and tel', () => {
    const links =
      '<a href="https://a.example/x">a</a><a href="mailto:a@b.example">b</a><a href="tel:+123">c</a>';
    expect(cleanLegalText(links)).toBe(links);
    expect(cleanLegalText('<a href="http://a.example">a</a>')).toBe('<a>a</a>');
  });

  test('plain text stays plain, also with signs that are no tags', () => {
    expect(cleanLegalText('  # Title\n\nFees < 5 % & more\n')).toBe('# Title\n\nFees < 5 % & more');
  });

  test('headings of the agency keep one level below the page', () => {
    expect(cleanLegalText('<h1>Big</h1><h6>Small</h6>')).toBe('<h2>Big</h2><h4>Small</h4>');
  });

  test('SEC-22 a banner is one line without controls and turned text', () => {
    expect(cleanLine(' Go\u202e north\u0000\nnow ')).toBe('Go north now');
  });
});
