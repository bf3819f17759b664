/**
 * The Filipino of what only the console shows; the same as words-fil.ts otherwise. It comes with
 * the frame of the console.
 */
import { refusals as adjustmentRefusals, words as adjustments } from '../adjustments/words.ts'
import {
  refusalsFil as adjustmentRefusalsFil,
  wordsFil as adjustmentsFil,
} from '../adjustments/words.fil.ts'
import {
  refusals as approvalRefusals,
  statusWords as approvalStatuses,
  words as approvals,
} from '../approvals/words.ts'
import {
  refusalsFil as approvalRefusalsFil,
  statusWordsFil as approvalStatusesFil,
  wordsFil as approvalsFil,
} from '../approvals/words.fil.ts'
import { words as announcementsConsole } from '../announcements/words-console.ts'
import { wordsFil as announcementsConsoleFil } from '../announcements/words-console.fil.ts'
import { subjectWords, words as trail } from '../activity/words-trail.ts'
import { subjectWordsFil, wordsFil as trailFil } from '../activity/words-trail.fil.ts'
import { refusals as companyRefusals, words as company } from '../company/words.ts'
import { refusalsFil as companyRefusalsFil, wordsFil as companyFil } from '../company/words.fil.ts'
import {
  refusals as companyAccessRefusals,
  words as companyAccess,
} from '../company/words-access.ts'
import {
  refusalsFil as companyAccessRefusalsFil,
  wordsFil as companyAccessFil,
} from '../company/words-access.fil.ts'
import { refusals as claimRefusals, words as claims } from '../claims/words.ts'
import { refusalsFil as claimRefusalsFil, wordsFil as claimsFil } from '../claims/words.fil.ts'
import { words as contentConsole } from '../content/words-console.ts'
import { wordsFil as contentConsoleFil } from '../content/words-console.fil.ts'
import { ownFindings, refusals as contentRefusals } from '../content/words.ts'
import { ownFindingsFil, refusalsFil as contentRefusalsFil } from '../content/words.fil.ts'
import { words as contentPlans } from '../content/words-plans.ts'
import { wordsFil as contentPlansFil } from '../content/words-plans.fil.ts'
import { planFindings } from '../plans/words.ts'
import { planFindingsFil } from '../plans/words.fil.ts'
import { wordingFindings } from '../wording/words.ts'
import { wordingFindingsFil } from '../wording/words.fil.ts'
import { refusals as replyRefusals, words as replies } from '../chats/words-replies.ts'
import {
  refusalsFil as replyRefusalsFil,
  wordsFil as repliesFil,
} from '../chats/words-replies.fil.ts'
import { refusals as consoleRefusals, words as administration } from '../console/words.ts'
import {
  refusalsFil as consoleRefusalsFil,
  wordsFil as administrationFil,
} from '../console/words.fil.ts'
import { words as consoleFrame } from '../console/words-frame.ts'
import { wordsFil as consoleFrameFil } from '../console/words-frame.fil.ts'
import { words as desk } from '../desk/words.ts'
import { wordsFil as deskFil } from '../desk/words.fil.ts'
import { words as consoleOverview } from '../console/words-overview.ts'
import { wordsFil as consoleOverviewFil } from '../console/words-overview.fil.ts'
import { words as depositConsole } from '../deposits/words-console.ts'
import { wordsFil as depositConsoleFil } from '../deposits/words-console.fil.ts'
import { words as list } from '../kit/words-list.ts'
import { wordsFil as listFil } from '../kit/words-list.fil.ts'
import { words as viewer } from '../kit/words-viewer.ts'
import { wordsFil as viewerFil } from '../kit/words-viewer.fil.ts'
import { words as companyAccounts } from '../deposits/words-company-accounts.ts'
import { wordsFil as companyAccountsFil } from '../deposits/words-company-accounts.fil.ts'
import { refusals as investmentRefusals, words as investments } from '../investments/words.ts'
import {
  refusalsFil as investmentRefusalsFil,
  wordsFil as investmentsFil,
} from '../investments/words.fil.ts'
import { refusals as marketRefusals, words as marketAdmin } from '../market/words-admin.ts'
import {
  refusalsFil as marketRefusalsFil,
  wordsFil as marketAdminFil,
} from '../market/words-admin.fil.ts'
import { refusals as noteRefusals, words as notes } from '../notes/words.ts'
import { refusalsFil as noteRefusalsFil, wordsFil as notesFil } from '../notes/words.fil.ts'
import { refusals as oversightRefusals, words as oversight } from '../oversight/words.ts'
import {
  refusalsFil as oversightRefusalsFil,
  wordsFil as oversightFil,
} from '../oversight/words.fil.ts'
import { words as testimonialQueue } from '../testimonials/words-queue.ts'
import { wordsFil as testimonialQueueFil } from '../testimonials/words-queue.fil.ts'
import { words as userAlarms } from '../users/words-alarms.ts'
import { wordsFil as userAlarmsFil } from '../users/words-alarms.fil.ts'
import { refusals as userRefusals, words as users } from '../users/words.ts'
import { refusalsFil as userRefusalsFil, wordsFil as usersFil } from '../users/words.fil.ts'
import { words as withdrawalProcess } from '../withdrawals/words-process.ts'
import { wordsFil as withdrawalProcessFil } from '../withdrawals/words-process.fil.ts'
import type { WordPair } from '../kit/language.tsx'

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
