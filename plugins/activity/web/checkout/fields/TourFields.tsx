import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { FormFields } from '@/core/forms/use-app-form';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { TextArea } from '@/core/ui/fields/TextField';
import {
  ACTIVITY_REQUEST_LENGTH,
  beginningOf,
  isPickupAsked,
  type BookedActivity,
  type TransportMode,
} from '../../../contract';
import { beginningText } from '../../../say/beginning';
import { guideValue } from '../form/form';
import { pickupOf } from '../form/pickup';
import { useGuideText } from '../summary/use-guide-text';
import { PickupField } from './PickupField';

/** Where it begins, and what is asked of the whole booking (R332, R335). */
export function TourFields({ state, offer }: { state: FormFields; offer: BookedActivity }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const guideText = useGuideText();
  const { activity } = offer;
  const { pickup, tourLanguage, specialRequests } = activity.questions.booking;
  const typed = {
    pickup: state.value('tour.pickup'),
    pickupText: state.value('tour.pickupText'),
    pickupLater: state.value('tour.pickupLater'),
  };
  const arrivesBy = (state.value('arrival.mode') || undefined) as TransportMode | undefined;
  const isPickedUp = isPickupAsked(activity.questions, arrivesBy);
  const begins = beginningOf(activity, { pickup: pickupOf(typed, activity.pickup) });
  // Who has to be picked up is told of no other place meanwhile.
  const isComing = pickup !== true && (begins.kind === 'meet' || begins.kind === 'unplaced');
  const most = format.number(ACTIVITY_REQUEST_LENGTH);
  return (
    <CheckoutSection title={t`Tour details`}>
      <Stack gap={16}>
        {isComing && (
          <div>
            <Text size={14} tone="secondary">
              {begins.kind === 'meet' ? t`Meeting point` : t`Place`}
            </Text>
            <Text>{beginningText(begins, activity.city, i18n)}</Text>
          </div>
        )}
        {isPickedUp && (
          <PickupField state={state} pickup={activity.pickup} arrivesBy={arrivesBy} optional={!pickup} />
        )}
        {tourLanguage !== undefined && (
          <Select
            {...state.bind('tour.tourLanguage')}
            label={t`Tour language`}
            placeholder={t`Choose`}
            aria-required={tourLanguage}
            optional={!tourLanguage}
            options={offer.option.guides.map((guide) => ({
              value: guideValue(guide),
              label: guideText(guide),
            }))}
          />
        )}
        {specialRequests !== undefined && (
          <TextArea
            {...state.bind('tour.specialRequests')}
            label={t`Special requests`}
            optional={!specialRequests}
            aria-required={specialRequests}
            maxLength={ACTIVITY_REQUEST_LENGTH}
            hint={t`Up to ${most} characters. The organizer will do its best, but requests are not guaranteed.`}
          />
        )}
      </Stack>
    </CheckoutSection>
  );
}
