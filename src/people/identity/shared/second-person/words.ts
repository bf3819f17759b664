/** Refusals that are the same wherever a second person is needed. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { commonObstacles } from './rules.ts'

const title = 'A Second Person Is Needed'

export const secondPersonRefusals: Record<
  (typeof commonObstacles)[number] | 'own-company-access',
  RefusalWords
> = {
  'company-access': {
    title,
    message:
      'Several people share company access, so it is nobody’s second person. ' +
      'Sign in with your own login. Nothing was changed.',
  },
  'second-waits': {
    title: 'Not Yet',
    message: ({ from = '' }) =>
      `You are a new admin. You can approve from ${showDateTime(new Date(from))}, Manila time. ` +
      'Until then a colleague decides. Nothing was changed.',
  },
  'one-invited-other': {
    title,
    message:
      'One of you two invited the other, or the same person invited you both. You count as two ' +
      'people once somebody else has approved something that the invited one filed. ' +
      'Nothing was changed.',
  },
  'own-company-access': {
    title,
    message:
      'Company access filed this from a browser in which you sign in. ' +
      'Somebody else has to decide. Nothing was changed.',
  },
}

export const secondPersonWords = {
  approvesFrom: (when: string) =>
    `You are a new admin. You can approve from ${when}. Until then a colleague decides.`,
  oneInvitedOther:
    'One of you two invited the other, or the same person invited you both. You count as two ' +
    'people once somebody else has approved something that the invited one filed.',
  companyAccess:
    'Several people share company access, so it is nobody’s second person. ' +
    'Sign in with your own login to approve.',
  sameAddress: 'Both persons used the same address within an hour.',
  sameBrowser: 'Both persons used the same browser.',
}
