// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { findDirt, HOSTILE_HTML } from '@/core/contract/site/hostile-html';
import { readLegal } from '@/core/shell/legal/read-legal';
import { blocksOf, htmlOf, marked, newBlock } from './legal-blocks';

const read = (html: string) =>
  readLegal(html, (text, rules) => DOMPurify.sanitize(text, rules) as DocumentFragment);
const again = (html: string) => htmlOf(blocksOf(read(html)));

describe('legal texts as blocks', () => {
  it.each([
    '<h2>One</h2><p>Two <strong>three</strong> &amp; four</p>',
    '<h3>Small</h3><ul><li>a</li><li>b <a href="https://a.example/x">c</a></li></ul>',
    '<ol><li>first</li><li>second</li></ol><p>line<br />break</p>',
    '<p><a href="mailto:a@b.example">write</a> or <a href="tel:+123">call</a></p>',
    '<p>before</p><table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>',
    '<blockquote><p>kept</p></blockquote><hr />',
  ])('come back as they were: %s', (html) => {
    expect(again(html)).toBe(html);
  });

  it('reads plain text with its marks', () => {
    expect(
      blocksOf(read('# Title\n\nWords here\n\n- one\n- two')).map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['heading', 'Title'],
      ['paragraph', 'Words here'],
      ['bullets', 'one\ntwo'],
    ]);
  });

  it.each(HOSTILE_HTML)('SEC-22 typed as text, %s stays text', (html) => {
    const page = document.createElement('div');
    page.innerHTML = htmlOf([newBlock('paragraph', html), newBlock('bullets', html)]);
    expect(findDirt(page)).toEqual([]);
    expect(
      each([...page.querySelectorAll('*')], ({ localName }) => /^(p|br|ul|li|strong|a)$/.test(localName)),
    ).toBe(true);
  });

  it('SEC-23 links lead to https, mailto and tel; any other stays as it was typed', () => {
    expect(htmlOf([newBlock('paragraph', '[x](javascript:alert) [y](https://y.example)')])).toBe(
      '<p>[x](javascript:alert) <a href="https://y.example">y</a></p>',
    );
  });

  it('leaves out what is empty', () => {
    expect(htmlOf([newBlock('heading', ' '), newBlock('bullets', '\n \n')])).toBe('');
  });

  it('marks the selection, or a word to type over', () => {
    expect(marked('one two', 4, 7, 'bold', 'bold')).toEqual({ text: 'one **two**', from: 6, to: 9 });
    const link = marked('', 0, 0, 'link', 'link');
    expect(link.text).toBe('[link](https://)');
    expect(link.text.slice(link.from, link.to)).toBe('https://');
  });
});
