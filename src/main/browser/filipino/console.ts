/** The Filipino words that only the console uses. They load with its frame. */
import { announcementConsoleWordsFil } from '#content/announcements/shared/words-console.fil.ts'
import { announcementConsoleWords } from '#content/announcements/shared/words-console.ts'
import { contentConsoleWordsFil } from '#content/content/shared/words-console.fil.ts'
import { contentConsoleWords } from '#content/content/shared/words-console.ts'
import {
  contentPictureRefusalsFil,
  contentPictureWordsFil,
} from '#content/content/shared/words-picture.fil.ts'
import {
  contentPictureRefusals,
  contentPictureWords,
} from '#content/content/shared/words-picture.ts'
import { contentPlansWordsFil } from '#content/content/shared/words-plans.fil.ts'
import { contentPlansWords } from '#content/content/shared/words-plans.ts'
import { ownFindingsFil, contentRefusalsFil } from '#content/content/shared/words.fil.ts'
import { ownFindings, contentRefusals } from '#content/content/shared/words.ts'
import {
  marketAdminRefusalsFil,
  marketAdminWordsFil,
} from '#content/market/shared/words-admin.fil.ts'
import { marketAdminRefusals, marketAdminWords } from '#content/market/shared/words-admin.ts'
import { planFindingsFil } from '#content/plans/shared/words.fil.ts'
import { planFindings } from '#content/plans/shared/words.ts'
import { testimonialQueueWordsFil } from '#content/testimonials/shared/words-queue.fil.ts'
import { testimonialQueueWords } from '#content/testimonials/shared/words-queue.ts'
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import {
  kitEditWordsFil,
  kitListWordsFil,
  pictureViewerWordsFil,
} from '#foundation/kit/i18n/words-console.fil.ts'
import {
  kitEditWords,
  kitListWords,
  pictureViewerWords,
} from '#foundation/kit/i18n/words-console.ts'
import { calendarWordsFil } from '#investing/offers/shared/words-calendar.fil.ts'
import { calendarWords } from '#investing/offers/shared/words-calendar.ts'
import { offerConsoleWordsFil } from '#investing/offers/shared/words-console.fil.ts'
import { offerConsoleWords } from '#investing/offers/shared/words-console.ts'
import {
  calendarRefusalsFil,
  offerFormRefusalsFil,
} from '#investing/offers/shared/words-form.fil.ts'
import { calendarRefusals, offerFormRefusals } from '#investing/offers/shared/words-form.ts'
import { staffWordsFil } from '#investing/placements/shared/words-staff.fil.ts'
import { staffWords } from '#investing/placements/shared/words-staff.ts'
import { adjustmentRefusalsFil, adjustmentWordsFil } from '#money/adjustments/shared/words.fil.ts'
import { adjustmentRefusals, adjustmentWords } from '#money/adjustments/shared/words.ts'
import { closingWordsFil } from '#money/chats/shared/words-closing.fil.ts'
import { closingWords } from '#money/chats/shared/words-closing.ts'
import { replyRefusalsFil, replyWordsFil } from '#money/chats/shared/words-replies.fil.ts'
import { replyRefusals, replyWords } from '#money/chats/shared/words-replies.ts'
import { companyAccountWordsFil } from '#money/deposits/shared/words-company-accounts.fil.ts'
import { companyAccountWords } from '#money/deposits/shared/words-company-accounts.ts'
import { depositConsoleWordsFil } from '#money/deposits/shared/words-console.fil.ts'
import { depositConsoleWords } from '#money/deposits/shared/words-console.ts'
import { investmentRefusalsFil, investmentWordsFil } from '#money/investments/shared/words.fil.ts'
import { investmentRefusals, investmentWords } from '#money/investments/shared/words.ts'
import { poolRefusalsFil, poolWordsFil } from '#money/pools/shared/words.fil.ts'
import { poolRefusals, poolWords } from '#money/pools/shared/words.ts'
import { aloneLimitWordsFil } from '#money/transactions/shared/words-alone.fil.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import { withdrawalListWordsFil } from '#money/withdrawals/shared/staff/words-list.fil.ts'
import { withdrawalListWords } from '#money/withdrawals/shared/staff/words-list.ts'
import { withdrawalProcessWordsFil } from '#money/withdrawals/shared/staff/words-process.fil.ts'
import { withdrawalProcessWords } from '#money/withdrawals/shared/staff/words-process.ts'
import { withdrawalStaffWordsFil } from '#money/withdrawals/shared/staff/words-staff.fil.ts'
import { withdrawalStaffWords } from '#money/withdrawals/shared/staff/words-staff.ts'
import { subjectWordsFil, trailWordsFil } from '#people/activity/shared/words-trail.fil.ts'
import { subjectWords, trailWords } from '#people/activity/shared/words-trail.ts'
import {
  companyAccessRefusalsFil,
  companyAccessWordsFil,
} from '#people/company/shared/words-access.fil.ts'
import { companyAccessRefusals, companyAccessWords } from '#people/company/shared/words-access.ts'
import {
  looseningRefusalsFil,
  looseningWordsFil,
} from '#people/company/shared/words-loosening.fil.ts'
import { looseningRefusals, looseningWords } from '#people/company/shared/words-loosening.ts'
import { companyRefusalsFil, companyWordsFil } from '#people/company/shared/words.fil.ts'
import { companyRefusals, companyWords } from '#people/company/shared/words.ts'
import {
  secondPersonRefusalsFil,
  secondPersonWordsFil,
} from '#people/identity/shared/second-person/words.fil.ts'
import {
  secondPersonRefusals,
  secondPersonWords,
} from '#people/identity/shared/second-person/words.ts'
import { revealRefusalsFil, revealWordsFil } from '#people/profile/shared/words-reveal.fil.ts'
import { revealRefusals, revealWords } from '#people/profile/shared/words-reveal.ts'
import { ownerSafeguardWordsFil } from '#people/safeguards/shared/words-staff.fil.ts'
import { ownerSafeguardWords } from '#people/safeguards/shared/words-staff.ts'
import {
  wordingFindingsFil,
  wordingMarkWordsFil,
  wordingRefusalsFil,
} from '#people/wording/shared/words.fil.ts'
import { wordingFindings, wordingMarkWords, wordingRefusals } from '#people/wording/shared/words.ts'
import { consoleFrameWordsFil } from '#surfaces/console/shared/words-frame.fil.ts'
import { consoleFrameWords } from '#surfaces/console/shared/words-frame.ts'
import { consoleOverviewWordsFil } from '#surfaces/console/shared/words-overview.fil.ts'
import { consoleOverviewWords } from '#surfaces/console/shared/words-overview.ts'
import { consoleRefusalsFil, consoleWordsFil } from '#surfaces/console/shared/words.fil.ts'
import { consoleRefusals, consoleWords } from '#surfaces/console/shared/words.ts'
import { oversightRefusalsFil, oversightWordsFil } from '#surfaces/oversight/shared/words.fil.ts'
import { oversightRefusals, oversightWords } from '#surfaces/oversight/shared/words.ts'
import { systemWordsFil } from '#surfaces/system/shared/words.fil.ts'
import { systemWords } from '#surfaces/system/shared/words.ts'
import { adminWordsFil } from '#surfaces/users/shared/invitations/words.fil.ts'
import { adminWords } from '#surfaces/users/shared/invitations/words.ts'
import { viewAlarmWordsFil } from '#surfaces/users/shared/words-alarms.fil.ts'
import { viewAlarmWords } from '#surfaces/users/shared/words-alarms.ts'
import { userRefusalsFil, userWordsFil } from '#surfaces/users/shared/words.fil.ts'
import { userRefusals, userWords } from '#surfaces/users/shared/words.ts'
import { workbenchWordsFil } from '#surfaces/workbench/shared/words.fil.ts'
import { workbenchWords } from '#surfaces/workbench/shared/words.ts'
import {
  approvalRefusalsFil,
  approvalStatusWordsFil as approvalStatusesFil,
  approvalWordsFil,
} from '#teamwork/approvals/shared/words.fil.ts'
import {
  approvalRefusals,
  approvalStatusWords as approvalStatuses,
  approvalWords,
} from '#teamwork/approvals/shared/words.ts'
import { claimRefusalsFil, claimWordsFil } from '#teamwork/claims/shared/words.fil.ts'
import { claimRefusals, claimWords } from '#teamwork/claims/shared/words.ts'
import { noteRefusalsFil, noteWordsFil } from '#teamwork/notes/shared/words.fil.ts'
import { noteRefusals, noteWords } from '#teamwork/notes/shared/words.ts'
import { viewRefusalsFil, viewWordsFil } from '#teamwork/views/shared/words.fil.ts'
import { viewRefusals, viewWords } from '#teamwork/views/shared/words.ts'

