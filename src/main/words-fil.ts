/**
 * The Filipino catalogue: the words of every room and their twins, but those of the console. Loaded
 * only when somebody chooses Filipino.
 */
import { refusals as announcementRefusals, words as announcements } from '../announcements/words.ts'
import {
  refusalsFil as announcementRefusalsFil,
  wordsFil as announcementsFil,
} from '../announcements/words.fil.ts'
import { actionWords, words as activity } from '../activity/words.ts'
import { actionWordsFil, wordsFil as activityFil } from '../activity/words.fil.ts'
import { refusals as chatRefusals, words as chats } from '../chats/words.ts'
import { refusalsFil as chatRefusalsFil, wordsFil as chatsFil } from '../chats/words.fil.ts'
import { words as companyNotice } from '../company/words-notice.ts'
import { wordsFil as companyNoticeFil } from '../company/words-notice.fil.ts'
import { refusals as depositRefusals, words as deposits } from '../deposits/words.ts'
import {
  refusalsFil as depositRefusalsFil,
  wordsFil as depositsFil,
} from '../deposits/words.fil.ts'
import { words as identityLeaving } from '../identity/words-leaving.ts'
import { wordsFil as identityLeavingFil } from '../identity/words-leaving.fil.ts'
import { words as identityOwed } from '../identity/words-owed.ts'
import { wordsFil as identityOwedFil } from '../identity/words-owed.fil.ts'
import { proofReasons } from '../identity/words-proof.ts'
import { proofReasonsFil } from '../identity/words-proof.fil.ts'
import { words as identitySettings } from '../identity/words-settings.ts'
import { wordsFil as identitySettingsFil } from '../identity/words-settings.fil.ts'
import { refusals as identityRefusals, words as identity } from '../identity/words.ts'
import {
  refusalsFil as identityRefusalsFil,
  wordsFil as identityFil,
} from '../identity/words.fil.ts'
import { words as kit } from '../kit/words.ts'
import { wordsFil as kitFil } from '../kit/words.fil.ts'
import { words as market } from '../market/words.ts'
import { wordsFil as marketFil } from '../market/words.fil.ts'
import { refusals as notificationRefusals, words as notifications } from '../notifications/words.ts'
import {
  refusalsFil as notificationRefusalsFil,
  wordsFil as notificationsFil,
} from '../notifications/words.fil.ts'
import { refusals as privacyRefusals, words as privacy } from '../privacy/words.ts'
import { refusalsFil as privacyRefusalsFil, wordsFil as privacyFil } from '../privacy/words.fil.ts'
import { refusals as profileRefusals, words as profile } from '../profile/words.ts'
import { refusalsFil as profileRefusalsFil, wordsFil as profileFil } from '../profile/words.fil.ts'
import {
  happened,
  refusals as safeguardRefusals,
  words as safeguards,
} from '../safeguards/words.ts'
import {
  happenedFil,
  refusalsFil as safeguardRefusalsFil,
  wordsFil as safeguardsFil,
} from '../safeguards/words.fil.ts'
import { refusals as socialRefusals, words as social } from '../social/words.ts'
import { refusalsFil as socialRefusalsFil, wordsFil as socialFil } from '../social/words.fil.ts'
import { refusals as statementRefusals, words as statements } from '../statements/words.ts'
import {
  refusalsFil as statementRefusalsFil,
  wordsFil as statementsFil,
} from '../statements/words.fil.ts'
import { refusals as taskRefusals, words as tasks } from '../tasks/words.ts'
import { refusalsFil as taskRefusalsFil, wordsFil as tasksFil } from '../tasks/words.fil.ts'
import { refusals as testimonialRefusals, words as testimonials } from '../testimonials/words.ts'
import {
  refusalsFil as testimonialRefusalsFil,
  wordsFil as testimonialsFil,
} from '../testimonials/words.fil.ts'
import { refusals as transactionRefusals, words as transactions } from '../transactions/words.ts'
import {
  refusalsFil as transactionRefusalsFil,
  wordsFil as transactionsFil,
} from '../transactions/words.fil.ts'
import { words as receipts } from '../transactions/words-receipt.ts'
import { wordsFil as receiptsFil } from '../transactions/words-receipt.fil.ts'
import { words as expectedTimes } from '../transactions/words-expected.ts'
import { wordsFil as expectedTimesFil } from '../transactions/words-expected.fil.ts'
import { words as liveWithdrawals } from '../withdrawals/words-live.ts'
import { wordsFil as liveWithdrawalsFil } from '../withdrawals/words-live.fil.ts'
import { refusals as withdrawalRefusals, words as withdrawals } from '../withdrawals/words.ts'
import {
  refusalsFil as withdrawalRefusalsFil,
  wordsFil as withdrawalsFil,
} from '../withdrawals/words.fil.ts'
import { words as frames } from './words.ts'
import { wordsFil as framesFil } from './words.fil.ts'
import type { WordPair } from '../kit/language.tsx'

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
