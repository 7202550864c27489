// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { cookieText, deleteCookie } from '../state/cookies';
import { activateLanguage, addWords } from './catalogs';
import {
  asLanguage,
  detectLanguage,
  LANGUAGE_COOKIE_SECONDS,
  type LanguageSources,
  rememberLanguage,
} from './detect';
import { pseudoCatalog, pseudoText } from './pseudo';

const nothing: LanguageSources = {
  search: '',
  cookie: null,
  localStorage: null,
  sessionStorage: null,
  navigator: ['de-DE', 'fr'],
  htmlTag: '',
  path: '/',
  host: 'localhost',
};

describe('detection', () => {
  const sources: [keyof LanguageSources, Partial<LanguageSources>][] = [
    ['search', { search: '?lng=es' }],
    ['cookie', { cookie: 'es' }],
    ['localStorage', { localStorage: 'es' }],
    ['sessionStorage', { sessionStorage: 'es-MX' }],
    ['navigator', { navigator: ['de-DE', 'es-AR', 'pt'] }],
    ['htmlTag', { htmlTag: 'es' }],
    ['path', { path: '/es/booknow' }],
    ['host', { host: 'es.agency.example' }],
  ];
  it.each(sources)('R013 G113 uses %s', (_, given) => {
    expect(detectLanguage({ ...nothing, ...given })).toBe('es');
  });
  it.each(
    sources.slice(0, -1).map(([name, given], index) => [name, given, sources.slice(index + 1)] as const),
  )('R013 %s wins over everything after it', (_, given, later) => {
    const others = Object.assign(
      {},
      ...later.map(([name]) => ({ [name]: later.find(([key]) => key === name)![1][name] })),
    ) as Partial<LanguageSources>;
    // The names of the sources hold the letters too.
    const portuguese = JSON.parse(
      JSON.stringify(others).replaceAll(/\bes\b/g, 'pt'),
    ) as Partial<LanguageSources>;
    expect(detectLanguage({ ...nothing, ...portuguese })).toBe('pt');
    expect(detectLanguage({ ...nothing, ...portuguese, ...given })).toBe('es');
  });
  it('R012 falls back to English, and passes over what is not ours', () => {
    expect(detectLanguage(nothing)).toBe('en');
    expect(detectLanguage({ ...nothing, search: '?lng=xx', cookie: 'pt' })).toBe('pt');
  });
  it('G113 matches regional variants by their base, and path and host labels as a whole', () => {
    expect(asLanguage('pt-BR')).toBe('pt');
    expect(asLanguage('PT_pt')).toBe('pt');
    expect(asLanguage('spanish')).toBeUndefined();
    expect(detectLanguage({ ...nothing, path: '/essen', host: 'pt-hotels.example' })).toBe('en');
  });
  it('G114 the language is kept under the name lng', () => {
    rememberLanguage('pt');
    expect(document.cookie).toContain('lng=pt');
    deleteCookie('lng');
  });
  it('R014 the choice is kept for 525600 minutes', () => {
    expect(LANGUAGE_COOKIE_SECONDS).toBe(31_536_000);
    expect(cookieText('lng', 'pt', LANGUAGE_COOKIE_SECONDS, false)).toBe(
      'lng=pt; path=/; max-age=31536000; samesite=lax',
    );
  });
});

describe('words of modules', () => {
  it('count in the language that is shown, and in the next one without being asked for', () => {
    activateLanguage('en');
    addWords({ some: [['word-en'], ['word-pt'], ['word-es']] });
    expect(i18n._('some')).toBe('word-en');
    activateLanguage('pt');
    expect(i18n.locale).toBe('pt');
    expect(document.documentElement.lang).toBe('pt');
    expect(i18n._('some')).toBe('word-pt');
    activateLanguage('en');
  });
  it('of one that comes later stand beside those before, and draw nothing anew', () => {
    activateLanguage('es');
    addWords({ before: [['before-en'], ['before-pt'], ['before-es']] });
    const changed = vi.fn();
    const stop = i18n.on('change', changed);
    addWords({ later: [['later-en'], ['later-pt'], ['later-es']] });
    expect([i18n._('before'), i18n._('later')]).toEqual(['before-es', 'later-es']);
    expect(changed).not.toHaveBeenCalled();
    stop();
    activateLanguage('en');
  });
  it('the last wish wins', () => {
    activateLanguage('pt');
    activateLanguage('es');
    expect(i18n.locale).toBe('es');
    activateLanguage('en');
  });
});

describe('the pseudo-locale', () => {
  it('changes words, not placeholders or tags', () => {
    expect(pseudoText('Hello <0>you</0>')).toMatch(/^\[Hëľľö <0>ÿöü<\/0>·+\]$/);
    const { greeting } = pseudoCatalog({ greeting: ['Hello ', ['name'], '!'] });
    expect(greeting).toEqual(['Hëľľö ', ['name'], '!']);
    const plural = (day: unknown) => ({ days: [['count', 'plural', { offset: 1, other: day }]] as never });
    expect(pseudoCatalog(plural(['#', ' day']))).toEqual(plural(['#', ' đàÿ']));
  });
});
