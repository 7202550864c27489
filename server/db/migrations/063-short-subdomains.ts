import type { Migration } from '../types';

/** A subdomain of two letters is one (G99): the check of the first step let pass one letter, and three. */
export const shortSubdomains: Migration = {
  id: '063-short-subdomains',
  sql: `
  alter table agency drop constraint agency_subdomain_check;
  alter table agency add constraint agency_subdomain_check
    check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$');
  `,
};
