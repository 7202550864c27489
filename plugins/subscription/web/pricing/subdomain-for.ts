const MOST = 40;

/** A subdomain that looks like the agency's name: "Café São João & Cia." is `cafe-sao-joao-cia`; empty where nothing of it fits. */
export const subdomainFor = (agencyName: string): string =>
  agencyName
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
