import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDirt, HOSTILE_HTML } from '../../contract/site/hostile-html';
import { anAgency } from '../../testing/agency';
import { renderPlugin } from '../../testing/renderPlugin';
import { KEPT_DAYS } from '../../contract/people/retention';
import { keptData } from './kept-data';
import { LegalText } from './LegalText';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const draw = (text: string) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <LegalText title="Privacy policy" text={text} publisher="Horizonte Viagens" />
    </I18nProvider>,
  );
  return container.querySelector('article')!;
};
/** What our own elements carry beside what a text may bring. */
const OURS = ['class', 'id', 'tabindex', 'target', 'rel'];

describe('legal texts when they are drawn', () => {
  it.each(HOSTILE_HTML)('SEC-22 nothing of %s reaches the page', (html) => {
    const attack = vi.fn();
    vi.stubGlobal('attack', attack);
    const article = draw(`<p>Before</p>${html}<p>After</p>`);
    expect(findDirt(article, OURS).filter((dirt) => !['<div>', '<span>'].includes(dirt))).toEqual([]);
    expect(article.innerHTML).not.toMatch(/evil\.example\/|javascript:/i);
    expect(article.textContent).toContain('Before');
    for (const element of article.querySelectorAll<HTMLElement>('a')) element.click();
    expect(attack).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('SEC-22 ids of the text never reach the page: only headings of ours have one', () => {
    const article = draw('<h2 id="root">One</h2><p id="bootstrap">x</p>');
    expect([...article.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['section-1']);
  });

  it('SEC-23 links to the web open apart without a way back; mail and phone stay', () => {
    draw(
      '<p><a href="https://a.example/x">a</a><a href="mailto:b@c.example">b</a><a href="http://d.example">d</a></p>',
    );
    const web = screen.getByRole('link', { name: 'a' });
    expect([web.getAttribute('target'), web.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(screen.getByRole('link', { name: 'b' }).getAttribute('href')).toBe('mailto:b@c.example');
    expect(screen.queryByRole('link', { name: 'd' })).toBeNull();
  });

  it('R062 plain text has headings, lists and paragraphs too', () => {
    const article = draw('# Who we are\nA sentence.\n\n- one\n- two');
    expect(within(article).getByRole('heading', { name: 'Who we are' })).toBeTruthy();
    expect(within(article).getAllByRole('listitem')).toHaveLength(2);
  });

  it('a long text has a table of contents that leads to its sections, a short one has none', () => {
    draw(['One', 'Two', 'Three', 'Four'].map((name) => `<h2>${name} <em>x</em></h2><p>.</p>`).join(''));
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['One x', 'Two x', 'Three x', 'Four x']);
    for (const link of links) expect(document.querySelector(link.getAttribute('href')!)?.tagName).toBe('H2');
    cleanup();
    draw('<h2>One</h2><p>.</p>');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('tables keep their shape, and a span that would break the page is dropped', () => {
    const article = draw(
      '<table><tr><th scope="col">a</th><td colspan="2">b</td><td colspan="9999">c</td></tr></table>',
    );
    expect([...article.querySelectorAll('td')].map(({ colSpan }) => colSpan)).toEqual([2, 1]);
  });
});

describe('the policies of an agency', () => {
  it.each([
    ['/privacy-policy', 'We keep little.'],
    ['/cookies-policy', 'We set three cookies.'],
    ['/disclaimer', 'Prices may change.'],
  ])('R062 at %s stands its own text', async (path, words) => {
    const agency = anAgency({
      privacyPolicy: 'We keep little.',
      cookiesPolicy: 'We set three cookies.',
      disclaimer: 'Prices may change.',
    });
    await renderPlugin({ registry: {}, path, agency });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the privacy page', () => {
  it('states for how long data is kept, by the figures that the server deletes by', () => {
    render(
      <I18nProvider i18n={i18n}>
        <LegalText
          title="Privacy policy"
          text="<h2>What we keep</h2><p>Your name.</p>"
          publisher="Horizonte Viagens"
          below={keptData(i18n)}
        />
      </I18nProvider>,
    );
    const rows = screen.getAllByRole('row').slice(1);
    const stated = rows.map((row) => Number(/\d+/.exec(row.textContent ?? '')?.[0]));
    expect(stated).toEqual(Object.values(KEPT_DAYS));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What we keep',
      'How long this site keeps data',
    ]);
  });
});
