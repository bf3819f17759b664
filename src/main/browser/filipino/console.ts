import { wordsFil as announcementsConsoleFil } from '#content/announcements/shared/words-console.fil.ts'
import { words as announcementsConsole } from '#content/announcements/shared/words-console.ts'
import { wordsFil as contentConsoleFil } from '#content/content/shared/words-console.fil.ts'
import { words as contentConsole } from '#content/content/shared/words-console.ts'
import { wordsFil as contentPlansFil } from '#content/content/shared/words-plans.fil.ts'
import { words as contentPlans } from '#content/content/shared/words-plans.ts'
import {
  ownFindingsFil,
  refusalsFil as contentRefusalsFil,
} from '#content/content/shared/words.fil.ts'
import { ownFindings, refusals as contentRefusals } from '#content/content/shared/words.ts'
import {
  refusalsFil as marketRefusalsFil,
  wordsFil as marketAdminFil,
} from '#content/market/shared/words-admin.fil.ts'
import {
  refusals as marketRefusals,
  words as marketAdmin,
} from '#content/market/shared/words-admin.ts'
import { planFindingsFil } from '#content/plans/shared/words.fil.ts'
import { planFindings } from '#content/plans/shared/words.ts'
import { wordsFil as testimonialQueueFil } from '#content/testimonials/shared/words-queue.fil.ts'
import { words as testimonialQueue } from '#content/testimonials/shared/words-queue.ts'
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { wordsFil as listFil } from '#foundation/kit/i18n/words-list.fil.ts'
import { words as list } from '#foundation/kit/i18n/words-list.ts'
import { wordsFil as viewerFil } from '#foundation/kit/i18n/words-viewer.fil.ts'
import { words as viewer } from '#foundation/kit/i18n/words-viewer.ts'
import {
  refusalsFil as adjustmentRefusalsFil,
  wordsFil as adjustmentsFil,
} from '#money/adjustments/shared/words.fil.ts'
/**
 * The Filipino of what only the console shows; the same as words-fil.ts otherwise. It comes with
 * the frame of the console.
 */
