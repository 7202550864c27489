import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Status } from '@/core/ui/content/Badge';
import type { AttentionPoint } from '../../contract/attention';
import {
  ATTENTION_ADVICE,
  ATTENTION_NAMES,
  DIFFERENCE_NAMES,
  LETTER_REFUSAL_NAMES,
} from '../../say/attention';
import { BookingLink } from '../audit/BookingLink';
import { useProductLabel } from '../use-product-label';
import { PointActions } from './PointActions';
import * as css from './attention.css';

const TONES = { open: 'warning', settled: 'success', gone: 'success' } as const;

/** One point: what it is, what is known of it, and what can be done. */
export function PointCard({ point }: { point: AttentionPoint }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const productOf = useProductLabel();
  const { booking, letter, settled, difference } = point;
  const heading = `point-${point.id}`;
  const states = { open: t`Open`, settled: t`Resolved by someone`, gone: t`Resolved` };
  const facts = [
    booking && {
      id: 'booking',
      term: t`Booking`,
      value: (
        <Inline gap={8}>
          <BookingLink {...booking} />
          <span>{productOf(booking.product)}</span>
        </Inline>
      ),
    },
    point.amount && {
      id: 'amount',
      term: point.returned ? t`Refunded to the client` : t`Amount`,
      value: format.money(point.amount, { own: true }),
    },
    point.returned && {
      id: 'returned',
      term: t`Returned by the supplier`,
      value: format.money(point.returned, { own: true }),
    },
    letter && { id: 'to', term: t`Sent to`, value: letter.recipient },
    letter?.refusal && { id: 'why', term: t`Why`, value: i18n._(LETTER_REFUSAL_NAMES[letter.refusal]) },
    letter && { id: 'subject', term: t`Subject`, value: letter.subject },
    !letter && booking && { id: 'contact', term: t`Client`, value: booking.contact },
    difference && { id: 'which', term: t`Difference`, value: i18n._(DIFFERENCE_NAMES[difference.code]) },
    difference?.ours && { id: 'ours', term: t`Here`, value: format.money(difference.ours, { own: true }) },
    difference?.theirs && {
      id: 'theirs',
      term: t`In the other record`,
      value: format.money(difference.theirs, { own: true }),
    },
    point.reference && { id: 'reference', term: t`Number there`, value: point.reference },
    point.since && { id: 'since', term: t`Since`, value: format.moment(point.since) },
    point.until && { id: 'until', term: t`Ends`, value: format.moment(point.until) },
    point.nextTryAt && {
      id: 'next',
      term: t`Next automatic check`,
      value: format.moment(point.nextTryAt),
    },
    point.said && { id: 'said', term: t`What was said`, value: <q>{point.said}</q> },
    settled && {
      id: 'note',
      term: t`How it was resolved`,
      value: settled.by ? `${settled.note} (${settled.by}, ${format.moment(settled.at)})` : settled.note,
    },
    point.goneAt && { id: 'gone', term: t`Resolved`, value: format.moment(point.goneAt) },
  ].filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack gap={16}>
        <div className={css.head}>
          <Heading level={2} size={18} id={heading}>
            {i18n._(ATTENTION_NAMES[point.kind])}
          </Heading>
          <Text as="span" size={14}>
            <Status tone={TONES[point.status]}>{states[point.status]}</Status>
          </Text>
        </div>
        {point.status === 'open' && <Text>{i18n._(ATTENTION_ADVICE[point.kind])}</Text>}
        <DescriptionList layout="columns" items={facts} />
        {point.actions.length > 0 && <PointActions point={point} labelledBy={heading} />}
      </Stack>
    </Card>
  );
}
