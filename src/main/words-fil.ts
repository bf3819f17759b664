/** The Filipino catalogue: every room's words and their twins. Loaded only when somebody chooses Filipino. */
import { refusals as announcementRefusals, words as announcements } from '../announcements/words.ts'
import { refusalsFil as announcementRefusalsFil, wordsFil as announcementsFil } from '../announcements/words.fil.ts'
import { refusals as adjustmentRefusals, words as adjustments } from '../adjustments/words.ts'
import { refusalsFil as adjustmentRefusalsFil, wordsFil as adjustmentsFil } from '../adjustments/words.fil.ts'
import { refusals as approvalRefusals, statusWords as approvalStatuses, words as approvals } from '../approvals/words.ts'
import { refusalsFil as approvalRefusalsFil, statusWordsFil as approvalStatusesFil, wordsFil as approvalsFil } from '../approvals/words.fil.ts'
import { words as announcementsConsole } from '../announcements/words-console.ts'
import { wordsFil as announcementsConsoleFil } from '../announcements/words-console.fil.ts'
import { actionWords, words as activity } from '../activity/words.ts'
import { actionWordsFil, wordsFil as activityFil } from '../activity/words.fil.ts'
import { subjectWords, words as trail } from '../activity/words-trail.ts'
import { subjectWordsFil, wordsFil as trailFil } from '../activity/words-trail.fil.ts'
import { refusals as chatRefusals, words as chats } from '../chats/words.ts'
import { refusalsFil as chatRefusalsFil, wordsFil as chatsFil } from '../chats/words.fil.ts'
import { refusals as companyRefusals, words as company } from '../company/words.ts'
import { refusalsFil as companyRefusalsFil, wordsFil as companyFil } from '../company/words.fil.ts'
import { words as companyNotice } from '../company/words-notice.ts'
import { wordsFil as companyNoticeFil } from '../company/words-notice.fil.ts'
import { refusals as claimRefusals, words as claims } from '../claims/words.ts'
import { refusalsFil as claimRefusalsFil, wordsFil as claimsFil } from '../claims/words.fil.ts'
import { refusals as replyRefusals, words as replies } from '../chats/words-replies.ts'
import { refusalsFil as replyRefusalsFil, wordsFil as repliesFil } from '../chats/words-replies.fil.ts'
import { refusals as consoleRefusals, words as administration } from '../console/words.ts'
import { refusalsFil as consoleRefusalsFil, wordsFil as administrationFil } from '../console/words.fil.ts'
import { words as consoleFrame } from '../console/words-frame.ts'
import { wordsFil as consoleFrameFil } from '../console/words-frame.fil.ts'
import { words as desk } from '../desk/words.ts'
import { wordsFil as deskFil } from '../desk/words.fil.ts'
import { words as consoleOverview } from '../console/words-overview.ts'
import { wordsFil as consoleOverviewFil } from '../console/words-overview.fil.ts'
import { words as depositConsole } from '../deposits/words-console.ts'
import { wordsFil as depositConsoleFil } from '../deposits/words-console.fil.ts'
import { words as viewer } from '../kit/words-viewer.ts'
import { wordsFil as viewerFil } from '../kit/words-viewer.fil.ts'
import { refusals as depositRefusals, words as deposits } from '../deposits/words.ts'
import { refusalsFil as depositRefusalsFil, wordsFil as depositsFil } from '../deposits/words.fil.ts'
import { words as companyAccounts } from '../deposits/words-company-accounts.ts'
import { wordsFil as companyAccountsFil } from '../deposits/words-company-accounts.fil.ts'
import { words as identityLeaving } from '../identity/words-leaving.ts'
import { wordsFil as identityLeavingFil } from '../identity/words-leaving.fil.ts'
import { words as identityOwed } from '../identity/words-owed.ts'
import { wordsFil as identityOwedFil } from '../identity/words-owed.fil.ts'
import { words as identitySettings } from '../identity/words-settings.ts'
import { wordsFil as identitySettingsFil } from '../identity/words-settings.fil.ts'
import { refusals as identityRefusals, words as identity } from '../identity/words.ts'
import { refusalsFil as identityRefusalsFil, wordsFil as identityFil } from '../identity/words.fil.ts'
import { refusals as investmentRefusals, words as investments } from '../investments/words.ts'
import { refusalsFil as investmentRefusalsFil, wordsFil as investmentsFil } from '../investments/words.fil.ts'
import { words as kit } from '../kit/words.ts'
import { wordsFil as kitFil } from '../kit/words.fil.ts'
import { refusals as marketRefusals, words as marketAdmin } from '../market/words-admin.ts'
import { refusalsFil as marketRefusalsFil, wordsFil as marketAdminFil } from '../market/words-admin.fil.ts'
import { words as market } from '../market/words.ts'
import { wordsFil as marketFil } from '../market/words.fil.ts'
import { refusals as noteRefusals, words as notes } from '../notes/words.ts'
import { refusalsFil as noteRefusalsFil, wordsFil as notesFil } from '../notes/words.fil.ts'
import { refusals as notificationRefusals, words as notifications } from '../notifications/words.ts'
import { refusalsFil as notificationRefusalsFil, wordsFil as notificationsFil } from '../notifications/words.fil.ts'
import { refusals as oversightRefusals, words as oversight } from '../oversight/words.ts'
import { refusalsFil as oversightRefusalsFil, wordsFil as oversightFil } from '../oversight/words.fil.ts'
import { refusals as privacyRefusals, words as privacy } from '../privacy/words.ts'
import { refusalsFil as privacyRefusalsFil, wordsFil as privacyFil } from '../privacy/words.fil.ts'
import { refusals as profileRefusals, words as profile } from '../profile/words.ts'
import { refusalsFil as profileRefusalsFil, wordsFil as profileFil } from '../profile/words.fil.ts'
import { happened, refusals as safeguardRefusals, words as safeguards } from '../safeguards/words.ts'
import { happenedFil, refusalsFil as safeguardRefusalsFil, wordsFil as safeguardsFil } from '../safeguards/words.fil.ts'
import { words as userAlarms } from '../users/words-alarms.ts'
import { wordsFil as userAlarmsFil } from '../users/words-alarms.fil.ts'
import { refusals as userRefusals, words as users } from '../users/words.ts'
import { refusalsFil as userRefusalsFil, wordsFil as usersFil } from '../users/words.fil.ts'
import { words as site } from '../site/words.ts'
import { wordsFil as siteFil } from '../site/words.fil.ts'
import { refusals as socialRefusals, words as social } from '../social/words.ts'
import { refusalsFil as socialRefusalsFil, wordsFil as socialFil } from '../social/words.fil.ts'
import { refusals as statementRefusals, words as statements } from '../statements/words.ts'
import { refusalsFil as statementRefusalsFil, wordsFil as statementsFil } from '../statements/words.fil.ts'
import { refusals as taskRefusals, words as tasks } from '../tasks/words.ts'
import { refusalsFil as taskRefusalsFil, wordsFil as tasksFil } from '../tasks/words.fil.ts'
import { refusals as transactionRefusals, words as transactions } from '../transactions/words.ts'
import { refusalsFil as transactionRefusalsFil, wordsFil as transactionsFil } from '../transactions/words.fil.ts'
import { words as receipts } from '../transactions/words-receipt.ts'
import { wordsFil as receiptsFil } from '../transactions/words-receipt.fil.ts'
import { words as expectedTimes } from '../transactions/words-expected.ts'
import { wordsFil as expectedTimesFil } from '../transactions/words-expected.fil.ts'
import { words as liveWithdrawals } from '../withdrawals/words-live.ts'
import { wordsFil as liveWithdrawalsFil } from '../withdrawals/words-live.fil.ts'
import { words as withdrawalProcess } from '../withdrawals/words-process.ts'
import { wordsFil as withdrawalProcessFil } from '../withdrawals/words-process.fil.ts'
import { refusals as withdrawalRefusals, words as withdrawals } from '../withdrawals/words.ts'
import { refusalsFil as withdrawalRefusalsFil, wordsFil as withdrawalsFil } from '../withdrawals/words.fil.ts'
import { words as frames } from './words.ts'
import { wordsFil as framesFil } from './words.fil.ts'
import type { WordPair } from '../kit/language.tsx'

