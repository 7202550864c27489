import type { Migration } from '../types';
import { platform } from './001-platform';
import { agencyProtection } from './014-agency-protection';
import { productMarkups } from './017-product-markups';
import { productFees } from './041-product-fees';
import { toldOfChanges } from './044-told-of-changes';
import { isoDigits } from './064-iso-digits';
import { shortSubdomains } from './063-short-subdomains';

/** The platform's own tables. Modules and plugins bring theirs. */
export const platformMigrations: readonly Migration[] = [
  platform,
  agencyProtection,
  productMarkups,
  productFees,
  toldOfChanges,
  shortSubdomains,
  isoDigits,
];
