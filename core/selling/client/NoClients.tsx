import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../../session/session';
import { routeExists } from '../../address/exists';
import { linkTo } from '../../address/link';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { UserPlus } from '../../ui/pictures/icons';
import { Text } from '../../ui/content/Text';
import * as css from './BookingForBar.css';

const CLIENTS = '/clients';

/** Stands where clients would be chosen when there is none to choose: for whom is booked then, and who can change that. */
export function NoClients() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <div className={css.nobody}>
      <Text as="span" size={14}>
        {user?.isRestrictedAgent ? (
          <Trans>
            You book for yourself. No client is assigned to you yet: ask your agency’s owner for one.
          </Trans>
        ) : user?.userType === 'AgencyOwner' ? (
          <Trans>You book for yourself. Your agency has no clients yet.</Trans>
        ) : (
          <Trans>You book for yourself. Your agency has no clients yet: ask its owner to add one.</Trans>
        )}
      </Text>
      {user?.userType === 'AgencyOwner' && routeExists(CLIENTS) && (
        <ButtonLink
          {...linkTo(CLIENTS)}
          search={{ open: 'add' }}
          variant="quiet"
          size="small"
          icon={UserPlus}
        >
          {t`Add client`}
        </ButtonLink>
      )}
    </div>
  );
}
