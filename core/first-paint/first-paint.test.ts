import { describe, expect, it } from 'vitest';
import { anAgency } from '../testing/agency';
import { firstPaint } from '.';

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
    const page = draw(firstPaint(agency, '/').html);
    expect(page.querySelector('h1')?.textContent).toBe('Go "north"');
    expect(page.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/hero\.svg\?v=\d+$/),
    ]);
    expect(page.querySelector('header')?.textContent).toContain('Fjord & <Sons>');
  });

  it('R021 SEC-24: its theme in light and dark, made of typed values only', () => {
    const { css } = firstPaint(
      anAgency({ primaryColor: '#c2410c', headingColor: 'red}body{display:none' }),
      '/',
    );
    expect(css).toContain('#c2410c');
    expect(css).toContain('prefers-color-scheme:dark');
    expect(css).not.toContain('display:none');
    expect(css).not.toContain('<');
    expect(firstPaint(agency, '/').css).toContain('#ffeecc');
  });

  it("R005: the frame alone on other pages and on the platform's own start page", () => {
    expect(draw(firstPaint(agency, '/login').html).querySelector('h1')).toBeNull();
    const platform = { ...agency, isPlatform: true };
    expect(draw(firstPaint(platform, '/').html).querySelector('h1')).toBeNull();
  });
});