export const pairs: readonly WordPair[] = [
  [kit, kitFil],
  [identity, identityFil],
  [identityRefusals, identityRefusalsFil],
  [identitySettings, identitySettingsFil],
  [identityLeaving, identityLeavingFil],
  [identityOwed, identityOwedFil],
  [investments, investmentsFil],
  [investmentRefusals, investmentRefusalsFil],
  [activity, activityFil],
  [claims, claimsFil],
  [withdrawalProcess, withdrawalProcessFil],
  [desk, deskFil],
  [claimRefusals, claimRefusalsFil],
  [actionWords, actionWordsFil],
  [trail, trailFil],
  [subjectWords, subjectWordsFil],
  [company, companyFil],
  [companyRefusals, companyRefusalsFil],
  [companyNotice, companyNoticeFil],
  [notifications, notificationsFil],
  [notificationRefusals, notificationRefusalsFil],
  [notes, notesFil],
  [noteRefusals, noteRefusalsFil],
  [profile, profileFil],
  [profileRefusals, profileRefusalsFil],
  [social, socialFil],
  [socialRefusals, socialRefusalsFil],
  [safeguards, safeguardsFil],
  [happened, happenedFil],
  [safeguardRefusals, safeguardRefusalsFil],
  [chats, chatsFil],
  [chatRefusals, chatRefusalsFil],
  [replies, repliesFil],
  [replyRefusals, replyRefusalsFil],
  [transactions, transactionsFil],
  [transactionRefusals, transactionRefusalsFil],
  [receipts, receiptsFil],
  [expectedTimes, expectedTimesFil],
  [deposits, depositsFil],
  [companyAccounts, companyAccountsFil],
  [depositConsole, depositConsoleFil],
  [viewer, viewerFil],
  [depositRefusals, depositRefusalsFil],
  [withdrawals, withdrawalsFil],
  [withdrawalRefusals, withdrawalRefusalsFil],
  [liveWithdrawals, liveWithdrawalsFil],
  [statements, statementsFil],
  [statementRefusals, statementRefusalsFil],
  [tasks, tasksFil],
  [taskRefusals, taskRefusalsFil],
  [approvals, approvalsFil],
  [approvalStatuses, approvalStatusesFil],
  [approvalRefusals, approvalRefusalsFil],
  [adjustments, adjustmentsFil],
  [adjustmentRefusals, adjustmentRefusalsFil],
  [announcements, announcementsFil],
  [announcementRefusals, announcementRefusalsFil],
  [announcementsConsole, announcementsConsoleFil],
  [market, marketFil],
  [marketAdmin, marketAdminFil],
  [marketRefusals, marketRefusalsFil],
  [oversight, oversightFil],
  [oversightRefusals, oversightRefusalsFil],
  [privacy, privacyFil],
  [privacyRefusals, privacyRefusalsFil],
  [frames, framesFil],
  [users, usersFil],
  [userAlarms, userAlarmsFil],
  [userRefusals, userRefusalsFil],
  [site, siteFil],
  [administration, administrationFil],
  [consoleFrame, consoleFrameFil],
  [consoleOverview, consoleOverviewFil],
  [consoleRefusals, consoleRefusalsFil],
]
