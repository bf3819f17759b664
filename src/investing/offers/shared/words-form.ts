/** Why staff cannot enter what they typed. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { CalendarRefusal } from './rules-calendar.ts'
import type { OfferFormRefusal } from './rules-offer-form.ts'

const notEntered = 'Offer Not Entered'
const nothingStored = 'Nothing was stored.'
const nothingChanged = 'Nothing was changed.'

export const offerFormRefusals: Record<OfferFormRefusal, RefusalWords> = {
  'permission-over': {
    title: 'Registration Expired',
    message:
      'This registration or exemption is over. An offer needs one that still holds. ' +
      nothingStored,
  },
  'closes-before-opening': {
    title: notEntered,
    message: `The offer would close before it opens. ${nothingStored}`,
  },
  'closing-passed': {
    title: notEntered,
    message: `The closing time has passed already. ${nothingStored}`,
  },
  'off-step': {
    title: 'Off the Step',
    message: `This amount is no multiple of the step. ${nothingStored}`,
  },
  'cap-below-minimum': {
    title: notEntered,
    message:
      'The cap for each user is below the minimum: nobody could place anything. ' + nothingStored,
  },
  'total-below-user-cap': {
    title: notEntered,
    message: `The total cap is below the cap for each user. ${nothingStored}`,
  },
  'plan-not-public': {
    title: 'Plan Not Public',
    message: `This version of the plan is not published. Choose the plan again. ${nothingStored}`,
  },
  'plan-without-gain': {
    title: 'Plan Without a Gain',
    message: `This plan projects less than its deposit. It cannot be offered. ${nothingStored}`,
  },
  'tax-class-not-valid': {
    title: 'Tax Class Not Valid',
    message: `This tax class does not hold today, or nobody has confirmed it. ${nothingStored}`,
  },
  'document-not-found': {
    title: notEntered,
    message: `The document was not found. Please choose it again. ${nothingStored}`,
  },
  'document-used': {
    title: 'Document In Use',
    message:
      'Another offer that is not closed stands on this document. One registration has one total ' +
      `cap: close that offer first. ${nothingStored}`,
  },
  'permission-used': {
    title: 'Permission In Use',
    message:
      'Another offer that is not closed has the same regulator and number. One registration has ' +
      `one total cap: close that offer first. ${nothingStored}`,
  },
  'permission-open': {
    title: 'Permission In Use',
    message:
      'Another offer under this permission is open. It shares its number or document with an ' +
      `offer before. Close it first. ${nothingChanged}`,
  },
  'offer-id-reused': {
    title: notEntered,
    message: `Another offer was entered under this id. Open the form again. ${nothingStored}`,
  },
  'offer-moved': {
    title: 'Offer Changed',
    message: `This offer is no draft any more. Look at it again. ${nothingChanged}`,
  },
  'not-your-offer': {
    title: 'Not Yours',
    message:
      'Only who entered an offer can ask again. Close it and enter it anew. ' + nothingChanged,
  },
  'close-reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; your colleagues read it.',
  },
}

export const calendarRefusals: Record<CalendarRefusal, RefusalWords> = {
  'holiday-known': {
    title: 'Day Known',
    message: `This day is in the list already. Remove it first to enter it anew. ${nothingChanged}`,
  },
  'tax-class-not-found': {
    title: 'Tax Class Not Found',
    message: `There is no such tax class any more. ${nothingChanged}`,
  },
  'tax-class-id-reused': {
    title: 'Tax Class Not Entered',
    message: `Another class was entered under this id. Open the form again. ${nothingChanged}`,
  },
  'tax-class-ends-before': {
    title: 'Ends Too Early',
    message: `The last day cannot lie before the first. ${nothingChanged}`,
  },
  'tax-class-has-end': {
    title: 'Has an End',
    message: `The last day of this class is known already. ${nothingChanged}`,
  },
  'tax-class-stands': {
    title: 'Confirmed',
    message:
      'A confirmed class stays: offers name it. Give it a last day instead. ' + nothingChanged,
  },
  'tax-class-own': {
    title: 'A Second Person Is Needed',
    message: 'You entered this class yourself. Somebody else of the staff has to confirm it.',
  },
  'tax-class-checker-new': {
    title: 'A Second Person Is Needed',
    message: 'You were not of the staff when it was entered. Somebody who was has to confirm it.',
  },
  'tax-class-author-gone': {
    title: 'Author Left',
    message: 'Who entered it is not of the staff any more. Remove it and enter it anew.',
  },
}
