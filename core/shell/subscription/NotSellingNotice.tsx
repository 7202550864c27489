import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { useAgency } from '../../tenant/agency';
import { Alert } from '../../ui/feedback/Alert';
import { TextLink } from '../../ui/actions/ButtonLink';
import { linkTo } from '../../address/link';
import { PlatformContactLines } from './PlatformContactLines';

/** Stands where booking would begin on the site of an agency without a subscription; its staff read what to do next. */
export default function NotSellingNotice() {
  const { t } = useLingui();
  const { platformContact } = useAgency();
  const isStaff = isTravelAgent(useUser()?.userType);
  return (
    <Alert tone="info" title={t`Searching and booking are not open here at the moment.`}>
      {isStaff ? (
        <TextLink {...linkTo('/subscription')}>{t`See what to do next`}</TextLink>
      ) : (
        <PlatformContactLines contact={platformContact} />
      )}
    </Alert>
  );
}
