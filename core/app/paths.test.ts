import { describe, expect, it } from 'vitest';
import { CORE_PATHS, isCorePath, isWithinRoots } from '../contract/paths';
import { framePages, shellPages } from './core-routes';

interface Node {
  options: { path?: string; id?: string };
  children?: Record<string, Node> | Node[];
}
const pathsOf = (nodes: Record<string, unknown>): string[] =>
  Object.values(nodes).flatMap((node) => {
    const { options, children } = node as Node;
    return [
      ...(options.path === undefined ? [] : [options.path]),
      ...(children ? pathsOf(children as Record<string, unknown>) : []),
    ];
  });

describe('the paths that the server knows', () => {
  it('are those of the router, so that none of its pages is answered with 404', () => {
    const own = [...pathsOf(framePages), ...pathsOf(shellPages)]
      .filter((path) => path !== '$')
      .map((path) =>
        path
          .toLowerCase()
          .replace('{-$section}', '$?')
          .replace(/\$id\b/, '$'),
      );
    expect([...own].sort()).toEqual([...CORE_PATHS].sort());
  });

  it('G16 ignore letter case and a last slash, and take one segment for a parameter', () => {
    for (const path of [
      '/',
      '/newPassword',
      '/MyTrip/',
      '/profile',
      '/profile/security',
      '/agency-terms-and-conditions/ab1',
    ])
      expect([path, isCorePath(path)]).toEqual([path, true]);
    for (const path of ['/nothing', '/login/more', '/profile/a/b', '/agency-terms-and-conditions', '/loginx'])
      expect([path, isCorePath(path)]).toEqual([path, false]);
  });

  it('of a plugin are its roots and what lies below', () => {
    expect(isWithinRoots('/booknow/Boats/search', ['/booknow/boats'])).toBe(true);
    expect(isWithinRoots('/booknow/boatsandmore', ['/booknow/boats'])).toBe(false);
  });
});
