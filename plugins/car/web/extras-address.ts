import type { CarExtras } from '../contract';

interface ExtrasAddress {
  coverages?: string | undefined;
  accessories?: string | undefined;
}

const MOST = 10;
const listed = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split('~').filter((part) => /^[A-Z]{2,10}(\.\d)?$/.test(part)))].slice(0, MOST);

/** What was added to an offer, as the address of its details and its checkout carries it: `CST.2~NAV.1`. */
export const extrasAddress = ({ coverages, accessories }: CarExtras): ExtrasAddress => ({
  coverages: coverages.join('~') || undefined,
  accessories: accessories.map(({ code, quantity }) => `${code}.${quantity}`).join('~') || undefined,
});

/** Reads it again; what cannot be read is left out. Whether it may be had, the server decides. */
export function extrasOfAddress({ coverages, accessories }: ExtrasAddress): CarExtras {
  const quantities = new Map<string, number>();
  for (const part of listed(accessories)) {
    const [code, quantity = '1'] = part.split('.') as [string, string?];
    if (Number(quantity) > 0) quantities.set(code, Number(quantity));
  }
  return {
    coverages: listed(coverages).filter((code) => !code.includes('.')),
    accessories: [...quantities].map(([code, quantity]) => ({ code, quantity })),
  };
}
