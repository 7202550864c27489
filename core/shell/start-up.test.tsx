import { i18n } from '@lingui/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../api/client';
import { getAgency } from '../contract/site/agency';
import { NO_PORTS, readBootstrap } from '../tenant/bootstrap';
import { loadMapsScript } from './maps-script';
import { StartErrorView } from './views/StartErrorView';

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
});

describe('a page that cannot start', () => {
  it('R158 G127 says so and tries again, in the language of the document when the words themselves are missing', () => {
    const before = i18n.locale;
    i18n.load('none', {});
    Object.defineProperty(i18n, '_locale', { value: '', configurable: true, writable: true });
    const reload = vi.fn();
    document.documentElement.lang = 'pt';
    render(<StartErrorView error={new Error('x')} reload={reload} />);
    expect(screen.getByRole('heading', { name: 'Algo não carregou. Recarregue a página.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(reload).toHaveBeenCalledOnce();
    Object.defineProperty(i18n, '_locale', { value: before, configurable: true, writable: true });
  });

  it('R158 with its words but without its agency it is the load error with a retry', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const reload = vi.fn();
    render(<StartErrorView error={new Error('x')} reload={reload} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert').textContent).toContain('Something failed to load');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('services by configuration', () => {
  it('G60 are read from the page, and none are there by default', () => {
    const page = (ports: unknown) =>
      new DOMParser().parseFromString(
        `<script type="application/json" id="bootstrap">${JSON.stringify({ agency: null, ports })}</script>`,
        'text/html',
      );
    expect(readBootstrap(page(undefined)).ports).toEqual(NO_PORTS);
    expect(readBootstrap(page({ apiBase: 'https://api.example' })).ports).toEqual({
      ...NO_PORTS,
      apiBase: 'https://api.example',
    });
  });

  /** What a call sends where this host is configured, and a gatekeeper beside it. */
  const sentTo = async (baseUrl: string) => {
    const sent: Request[] = [];
    const api = createApi({
      baseUrl,
      authKey: () => 'k',
      secretCode: () => 's',
      language: () => 'en',
      token: () => 'session',
      gatekeeper: () => ({ host: 'gate.example', token: 'session' }),
      fetch: (input, init) => {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json({ agency: null }));
      },
    });
    await api.call(getAgency).catch(() => undefined);
    expect(sent).toHaveLength(1);
    return sent[0]!;
  };

  it('R144 calls go to the configured host, with its key', async () => {
    const { url, headers } = await sentTo('https://api.example');
    expect([url, headers.get('auth-key')]).toEqual(['https://api.example/api/agency', 'k']);
  });

  it('R147 G55 the gatekeeper’s host alone gets the token in a header of its own', async () => {
    expect((await sentTo('https://gate.example')).headers.get('token')).toBe('session');
    expect((await sentTo('https://api.example')).headers.get('token')).toBeNull();
  });
});

describe('the maps script', () => {
  it('R025 G60 is loaded once from the configured address, and only over https', async () => {
    const page = document.implementation.createHTMLDocument();
    await expect(loadMapsScript('http://maps.example/x.js', page)).rejects.toThrow('https');
    const first = loadMapsScript('https://maps.example/x.js', page);
    void loadMapsScript('https://maps.example/x.js', page);
    const scripts = page.querySelectorAll('script');
    expect([...scripts].map(({ src }) => src)).toEqual(['https://maps.example/x.js']);
    scripts[0]!.onload!(new Event('load'));
    await first;
  });

  it('R025 one that fails may be tried again', async () => {
    vi.resetModules();
    const { loadMapsScript: load } = await import('./maps-script');
    const page = document.implementation.createHTMLDocument();
    const failed = load('https://maps.example/y.js', page);
    (page.querySelector('script')!.onerror as () => void)();
    await expect(failed).rejects.toThrow('did not load');
    void load('https://maps.example/y.js', page);
    expect(page.querySelectorAll('script')).toHaveLength(1);
  });
});
