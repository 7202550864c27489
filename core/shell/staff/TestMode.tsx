import { useLingui } from '@lingui/react/macro';
import { usePaymentGateway } from '../../selling/checkout/pay/gateway';
import { Badge } from '../../ui/content/Badge';
import { Icon } from '../../ui/pictures/Icon';
import { AlertTriangle } from '../../ui/pictures/icons';
import { Tooltip } from '../../ui/overlays/Tooltip';
import * as css from './SideMenu.css';

/** Says on every page of the office that payments are tried out and no money moves; nothing where cards are charged. */
export function TestMode({ narrow }: { narrow: boolean }) {
  const { t } = useLingui();
  const { isTest } = usePaymentGateway();
  if (!isTest) return null;
  const words = t`Test mode: no money moves`;
  return (
    <div className={css.test} role="note">
      {narrow ? (
        <Tooltip text={words}>
          <span>
            <Icon icon={AlertTriangle} size="small" label={words} />
          </span>
        </Tooltip>
      ) : (
        <Badge tone="warning" icon={AlertTriangle}>
          {words}
        </Badge>
      )}
    </div>
  );
}
