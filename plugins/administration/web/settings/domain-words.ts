import { t } from '@lingui/core/macro';
import { settingWords } from './server-messages';

const APEX = /^Apex domains are not supported \(use a host such as (.+)\)$/;

/** The contract's words on a domain; the one with an example in it is taken apart for that. */
export function domainWords(problem: string): string {
  const host = APEX.exec(problem)?.[1];
  return host ? t`Apex domains are not supported (use a host such as ${host})` : settingWords(problem);
}
