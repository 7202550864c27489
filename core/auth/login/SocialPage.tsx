import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { Api } from '../../api/client';
import { FullScreenSpinner } from '../../ui/feedback/Spinner';
import { useArrival } from './use-arrival';

/** Where a social provider sends its visitor back to, with a code that works once (R142, R143). */
export default function SocialPage() {
  const { t } = useLingui();
  const { code, type } = useSearch({ from: '/social' });
  useArrival({
    exchange: async (api: Api) => {
      if (!code || !type) throw new Error('The provider sent no code');
      const { socialLogin } = await import('../../contract/people/identity');
      return api.call(socialLogin, { body: { code, type } }, { keepsSession: true });
    },
    failure: t`Error during Social login`,
  });
  return <FullScreenSpinner label={t`Logging you in`} />;
}
