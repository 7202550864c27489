import type { ComponentProps } from 'react';
import type { SavedTravelerInput } from '../../../contract/people/profile';
import type { FormFields } from '../../../forms/use-app-form';
import { SavedTravelersMenu } from '../travelers/SavedTravelersMenu';
import { CheckoutSection } from './CheckoutSection';

export interface PersonSectionProps extends Omit<ComponentProps<typeof CheckoutSection>, 'action'> {
  state: FormFields;
  /** Where the form holds the person. */
  at: string;
  /** What somebody whom the user has saved fills in, by name of the field. */
  saved: (traveler: SavedTravelerInput) => readonly (readonly [string, string])[];
}

/** A part of the checkout about somebody, whom somebody saved fills in. */
export const PersonSection = ({ state, at, saved, ...section }: PersonSectionProps) => (
  <CheckoutSection
    {...section}
    action={
      <SavedTravelersMenu
        onChoose={(traveler) =>
          saved(traveler).forEach(([field, value]) => state.set(`${at}.${field}`, value))
        }
      />
    }
  />
);
