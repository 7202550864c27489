import { answers, fieldNames, refusals } from '@/core/contract/refusal';

/** What the server says no with. */
export const activityRefusals = refusals('activity', {
  agency: 'Agency not found',
  parameter: 'Missing required parameter',
  noBooking: 'Booking not found',
  alreadyCancelled: 'Booking has already been cancelled',
  notCancellable: 'Booking cannot be cancelled',
  notFound: 'Activity not found',
  destination: 'We do not know this destination. Choose one from the list.',
  wrong: 'Something went wrong',
  notOnDate: 'Product is not available on this date',
  notPaid: 'Payment failed',
  gone: 'Bookable item is no longer available',
  nothingBookable: 'No bookable items found',
  notRefunded: 'Refund failed',
  noBookings: 'Unable to fetch bookings',
  notVerified: 'Unable to verify booking',
  otherPaper: 'The voucher of the organizer counts for this booking. Open it from the booking.',
  notUpdated: 'Booking update failed. Please refresh the page.',
});

/** Why a supplier does not take a booking after all. */
export const rejections = refusals('activity', {
  weather: 'Booking rejected due to weather',
  duplicate: 'Duplicate booking',
  notOperating: 'Product is no longer operating',
  tooFew: 'Too few passengers',
  disaster: 'Natural disaster',
  productCancelled: 'Product cancelled',
  ticket: 'Ticket issue',
  pickup: 'Pickup issue',
});

/** What is wrong with what was typed: said by the forms, and by the server when it comes. */
export const activityFieldRefusals = refusals('activity', {
  location: 'Activity location is required',
  date: 'Please select a date',
  nobody: 'Please select at least one traveler',
  tooMany: 'You can select upto {n} travelers in total',
  tooFewTravelers: 'This activity requires at least {n} travelers',
  tooYoung: 'This activity has a minimum age of {n}',
  adultNeeded: 'Must be accompanied by an adult',
  otherAge: 'This age is for another type of traveler',
  email: 'Please enter a valid email address',
  pickupLocation: 'Pickup location is required',
  weight: 'Please enter a valid weight',
  height: 'Please enter a valid height',
  passportNumber: 'Passport number is required',
  passportNumberWrong: 'Please enter a valid passport number',
  passportExpiryDate: 'Passport expiry date is required',
  passportNationality: 'Passport nationality is required',
  tourLanguage: 'Tour language is required',
  arrivalMode: 'Arrival mode is required',
  departureMode: 'Departure mode is required',
  airline: 'Airline is required',
  flightNumber: 'Flight number is required',
  flightNumberWrong: 'Please enter a valid flight number, such as TP1356',
  railLine: 'Rail line is required',
  railStation: 'Rail station is required',
  cruiseShip: 'Cruise ship is required',
  disembarkationTime: 'Disembarkation time is required',
  boardingTime: 'Boarding time is required',
  arrivalTime: 'Arrival time is required',
  departureTime: 'Departure time is required',
  departureDate: 'Departure date is required',
  dropOffDetails: 'Drop-off details is required',
  pickupPoint: 'Pickup point is required',
});

/** What it says when it did it, or is about to. */
export const activityAnswers = answers('activity', {
  cancelled: 'Booking Cancelled Successfully',
  submitted: 'Your booking request has been submitted to the supplier and is awaiting a response',
});

/** What people know the fields of its calls by. */
export const activityLabels = fieldNames('activity.label', {
  date: 'Date',
  travelers: 'Travelers',
  guests: 'Travelers',
  height: 'Height',
  weight: 'Weight',
  passportNumber: 'Passport number',
  passportExpiryDate: 'Passport expiry date',
  passportNationality: 'Passport nationality',
  pickup: 'Pick-up',
  arrival: 'Arrival',
  departure: 'Departure',
  specialRequests: 'Special requests',
  tourLanguage: 'Language of the tour',
  destinationId: 'Destination',
  destinationName: 'Destination',
  productCode: 'Activity',
  optionId: 'Option',
  leastRating: 'Rating',
  price: 'Price',
  tags: 'Kinds',
  durations: 'Duration',
  timesOfDay: 'Times of day',
  languages: 'Languages',
  flightNumber: 'Flight number',
});
