import {
  refusalsFil as announcementRefusalsFil,
  wordsFil as announcementsFil,
} from '#content/announcements/shared/words.fil.ts'
/**
 * The Filipino catalogue: the words of every room and their twins, but those of the console. Loaded
 * only when somebody chooses Filipino.
 */
import {
  refusals as announcementRefusals,
  words as announcements,
} from '#content/announcements/shared/words.ts'
import { wordsFil as marketFil } from '#content/market/shared/words.fil.ts'
import { words as market } from '#content/market/shared/words.ts'
import {
  refusalsFil as taskRefusalsFil,
  wordsFil as tasksFil,
} from '#content/tasks/shared/words.fil.ts'
import { refusals as taskRefusals, words as tasks } from '#content/tasks/shared/words.ts'
import {
  refusalsFil as testimonialRefusalsFil,
  wordsFil as testimonialsFil,
} from '#content/testimonials/shared/words.fil.ts'
import {
  refusals as testimonialRefusals,
  words as testimonials,
} from '#content/testimonials/shared/words.ts'
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { wordsFil as kitFil } from '#foundation/kit/i18n/words.fil.ts'
import { words as kit } from '#foundation/kit/i18n/words.ts'
import {
  refusalsFil as chatRefusalsFil,
  wordsFil as chatsFil,
} from '#money/chats/shared/words.fil.ts'
import { refusals as chatRefusals, words as chats } from '#money/chats/shared/words.ts'
import {
  refusalsFil as depositRefusalsFil,
  wordsFil as depositsFil,
} from '#money/deposits/shared/words.fil.ts'
import { refusals as depositRefusals, words as deposits } from '#money/deposits/shared/words.ts'
import {
  refusalsFil as statementRefusalsFil,
  wordsFil as statementsFil,
} from '#money/statements/shared/words.fil.ts'
import {
  refusals as statementRefusals,
  words as statements,
} from '#money/statements/shared/words.ts'
import { wordsFil as expectedTimesFil } from '#money/transactions/shared/words-expected.fil.ts'
import { words as expectedTimes } from '#money/transactions/shared/words-expected.ts'
import { wordsFil as receiptsFil } from '#money/transactions/shared/words-receipt.fil.ts'
import { words as receipts } from '#money/transactions/shared/words-receipt.ts'
import {
  refusalsFil as transactionRefusalsFil,
  wordsFil as transactionsFil,
} from '#money/transactions/shared/words.fil.ts'
import {
  refusals as transactionRefusals,
  words as transactions,
} from '#money/transactions/shared/words.ts'
import { wordsFil as liveWithdrawalsFil } from '#money/withdrawals/shared/words-live.fil.ts'
import { words as liveWithdrawals } from '#money/withdrawals/shared/words-live.ts'
import {
  refusalsFil as withdrawalRefusalsFil,
  wordsFil as withdrawalsFil,
} from '#money/withdrawals/shared/words.fil.ts'
import {
  refusals as withdrawalRefusals,
  words as withdrawals,
} from '#money/withdrawals/shared/words.ts'
import { actionWordsFil, wordsFil as activityFil } from '#people/activity/shared/words.fil.ts'
import { actionWords, words as activity } from '#people/activity/shared/words.ts'
import { wordsFil as companyNoticeFil } from '#people/company/shared/words-notice.fil.ts'
import { words as companyNotice } from '#people/company/shared/words-notice.ts'
import { wordsFil as identityOwedFil } from '#people/identity/shared/words-forced-password.fil.ts'
import { words as identityOwed } from '#people/identity/shared/words-forced-password.ts'
import { wordsFil as identityLeavingFil } from '#people/identity/shared/words-leaving.fil.ts'
import { words as identityLeaving } from '#people/identity/shared/words-leaving.ts'
import { proofReasonsFil } from '#people/identity/shared/words-proof.fil.ts'
import { proofReasons } from '#people/identity/shared/words-proof.ts'
import { wordsFil as identitySettingsFil } from '#people/identity/shared/words-settings.fil.ts'
import { words as identitySettings } from '#people/identity/shared/words-settings.ts'
import {
  refusalsFil as identityRefusalsFil,
  wordsFil as identityFil,
} from '#people/identity/shared/words.fil.ts'
import { refusals as identityRefusals, words as identity } from '#people/identity/shared/words.ts'
import {
  refusalsFil as notificationRefusalsFil,
  wordsFil as notificationsFil,
} from '#people/notifications/shared/words.fil.ts'
import {
  refusals as notificationRefusals,
  words as notifications,
} from '#people/notifications/shared/words.ts'
import {
  refusalsFil as profileRefusalsFil,
  wordsFil as profileFil,
} from '#people/profile/shared/words.fil.ts'
import { refusals as profileRefusals, words as profile } from '#people/profile/shared/words.ts'
import {
  happenedFil,
  refusalsFil as safeguardRefusalsFil,
  wordsFil as safeguardsFil,
} from '#people/safeguards/shared/words.fil.ts'
import {
  happened,
  refusals as safeguardRefusals,
  words as safeguards,
} from '#people/safeguards/shared/words.ts'
import {
  refusalsFil as socialRefusalsFil,
  wordsFil as socialFil,
} from '#people/social/shared/words.fil.ts'
import { refusals as socialRefusals, words as social } from '#people/social/shared/words.ts'
import {
  refusalsFil as privacyRefusalsFil,
  wordsFil as privacyFil,
} from '#surfaces/privacy/shared/words.fil.ts'
import { refusals as privacyRefusals, words as privacy } from '#surfaces/privacy/shared/words.ts'
import { wordsFil as framesFil } from '../../shared/words.fil.ts'
import { words as frames } from '../../shared/words.ts'

export const pairs: readonly WordPair[] = [
  [kit, kitFil],
  [identity, identityFil],
  [identityRefusals, identityRefusalsFil],
  [proofReasons, proofReasonsFil],
  [identitySettings, identitySettingsFil],
  [identityLeaving, identityLeavingFil],
  [identityOwed, identityOwedFil],
  [activity, activityFil],
  [actionWords, actionWordsFil],
  [companyNotice, companyNoticeFil],
  [notifications, notificationsFil],
  [notificationRefusals, notificationRefusalsFil],
  [profile, profileFil],
  [profileRefusals, profileRefusalsFil],
  [social, socialFil],
  [socialRefusals, socialRefusalsFil],
  [safeguards, safeguardsFil],
  [happened, happenedFil],
  [safeguardRefusals, safeguardRefusalsFil],
  [chats, chatsFil],
  [chatRefusals, chatRefusalsFil],
  [transactions, transactionsFil],
  [transactionRefusals, transactionRefusalsFil],
  [receipts, receiptsFil],
  [expectedTimes, expectedTimesFil],
  [deposits, depositsFil],
  [depositRefusals, depositRefusalsFil],
  [withdrawals, withdrawalsFil],
  [withdrawalRefusals, withdrawalRefusalsFil],
  [liveWithdrawals, liveWithdrawalsFil],
  [statements, statementsFil],
  [statementRefusals, statementRefusalsFil],
  [tasks, tasksFil],
  [taskRefusals, taskRefusalsFil],
  [announcements, announcementsFil],
  [announcementRefusals, announcementRefusalsFil],
  [market, marketFil],
  [testimonials, testimonialsFil],
  [testimonialRefusals, testimonialRefusalsFil],
  [privacy, privacyFil],
  [privacyRefusals, privacyRefusalsFil],
  [frames, framesFil],
]
