import type { ReactNode } from 'react';
import type { FareService } from '../../contract';
import { Icon } from '@/core/ui/pictures/Icon';
import { Ban, CheckCircle2, type LucideIcon, RefreshCw } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import * as css from '../results/card/FlightCard.css';
import type { TermWords } from './use-term-words';

/** One fact of a fare behind its icon. Green is only what costs nothing. */
export function FareFact({
  icon,
  isFree = false,
  children,
}: {
  icon: LucideIcon;
  isFree?: boolean;
  children: ReactNode;
}) {
  return (
    <Text as="span" size={14} tone={isFree ? 'success' : 'secondary'}>
      <span className={css.fact}>
        <Icon icon={icon} size="small" />
        {children}
      </span>
    </Text>
  );
}

const ICONS: Record<FareService, LucideIcon> = { included: CheckCircle2, fee: RefreshCw, none: Ban };

/** What cancelling or changing costs. */
export const TermFact = ({ service, text }: TermWords) => (
  <FareFact icon={ICONS[service]} isFree={service === 'included'}>
    {text}
  </FareFact>
);
