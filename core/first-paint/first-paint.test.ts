// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { anAgency } from '../testing/agency';
import { firstPaint } from '.';
import { heroDrawing } from './hero-drawing';

const draw = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
};

describe('what a page shows before its code is there', () => {
  const agency = anAgency({
    agencyName: 'Fjord & <Sons>',
    heading: 'Go "north"',
    subHeading: '<img src=x onerror=alert(1)>',
    headingColor: '#ffeecc',
    logo: null,
  });

  it('R009: the heading of the agency, as text', () => {
    const page = draw(firstPaint(agency, '/', 'en').html);
    expect(page.querySelector('h1')?.textContent).toBe('Go "north"');
    expect(page.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/hero\.svg\?v=\d+$/),
    ]);
    expect(page.querySelector('header')?.textContent).toContain('Fjord & <Sons>');
  });

  it('R009: a drawn hero that is the same whatever the agency is called, and another one at each', () => {
    const drawn = (more: Parameters<typeof anAgency>[0]) =>
      heroDrawing(anAgency({ ...more, backgroundImage: null }));
    const one = drawn({ subdomain: 'one', agencyName: 'Fjord' });
    expect(drawn({ subdomain: 'one', agencyName: 'Renamed' })).toBe(one);
    expect(drawn({ subdomain: 'two', agencyName: 'Fjord' })).not.toBe(one);
  });

  it('R021 SEC-24: its theme in light and dark, made of typed values only', () => {
    const { css } = firstPaint(
      anAgency({ primaryColor: '#c2410c', headingColor: 'red}body{display:none' }),
      '/',
      'en',
    );
    expect(css).toContain('#c2410c');
    expect(css).toContain('prefers-color-scheme:dark');
    expect(css).not.toContain('display:none');
    expect(css).not.toContain('<');
    expect(firstPaint(agency, '/', 'en').css).toContain('#ffeecc');
  });

  it('R024: its own color in the dark only where it has chosen so', () => {
    const dark = (keepsColorInDark: boolean) =>
      firstPaint(anAgency({ primaryColor: '#c2410c', keepsColorInDark }), '/', 'en').css.match(
        /\[data-theme=dark\]\{[^}]*--cv-brand-primary:(#\w+)/,
      )?.[1];
    expect([dark(false), dark(true)]).toEqual(['#2c7be5', '#c2410c']);
  });

  it("R005: the frame alone on other pages and on the platform's own start page", () => {
    expect(draw(firstPaint(agency, '/mytrip', 'en').html).querySelector('h1')).toBeNull();
    const platform = { ...agency, isPlatform: true };
    expect(draw(firstPaint(platform, '/mytrip', 'en').html).querySelector('h1')).toBeNull();
  });

  it("R005 R079 the opening and the entrances of the platform's own site, in the reader's language", () => {
    const platform = { ...agency, isPlatform: true };
    expect(draw(firstPaint(platform, '/', 'en').html).querySelector('h1')?.textContent).toBe('Go "north"');
    expect(draw(firstPaint(platform, '/Login/', 'pt').html).querySelector('h1')?.textContent).toBe(
      'Que bom ver você de novo',
    );
    expect(draw(firstPaint(agency, '/login', 'pt').html).querySelector('h1')?.textContent).toBe('Go "north"');
  });

  it('R043 SEC-22 a policy: its headings, paragraphs and lists as text, nothing of its markup', () => {
    const privacyPolicy =
      '<h2>What &amp; why</h2><p onclick="x()">We keep <b>little</b>.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>';
    const page = draw(firstPaint({ ...agency, privacyPolicy }, '/privacy-policy', 'es').html);
    expect(page.querySelector('h1')?.textContent).toBe('Política de privacidad');
    expect(page.querySelector('article h2')?.textContent).toBe('What & why');
    expect(page.querySelector('article p')?.textContent).toBe('We keep little.');
    expect([...page.querySelectorAll('article li')].map((item) => item.textContent)).toEqual(['One', 'Two']);
    expect(page.querySelector('script, b, [onclick]')).toBeNull();
    // Without a text of the agency's own the page still says for how long data is kept; others have nothing to show.
    const article = (path: string) => draw(firstPaint(agency, path, 'es').html).querySelector('article');
    expect(article('/privacy-policy')?.querySelector('h2')?.textContent).toMatch(/conserva|guarda/);
    expect(article('/cookies-policy')).toBeNull();
  });
});
