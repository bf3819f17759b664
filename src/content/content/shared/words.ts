import { planFindings } from '#content/plans/shared/words.ts'
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import { entriesMax, type ContentRefusal } from './rules-edit.ts'
import type { FindingName, OwnFindingName } from './rules-judge.ts'

const notDone = 'Nothing Was Changed'
const second = 'A Second Person Is Needed'
const source = 'Source Needed'

export const contentRefusals: Record<ContentRefusal, RefusalWords> = {
  'content-not-found': { title: notDone, message: 'This entry does not exist.' },
  'content-changed': {
    title: 'Changed Meanwhile',
    message:
      'A colleague changed this entry after you opened it. Nothing was saved. Review their ' +
      'changes first.',
  },
  'content-moved': {
    title: 'Changed Meanwhile',
    message: 'This version has changed since you opened it. Look at it again.',
  },
  'version-waiting': {
    title: 'Awaiting a Decision',
    message:
      'A version of this entry is awaiting approval. Recall or return it before you write ' +
      'another one.',
  },
  'version-id-reused': {
    title: notDone,
    message: 'This form was already saved with a different text. Open it again.',
  },
  'single-exists': {
    title: notDone,
    message: 'This entry already exists. Change that one.',
  },
  'entries-full': {
    title: 'Too Many Entries',
    message: `You can have up to ${entriesMax} entries of a kind. Unpublish one first.`,
  },
  'own-version': {
    title: second,
    message: 'You wrote this version yourself. Another staff member must approve it.',
  },
  'not-your-version': {
    title: notDone,
    message: 'Only the author can submit or recall a version.',
  },
  'author-not-staff': {
    title: notDone,
    message: 'The author is no longer on staff. Another staff member must save it again.',
  },
  'approver-not-staff': { title: notDone, message: 'You are no longer on staff.' },
  'approver-too-new': {
    title: second,
    message:
      'This was submitted before you joined the staff. A colleague from that time must decide.',
  },
  'return-reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; the author will read it.',
  },
  'plans-above-cap': {
    title: 'Plans Above This Cap',
    message: ({ plans }) => `Published above it: ${plans}. Unpublish or change them first.`,
  },
  'popular-taken': {
    title: 'Another Plan Is Marked',
    message: ({ plan }) =>
      `${plan} is published as the most popular plan. Remove that mark or unpublish that plan ` +
      'first.',
  },
  'picture-gone': {
    title: notDone,
    message: 'This picture is no longer stored. Choose it again.',
  },
  'cap-stays': {
    title: second,
    message: 'Two people can replace the cap. Nobody can remove it.',
  },
}

/** Findings of content itself. */
export const ownFindings: Record<OwnFindingName, RefusalWords> = {
  'text-missing': {
    title: 'Text Missing',
    message: 'Write this text before you submit.',
  },
  'english-missing': {
    title: 'English Missing',
    message: 'Write the English text too. Without it, readers of English see nothing.',
  },
  'source-missing': {
    title: source,
    message: 'This text has a figure. Say where readers can check it.',
  },
  'source-date-missing': {
    title: source,
    message: 'Give the day on which you checked the source.',
  },
  'no-such-day': { title: 'No Such Day', message: 'This day is not in the calendar.' },
  'day-ahead': { title: 'Day in the Future', message: 'This day is in the future.' },
  'registration-over': {
    title: 'Registration Expired',
    message: 'This registration has expired, so it is not shown.',
  },
}

/** All findings, for the server. Screens use the three parts in their language. */
export const findingWords: Record<FindingName, RefusalWords> = {
  ...ownFindings,
  ...planFindings,
  ...wordingFindings,
}