import {
  refusals as adjustmentRefusals,
  words as adjustments,
} from '#money/adjustments/shared/words.ts'
import {
  refusalsFil as replyRefusalsFil,
  wordsFil as repliesFil,
} from '#money/chats/shared/words-replies.fil.ts'
import { refusals as replyRefusals, words as replies } from '#money/chats/shared/words-replies.ts'
import { wordsFil as companyAccountsFil } from '#money/deposits/shared/words-company-accounts.fil.ts'
import { words as companyAccounts } from '#money/deposits/shared/words-company-accounts.ts'
import { wordsFil as depositConsoleFil } from '#money/deposits/shared/words-console.fil.ts'
import { words as depositConsole } from '#money/deposits/shared/words-console.ts'
import {
  refusalsFil as investmentRefusalsFil,
  wordsFil as investmentsFil,
} from '#money/investments/shared/words.fil.ts'
import {
  refusals as investmentRefusals,
  words as investments,
} from '#money/investments/shared/words.ts'
import { wordsFil as withdrawalProcessFil } from '#money/withdrawals/shared/words-process.fil.ts'
import { words as withdrawalProcess } from '#money/withdrawals/shared/words-process.ts'
import { subjectWordsFil, wordsFil as trailFil } from '#people/activity/shared/words-trail.fil.ts'
import { subjectWords, words as trail } from '#people/activity/shared/words-trail.ts'
import {
  refusalsFil as companyAccessRefusalsFil,
  wordsFil as companyAccessFil,
} from '#people/company/shared/words-access.fil.ts'
import {
  refusals as companyAccessRefusals,
  words as companyAccess,
} from '#people/company/shared/words-access.ts'
import {
  refusalsFil as companyRefusalsFil,
  wordsFil as companyFil,
} from '#people/company/shared/words.fil.ts'
import { refusals as companyRefusals, words as company } from '#people/company/shared/words.ts'
import { wordingFindingsFil } from '#people/wording/shared/words.fil.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import { wordsFil as consoleFrameFil } from '#surfaces/console/shared/words-frame.fil.ts'
import { words as consoleFrame } from '#surfaces/console/shared/words-frame.ts'
import { wordsFil as consoleOverviewFil } from '#surfaces/console/shared/words-overview.fil.ts'
import { words as consoleOverview } from '#surfaces/console/shared/words-overview.ts'
import {
  refusalsFil as consoleRefusalsFil,
  wordsFil as administrationFil,
} from '#surfaces/console/shared/words.fil.ts'
import {
  refusals as consoleRefusals,
  words as administration,
} from '#surfaces/console/shared/words.ts'
import {
  refusalsFil as oversightRefusalsFil,
  wordsFil as oversightFil,
} from '#surfaces/oversight/shared/words.fil.ts'
import {
  refusals as oversightRefusals,
  words as oversight,
} from '#surfaces/oversight/shared/words.ts'
import { wordsFil as userAlarmsFil } from '#surfaces/users/shared/words-alarms.fil.ts'
import { words as userAlarms } from '#surfaces/users/shared/words-alarms.ts'
import {
  refusalsFil as userRefusalsFil,
  wordsFil as usersFil,
} from '#surfaces/users/shared/words.fil.ts'
import { refusals as userRefusals, words as users } from '#surfaces/users/shared/words.ts'
import { wordsFil as deskFil } from '#surfaces/workbench/shared/words.fil.ts'
import { words as desk } from '#surfaces/workbench/shared/words.ts'
import {
  refusalsFil as approvalRefusalsFil,
  statusWordsFil as approvalStatusesFil,
  wordsFil as approvalsFil,
} from '#teamwork/approvals/shared/words.fil.ts'
import {
  refusals as approvalRefusals,
  statusWords as approvalStatuses,
  words as approvals,
} from '#teamwork/approvals/shared/words.ts'
import {
  refusalsFil as claimRefusalsFil,
  wordsFil as claimsFil,
} from '#teamwork/claims/shared/words.fil.ts'
import { refusals as claimRefusals, words as claims } from '#teamwork/claims/shared/words.ts'
import {
  refusalsFil as noteRefusalsFil,
  wordsFil as notesFil,
} from '#teamwork/notes/shared/words.fil.ts'
import { refusals as noteRefusals, words as notes } from '#teamwork/notes/shared/words.ts'

export const pairs: readonly WordPair[] = [
  [investments, investmentsFil],
  [investmentRefusals, investmentRefusalsFil],
  [claims, claimsFil],
  [withdrawalProcess, withdrawalProcessFil],
  [desk, deskFil],
  [claimRefusals, claimRefusalsFil],
  [trail, trailFil],
  [subjectWords, subjectWordsFil],
  [company, companyFil],
  [companyRefusals, companyRefusalsFil],
  [companyAccess, companyAccessFil],
  [companyAccessRefusals, companyAccessRefusalsFil],
  [contentConsole, contentConsoleFil],
  [contentRefusals, contentRefusalsFil],
  [ownFindings, ownFindingsFil],
  [notes, notesFil],
  [noteRefusals, noteRefusalsFil],
  [replies, repliesFil],
  [replyRefusals, replyRefusalsFil],
  [companyAccounts, companyAccountsFil],
  [depositConsole, depositConsoleFil],
  [list, listFil],
  [viewer, viewerFil],
  [approvals, approvalsFil],
  [approvalStatuses, approvalStatusesFil],
  [approvalRefusals, approvalRefusalsFil],
  [adjustments, adjustmentsFil],
  [adjustmentRefusals, adjustmentRefusalsFil],
  [announcementsConsole, announcementsConsoleFil],
  [marketAdmin, marketAdminFil],
  [marketRefusals, marketRefusalsFil],
  [testimonialQueue, testimonialQueueFil],
  [oversight, oversightFil],
  [oversightRefusals, oversightRefusalsFil],
  [users, usersFil],
  [userAlarms, userAlarmsFil],
  [userRefusals, userRefusalsFil],
  [administration, administrationFil],
  [consoleFrame, consoleFrameFil],
  [consoleOverview, consoleOverviewFil],
  [consoleRefusals, consoleRefusalsFil],
  [contentPlans, contentPlansFil],
  [planFindings, planFindingsFil],
  [wordingFindings, wordingFindingsFil],
]
