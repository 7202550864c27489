import { useLingui } from '@lingui/react/macro';
import { useErrorWords, useFieldNames } from '@/core/selling/checkout/form/error-words';
import { CAR_MESSAGES } from '../../contract';

/** Errors of the driver's fields in the reader's language, and what each field is called in a list of errors. */
export function useFormWords() {
  const { t } = useLingui();
  const words = useErrorWords({
    [CAR_MESSAGES.firstName]: t`First name is required`,
    [CAR_MESSAGES.lastName]: t`Last name is required`,
    [CAR_MESSAGES.email]: t`Email is required`,
    [CAR_MESSAGES.address]: t`Address is required`,
    [CAR_MESSAGES.city]: t`City is required`,
    [CAR_MESSAGES.state]: t`State is required`,
    [CAR_MESSAGES.zipCode]: t`Zip code is required`,
    [CAR_MESSAGES.pickUpTime]: t`Please enter a valid pickup time`,
    'Please enter a valid flight number': t`Please enter a valid flight number`,
  });
  const nameOf = useFieldNames({ pickupTime: t`Pick-up time`, flightNumber: t`Flight number` });
  return { words, nameOf };
}
