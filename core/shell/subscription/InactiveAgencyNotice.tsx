import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../ui/feedback/Alert';

/** Nobody can sign in or sign up while the agency is not active (R085, R093). */
export default function InactiveAgencyNotice() {
  const { t } = useLingui();
  return <Alert tone="warning">{t`Agency is inactive, Please contact the administrator`}</Alert>;
}
