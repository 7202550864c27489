import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../ui/actions/Button';
import { ChevronDown } from '../../ui/pictures/icons';

/** What says and opens a further option of a search, above its fields. */
export const OptionButton = (props: ComponentPropsWithRef<typeof Button>) => (
  <Button {...props} variant="quiet" iconEnd={ChevronDown} />
);
