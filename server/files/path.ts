const PATH = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a stored file is served, on the hosts of its agency. */
export const pathOf = (id: string): string => `/files/${id}`;

/** The id in such a path; null for every other address. */
export const idIn = (path: string | null): string | null => PATH.exec(path ?? '')?.[1] ?? null;
