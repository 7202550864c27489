import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { focusSoon } from '@/core/ui/fields/focus-soon';
import { DateField } from '@/core/ui/dates/DateField';
import { Plus, Trash2 } from '@/core/ui/pictures/icons';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import { MAX_LEGS } from '../../../contract';
import type { FieldName } from './use-told-errors';
import {
  addLeg,
  canAdd,
  canRemove,
  earliestDate,
  removeLeg,
  setLegDate,
  todayThere,
  type FormLeg,
} from './form-state';
import { LegPlaces, type TripFieldsProps } from './LegPlaces';
import * as css from './MultiCityTrip.css';

const focusOn = (id: string) => focusSoon(() => document.getElementById(id)?.focus());

/** Two to six flights, each with its places and its day (R185). Says aloud what is added, removed or moved. */
export function MultiCityTrip({ form, onChange, fieldOf, submit }: TripFieldsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [said, say] = useState('');
  const fieldId = (leg: FormLeg, field: FieldName) => fieldOf(leg, field).id;
  const addId = `${fieldId(form.legs[0]!, 'from')}-add`;
  const removeId = (leg: FormLeg) => `${fieldId(leg, 'from')}-remove`;

  const add = () => {
    const next = addLeg(form);
    const added = next.legs.at(-1)!;
    onChange(next);
    say(t`Flight ${next.legs.length} added`);
    focusOn(fieldId(added, added.from ? 'to' : 'from'));
  };
  const remove = (index: number) => {
    const next = removeLeg(form, form.legs[index]!.id);
    const left = plural(next.legs.length, { one: '# flight left', other: '# flights left' });
    onChange(next);
    say(t`Flight ${index + 1} removed, ${left}`);
    const neighbour = next.legs[Math.min(index, next.legs.length - 1)]!;
    focusOn(canRemove(next) ? removeId(neighbour) : addId);
  };
  const setDate = (leg: FormLeg, date: string) => {
    const next = setLegDate(form, leg.id, date);
    const moved = next.legs.filter(
      ({ id, singleDate }, index) => id !== leg.id && singleDate !== form.legs[index]!.singleDate,
    ).length;
    onChange(next);
    if (moved === 0) return;
    const flights = plural(moved, { one: '# later flight', other: '# later flights' });
    say(t`Also moved to ${format.date(date, 'weekday')}: ${flights}`);
  };

  return (
    <div className={css.trip}>
      {form.legs.map((leg, index) => {
        const number = index + 1;
        return (
          <fieldset key={leg.id} className={css.leg}>
            <legend className={css.legend}>{t`Flight ${number}`}</legend>
            <div className={css.fields}>
              <LegPlaces {...{ form, leg, onChange, fieldOf }} />
              <DateField
                {...fieldOf(leg, 'date')}
                label={t`Departure`}
                value={leg.singleDate}
                onChange={(date) => date && setDate(leg, date)}
                min={earliestDate(form, index, todayThere(leg))}
              />
            </div>
            {canRemove(form) && (
              <div className={css.remove}>
                <IconButton
                  id={removeId(leg)}
                  icon={Trash2}
                  label={t`Remove flight ${number}`}
                  onClick={() => remove(index)}
                />
              </div>
            )}
          </fieldset>
        );
      })}
      <div className={css.actions}>
        <Button
          id={addId}
          variant="soft"
          icon={Plus}
          aria-disabled={!canAdd(form)}
          aria-describedby={canAdd(form) ? undefined : `${addId}-reason`}
          onClick={() => canAdd(form) && add()}
        >
          {t`Add a flight`}
        </Button>
        {!canAdd(form) && (
          <Text size={14} tone="secondary" id={`${addId}-reason`}>
            {t`Max ${MAX_LEGS} flights`}
          </Text>
        )}
        <div className={css.submit}>{submit}</div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
