/** Why staff cannot enter what they typed. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { CalendarRefusal } from './rules-calendar.ts'
import type { OfferFormRefusal } from './rules-offer-form.ts'

const notEntered = 'Offer Not Entered'
const nothingStored = 'Nothing was stored.'
const nothingChanged = 'Nothing was changed.'

export const offerFormRefusals: Record<OfferFormRefusal, RefusalWords> = {
  'permission-over': {
    title: 'Permission Expired',
    message:
      'This registration or exemption has expired. An offer needs a valid one. ' + nothingStored,
  },
  'closes-before-opening': {
    title: notEntered,
    message: `The offer would close before it opens. ${nothingStored}`,
  },
  'closing-passed': {
    title: notEntered,
    message: `The closing time has already passed. ${nothingStored}`,
  },
  'off-step': {
    title: 'Not a Multiple of the Step',
    message: `This amount is not a multiple of the step. ${nothingStored}`,
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
    message: `This tax class is not valid today, or nobody has confirmed it. ${nothingStored}`,
  },
  'document-not-found': {
    title: notEntered,
    message: `The document was not found. Please choose it again. ${nothingStored}`,
  },
  'document-used': {
    title: 'Document In Use',
    message:
      'Another offer that is not closed uses this document. A registration has one total cap: ' +
      `close that offer first. ${nothingStored}`,
  },
  'document-is-income': {
    title: 'Document of Declared Income',
    message:
      'Income was declared with this document, so it is no permission. Send the certificate of ' +
      `the regulator. ${nothingStored}`,
  },
  'permission-used': {
    title: 'Permission In Use',
    message:
      'Another offer that is not closed has the same regulator and number. A registration has ' +
      `one total cap: close that offer first. ${nothingStored}`,
  },
  'permission-open': {
    title: 'Permission In Use',
    message:
      'Another offer under this permission is open: it shares its number or document with an ' +
      `earlier offer. Close it first. ${nothingChanged}`,
  },
  'offer-id-reused': {
    title: notEntered,
    message: `Another offer was entered under this id. Open the form again. ${nothingStored}`,
  },
  'offer-moved': {
    title: 'Offer Changed',
    message: `This offer is no longer a draft. Please check it again. ${nothingChanged}`,
  },
  'not-your-offer': {
    title: 'Not Yours',
    message:
      'Only the person who entered an offer can ask again. Close it and enter a new one. ' +
      nothingChanged,
  },
  'close-reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; your colleagues see it.',
  },
}

export const calendarRefusals: Record<CalendarRefusal, RefusalWords> = {
  'holiday-known': {
    title: 'Already Listed',
    message: `This day is already listed. Remove it first to enter it again. ${nothingChanged}`,
  },
  'tax-class-not-found': {
    title: 'Tax Class Not Found',
    message: `This tax class no longer exists. ${nothingChanged}`,
  },
  'tax-class-id-reused': {
    title: 'Tax Class Not Entered',
    message: `Another class was entered under this id. Open the form again. ${nothingChanged}`,
  },
  'tax-class-ends-before': {
    title: 'Ends Too Early',
    message: `The last day cannot be before the first. ${nothingChanged}`,
  },
  'tax-class-has-end': {
    title: 'Already Has a Last Day',
    message: `This class already has a last day. ${nothingChanged}`,
  },
  'tax-class-stands': {
    title: 'Already Confirmed',
    message:
      'A confirmed class cannot be removed, because offers name it. Give it a last day ' +
      `instead. ${nothingChanged}`,
  },
  'tax-class-own': {
    title: 'A Second Person Is Needed',
    message: 'You entered this class. Another staff member must confirm it.',
  },
  'tax-class-checker-new': {
    title: 'A Second Person Is Needed',
    message:
      'You joined the staff after it was entered. Someone who was there before must confirm it.',
  },
  'tax-class-author-gone': {
    title: 'Author No Longer on Staff',
    message: 'The person who entered it has left. Remove it and enter it again.',
  },
}
