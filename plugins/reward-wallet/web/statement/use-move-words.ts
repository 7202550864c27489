import { useLingui } from '@lingui/react/macro';
import type { WalletMove } from '../../contract/account';

/** What a movement is called. */
export function useMoveWords(): (move: WalletMove) => string {
  const { t } = useLingui();
  const words: Record<WalletMove, string> = {
    earned: t`Earned on a trip`,
    'taken-back': t`Taken back`,
    welcome: t`Welcome credit`,
    paid: t`Paid for a booking`,
    returned: t`Returned`,
    credited: t`Credit`,
    debited: t`Debit`,
    expired: t`Expired`,
    'written-off': t`Written off`,
  };
  return (move) => words[move];
}
