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
      'Several people share company access, so it can’t be the second person. Sign in with your ' +
      'own login. Nothing was changed.',
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
      'One of you invited the other, or the same person invited you both. You count as two ' +
      'people once someone else has approved a request from the invited person. Nothing changed.',
  },
  'own-company-access': {
    title,
    message:
      'Company access requested this from a browser you sign in with. Someone else must decide. ' +
      'Nothing changed.',
  },
}

export const secondPersonWords = {
  approvesFrom: (when: string) =>
    `You are a new admin. You can approve from ${when}. Until then a colleague decides.`,
  oneInvitedOther:
    'One of you invited the other, or the same person invited you both. You count as two people ' +
    'once someone else has approved a request from the invited person.',
  companyAccess:
    'Several people share company access, so it can’t be the second person. Sign in with your ' +
    'own login to approve.',
  sameAddress: 'Both people used the same address within an hour.',
  sameBrowser: 'Both people used the same browser.',
}
