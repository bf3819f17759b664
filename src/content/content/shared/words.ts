import { planFindings } from '#content/plans/shared/words.ts'
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import { entriesMax, type ContentRefusal } from './rules-edit.ts'
import type { FindingName, OwnFindingName } from './rules-judge.ts'

const notDone = 'Nothing Was Changed'
const second = 'A Second Person Is Needed'
const source = 'Source Needed'

export const contentRefusals: Record<ContentRefusal, RefusalWords> = {
  'content-not-found': { title: notDone, message: 'There is no such entry.' },
  'content-changed': {
    title: 'Changed Meanwhile',
    message:
      'A colleague has changed this entry since you opened it. Nothing of yours was ' +
      'saved: look at theirs first.',
  },
  'content-moved': {
    title: 'Changed Meanwhile',
    message: 'This version is not in the state any more in which you saw it. Look at it again.',
  },
  'version-waiting': {
    title: 'Waits For A Decision',
    message:
      'A version of this entry waits for a second person. It has to be recalled or ' +
      'returned before another one is written.',
  },
  'version-id-reused': {
    title: notDone,
    message: 'This form was saved already, with other words. Open it anew.',
  },
  'single-exists': {
    title: notDone,
    message: 'There is one entry of this kind already. Change that one.',
  },
  'entries-full': {
    title: 'Too Many Entries',
    message: `There is room for ${entriesMax} entries of a kind. Take one away first.`,
  },
  'own-version': {
    title: second,
    message: 'You wrote this version yourself. Somebody else of the staff has to decide.',
  },
  'not-your-version': {
    title: notDone,
    message: 'Only who wrote a version hands it in or takes it back.',
  },
  'author-not-staff': {
    title: notDone,
    message: 'Who wrote this version is not of the staff any more. Somebody has to save it anew.',
  },
  'approver-not-staff': { title: notDone, message: 'You are not of the staff any more.' },
  'approver-too-new': {
    title: second,
    message: 'This was handed in before you were of the staff. Somebody who was has to decide.',
  },
  'return-reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; who wrote it reads it.',
  },
  'plans-above-cap': {
    title: 'Plans Above This Cap',
    message: ({ plans }) => `Published above it: ${plans}. Take them away or change them first.`,
  },
  'popular-taken': {
    title: 'Another Plan Is Marked',
    message: ({ plan }) =>
      `${plan} is published as the most popular one. Take that mark or that plan away first.`,
  },
  'picture-gone': {
    title: notDone,
    message: 'This picture is not stored any more. Choose it again.',
  },
  'cap-stays': {
    title: second,
    message: 'The cap can be replaced by another one, by two people, and never taken away.',
  },
}

/** Findings of content itself. */
export const ownFindings: Record<OwnFindingName, RefusalWords> = {
  'text-missing': {
    title: 'Text Missing',
    message: 'This has to be written before anybody can read it.',
  },
  'english-missing': {
    title: 'English Missing',
    message: 'Write the English text too: whoever reads English would see nothing.',
  },
  'source-missing': {
    title: source,
    message: 'A text with a figure says where the figure can be checked. Give the source.',
  },
  'source-date-missing': {
    title: source,
    message: 'Say as of which day the source was looked at.',
  },
  'no-such-day': { title: 'No Such Day', message: 'There is no such day in the calendar.' },
  'day-ahead': { title: 'Day Ahead', message: 'This day is still to come.' },
  'registration-over': {
    title: 'Registration Over',
    message: 'This registration is over. One that does not hold is not shown.',
  },
}

/** All findings, for the server. Screens use the three parts in their language. */
export const findingWords: Record<FindingName, RefusalWords> = {
  ...ownFindings,
  ...planFindings,
  ...wordingFindings,
}
