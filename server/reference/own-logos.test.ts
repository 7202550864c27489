import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readOwnLogos, squareLogo } from './own-logos';

const dir = mkdtempSync(join(tmpdir(), 'caravel-logos-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const svg = (inside: string, root = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"${root}>${inside}</svg>`);
const GREEN = '<rect width="40" height="20" fill="#0a6"/>';
const sizeOf = (bytes: Uint8Array) => {
  const view = Buffer.from(bytes);
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
};

describe('logos of an operator’s own', () => {
  it('R239 are drawn to 96 pixels a side, whatever they were', () => {
    const drawn = squareLogo(svg(GREEN), 'svg');
    expect(sizeOf(drawn)).toEqual([96, 96]);
    expect(sizeOf(squareLogo(drawn, 'png'))).toEqual([96, 96]);
  });

  it('SEC-38 what an SVG would run or fetch is not part of the picture', () => {
    const hostile = svg(
      `${GREEN}<script>alert(1)</script><image href="/etc/passwd" width="9" height="9"/><foreignObject width="9" height="9"/>`,
      ' onload="alert(1)"',
    );
    const drawn = Buffer.from(squareLogo(hostile, 'svg'));
    expect(drawn.subarray(1, 4).toString()).toBe('PNG');
    expect(drawn.equals(Buffer.from(squareLogo(svg(GREEN), 'svg')))).toBe(true);
  });

  it.each([
    ['a picture of another kind', Buffer.from('GIF89a'), 'png'],
    ['a text that is no SVG', Buffer.from('hello'), 'svg'],
    ['an SVG with nothing in it', svg(''), 'svg'],
    ['more than 256 KiB', Buffer.alloc(256 * 1024 + 1), 'svg'],
  ] as const)('refuses %s', (_, bytes, kind) => {
    expect(() => squareLogo(bytes, kind)).toThrow();
  });

  it('are read by their code, others are left alone, and what cannot be used is named', () => {
    writeFileSync(join(dir, 'tp.svg'), svg(GREEN));
    writeFileSync(join(dir, 'LH.png'), squareLogo(svg(GREEN), 'svg'));
    writeFileSync(join(dir, 'BA.png'), 'no picture');
    writeFileSync(join(dir, 'README.md'), 'of these logos');
    const warn = vi.fn();
    expect([...readOwnLogos(dir, { warn }).keys()].sort()).toEqual(['LH', 'TP']);
    expect(warn.mock.calls.map(([facts]) => (facts as { file: string }).file)).toEqual(['BA.png']);
    expect(readOwnLogos(null, { warn }).size).toBe(0);
  });
});
