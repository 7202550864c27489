// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { offlineHtml } from './offline-vouchers';

const EVIL = `"><script>alert(1)</script><img src=https://evil.example/x onerror='alert(2)'>&`;

it('R348 a file of vouchers has every code and text, runs nothing and asks nobody, whatever its texts say', () => {
  const html = offlineHtml({
    ...{ language: `en${EVIL}`, title: `Title${EVIL}`, option: `Option${EVIL}`, when: `When${EVIL}` },
    ...{ place: `Place${EVIL}`, people: [`Ana${EVIL}`, 'Rui'] },
    locator: { label: `Locator${EVIL}`, value: `LW4K7Q${EVIL}` },
    vouchers: [
      { code: `A-1${EVIL}`, who: `Ana${EVIL}` },
      { code: 'A-2', who: 'Rui' },
    ],
    agency: { name: `Prado${EVIL}`, phone: `+351${EVIL}` },
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('script, img, link, iframe, a, [src], [href], [onerror]')).toHaveLength(0);
  expect(page.querySelectorAll('article svg path')).toHaveLength(2);
  for (const said of ['Title', 'Option', 'When', 'Place', 'Ana', 'Locator', 'LW4K7Q', 'A-1', 'Prado', '+351'])
    expect(page.body.textContent, said).toContain(`${said}${EVIL}`);
  expect(page.documentElement.lang).toBe(`en${EVIL}`);
  expect(page.querySelector('meta[http-equiv]')!.getAttribute('content')).toContain("default-src 'none'");
});