export const consoleWordPairs: readonly WordPair[] = [
  [poolWords, poolWordsFil],
  [staffWords, staffWordsFil],
  [offerConsoleWords, offerConsoleWordsFil],
  [offerFormRefusals, offerFormRefusalsFil],
  [calendarWords, calendarWordsFil],
  [calendarRefusals, calendarRefusalsFil],
  [poolRefusals, poolRefusalsFil],
  [investmentWords, investmentWordsFil],
  [investmentRefusals, investmentRefusalsFil],
  [claimWords, claimWordsFil],
  [aloneLimitWords, aloneLimitWordsFil],
  [withdrawalListWords, withdrawalListWordsFil],
  [withdrawalStaffWords, withdrawalStaffWordsFil],
  [withdrawalProcessWords, withdrawalProcessWordsFil],
  [workbenchWords, workbenchWordsFil],
  [claimRefusals, claimRefusalsFil],
  [trailWords, trailWordsFil],
  [subjectWords, subjectWordsFil],
  [companyWords, companyWordsFil],
  [companyRefusals, companyRefusalsFil],
  [looseningWords, looseningWordsFil],
  [looseningRefusals, looseningRefusalsFil],
  [companyAccessWords, companyAccessWordsFil],
  [companyAccessRefusals, companyAccessRefusalsFil],
  [adminWords, adminWordsFil],
  [secondPersonRefusals, secondPersonRefusalsFil],
  [secondPersonWords, secondPersonWordsFil],
  [contentConsoleWords, contentConsoleWordsFil],
  [contentPictureRefusals, contentPictureRefusalsFil],
  [contentPictureWords, contentPictureWordsFil],
  [contentRefusals, contentRefusalsFil],
  [ownFindings, ownFindingsFil],
  [noteWords, noteWordsFil],
  [viewWords, viewWordsFil],
  [viewRefusals, viewRefusalsFil],
  [noteRefusals, noteRefusalsFil],
  [replyWords, replyWordsFil],
  [closingWords, closingWordsFil],
  [replyRefusals, replyRefusalsFil],
  [companyAccountWords, companyAccountWordsFil],
  [depositConsoleWords, depositConsoleWordsFil],
  [kitEditWords, kitEditWordsFil],
  [kitListWords, kitListWordsFil],
  [pictureViewerWords, pictureViewerWordsFil],
  [approvalWords, approvalWordsFil],
  [approvalStatuses, approvalStatusesFil],
  [approvalRefusals, approvalRefusalsFil],
  [adjustmentWords, adjustmentWordsFil],
  [adjustmentRefusals, adjustmentRefusalsFil],
  [announcementConsoleWords, announcementConsoleWordsFil],
  [marketAdminWords, marketAdminWordsFil],
  [marketAdminRefusals, marketAdminRefusalsFil],
  [testimonialQueueWords, testimonialQueueWordsFil],
  [oversightWords, oversightWordsFil],
  [oversightRefusals, oversightRefusalsFil],
  [systemWords, systemWordsFil],
  [revealWords, revealWordsFil],
  [revealRefusals, revealRefusalsFil],
  [userWords, userWordsFil],
  [ownerSafeguardWords, ownerSafeguardWordsFil],
  [viewAlarmWords, viewAlarmWordsFil],
  [userRefusals, userRefusalsFil],
  [consoleWords, consoleWordsFil],
  [consoleFrameWords, consoleFrameWordsFil],
  [consoleOverviewWords, consoleOverviewWordsFil],
  [consoleRefusals, consoleRefusalsFil],
  [contentPlansWords, contentPlansWordsFil],
  [planFindings, planFindingsFil],
  [wordingFindings, wordingFindingsFil],
  [wordingMarkWords, wordingMarkWordsFil],
  [wordingRefusals, wordingRefusalsFil],
]
