import { refusals } from '../refusal';

/** What is wrong with a setting of an application: said while it is typed, and by the server when it comes. */
export const settingRefusals = refusals('setting', {
  application: 'Application not found',
  rejected: 'The settings were not saved: some of them cannot be used.',
  number: 'Please enter a number',
  whole: 'Please enter a whole number',
  between: 'Please enter a number from {min} to {max}',
  least: 'Please enter {min} or more',
  most: 'Please enter {max} or less',
  moreThan: 'Please enter more than {min}',
  moreThanUpTo: 'Please enter more than {min} and at most {max}',
  steps: 'Please enter a multiple of {step}',
  missing: 'Please fill this in',
  shorter: 'Please write at least {min} characters',
  longer: 'Please write at most {max} characters',
  choose: 'Please choose one of the options',
});
