/** The Filipino words of the application without the home page and the console. */
import {
  announcementRefusalsFil,
  announcementWordsFil,
} from '#content/announcements/shared/words.fil.ts'
import { announcementRefusals, announcementWords } from '#content/announcements/shared/words.ts'
import { taskRefusalsFil, taskWordsFil } from '#content/tasks/shared/words.fil.ts'
import { taskRefusals, taskWords } from '#content/tasks/shared/words.ts'
import {
  testimonialRefusalsFil,
  testimonialWordsFil,
} from '#content/testimonials/shared/words.fil.ts'
import { testimonialRefusals, testimonialWords } from '#content/testimonials/shared/words.ts'
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { dayWordsFil } from '#foundation/kit/i18n/words-days.fil.ts'
import { dayWords } from '#foundation/kit/i18n/words-days.ts'
import { platformRefusalsFil } from '#foundation/platform/shared/words.fil.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { offerRefusalsFil } from '#investing/offers/shared/words.fil.ts'
import { offerRefusals } from '#investing/offers/shared/words.ts'
import { changeWordsFil } from '#investing/placements/shared/changes/words-changes.fil.ts'
import { changeWords } from '#investing/placements/shared/changes/words-changes.ts'
import { outcomeWordsFil } from '#investing/placements/shared/outcomes/words.fil.ts'
import { outcomeWords } from '#investing/placements/shared/outcomes/words.ts'
import { planListWordsFil } from '#investing/placements/shared/user/plans/words-plan-list.fil.ts'
import { planListWords } from '#investing/placements/shared/user/plans/words-plan-list.ts'
import { factsWordsFil } from '#investing/placements/shared/user/words-facts.fil.ts'
import { factsWords } from '#investing/placements/shared/user/words-facts.ts'
import { placementWordsFil } from '#investing/placements/shared/user/words-placement.fil.ts'
import { placementWords } from '#investing/placements/shared/user/words-placement.ts'
import { portfolioWordsFil } from '#investing/placements/shared/user/words-portfolio.fil.ts'
import { portfolioWords } from '#investing/placements/shared/user/words-portfolio.ts'
import { subscribeWordsFil } from '#investing/placements/shared/user/words-subscribe.fil.ts'
import { subscribeWords } from '#investing/placements/shared/user/words-subscribe.ts'
import { maturityRefusalsFil } from '#investing/placements/shared/words-maturity.fil.ts'
import { maturityRefusals } from '#investing/placements/shared/words-maturity.ts'
import { taxWordsFil } from '#investing/placements/shared/words-tax.fil.ts'
import { taxWords } from '#investing/placements/shared/words-tax.ts'
import { placementRefusalsFil } from '#investing/placements/shared/words.fil.ts'
import { placementRefusals } from '#investing/placements/shared/words.ts'
import { chatRefusalsFil } from '#money/chats/shared/words.fil.ts'
import { chatRefusals } from '#money/chats/shared/words.ts'
import { depositChatWordsFil } from '#money/deposits/shared/words-chat.fil.ts'
import { depositChatWords } from '#money/deposits/shared/words-chat.ts'
import { depositWaitingWordsFil } from '#money/deposits/shared/words-waiting.fil.ts'
import { depositWaitingWords } from '#money/deposits/shared/words-waiting.ts'
import { depositRefusalsFil, depositWordsFil } from '#money/deposits/shared/words.fil.ts'
import { depositRefusals, depositWords } from '#money/deposits/shared/words.ts'
import { sealWordsFil } from '#money/seals/shared/words.fil.ts'
import { sealWords } from '#money/seals/shared/words.ts'
import { statementRefusalsFil, statementWordsFil } from '#money/statements/shared/words.fil.ts'
import { statementRefusals, statementWords } from '#money/statements/shared/words.ts'
import { receiptWordsFil } from '#money/transactions/shared/words-receipt.fil.ts'
import { receiptWords } from '#money/transactions/shared/words-receipt.ts'
import { transactionRefusalsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionRefusals } from '#money/transactions/shared/words.ts'
import { withdrawalCancelWordsFil } from '#money/withdrawals/shared/words-cancel.fil.ts'
import { withdrawalCancelWords } from '#money/withdrawals/shared/words-cancel.ts'
import { payeeWordsFil } from '#money/withdrawals/shared/words-payee.fil.ts'
import { payeeWords } from '#money/withdrawals/shared/words-payee.ts'
import { savedPayeeWordsFil } from '#money/withdrawals/shared/words-saved.fil.ts'
import { savedPayeeWords } from '#money/withdrawals/shared/words-saved.ts'
import { withdrawalRefusalsFil, withdrawalWordsFil } from '#money/withdrawals/shared/words.fil.ts'
import { withdrawalRefusals, withdrawalWords } from '#money/withdrawals/shared/words.ts'
import { actionWordsFil, activityWordsFil } from '#people/activity/shared/words.fil.ts'
import { actionWords, activityWords } from '#people/activity/shared/words.ts'
import { authenticatorWordsFil } from '#people/identity/shared/words-authenticator.fil.ts'
import { authenticatorWords } from '#people/identity/shared/words-authenticator.ts'
import { recoverPasswordWordsFil } from '#people/identity/shared/words-password.fil.ts'
import { recoverPasswordWords } from '#people/identity/shared/words-password.ts'
import { proofReasonsFil, proofWordsFil } from '#people/identity/shared/words-proof.fil.ts'
import { proofReasons, proofWords } from '#people/identity/shared/words-proof.ts'
import { registrationWordsFil } from '#people/identity/shared/words-register.fil.ts'
import { registrationWords } from '#people/identity/shared/words-register.ts'
import {
  identityForcedPasswordWordsFil,
  identitySettingsWordsFil,
} from '#people/identity/shared/words-settings.fil.ts'
import {
  identityForcedPasswordWords,
  identitySettingsWords,
} from '#people/identity/shared/words-settings.ts'
import { signInWordsFil } from '#people/identity/shared/words-sign-in.fil.ts'
import { signInWords } from '#people/identity/shared/words-sign-in.ts'
import { identityRefusalsFil, identityWordsFil } from '#people/identity/shared/words.fil.ts'
import { identityRefusals, identityWords } from '#people/identity/shared/words.ts'
import { pushRefusalsFil, pushWordsFil } from '#people/notifications/shared/words-push.fil.ts'
import { pushRefusals, pushWords } from '#people/notifications/shared/words-push.ts'
import { notificationRefusalsFil } from '#people/notifications/shared/words.fil.ts'
import { notificationRefusals } from '#people/notifications/shared/words.ts'
import { maskedNumberWordsFil } from '#people/profile/shared/words-masked.fil.ts'
import { maskedNumberWords } from '#people/profile/shared/words-masked.ts'
import { profileWordsFil } from '#people/profile/shared/words-profile.fil.ts'
import { profileWords } from '#people/profile/shared/words-profile.ts'
import { pictureWordsFil, profileRefusalsFil } from '#people/profile/shared/words.fil.ts'
import { pictureWords, profileRefusals } from '#people/profile/shared/words.ts'
import { notMeRefusalsFil, notMeWordsFil } from '#people/safeguards/shared/words-not-me.fil.ts'
import { notMeRefusals, notMeWords } from '#people/safeguards/shared/words-not-me.ts'
import { safeguardRefusalsFil } from '#people/safeguards/shared/words-refusals.fil.ts'
import { safeguardRefusals } from '#people/safeguards/shared/words-refusals.ts'
import { securityEventWordsFil, safeguardWordsFil } from '#people/safeguards/shared/words.fil.ts'
import { securityEventWords, safeguardWords } from '#people/safeguards/shared/words.ts'
import { socialConnectionWordsFil } from '#people/social/shared/words-connections.fil.ts'
import { socialConnectionWords } from '#people/social/shared/words-connections.ts'
import { socialSignUpWordsFil } from '#people/social/shared/words-sign-up.fil.ts'
import { socialSignUpWords } from '#people/social/shared/words-sign-up.ts'
import { socialRefusalsFil, socialWordsFil } from '#people/social/shared/words.fil.ts'
import { socialRefusals, socialWords } from '#people/social/shared/words.ts'
import { privacyRefusalsFil, privacyWordsFil } from '#surfaces/privacy/shared/words.fil.ts'
import { privacyRefusals, privacyWords } from '#surfaces/privacy/shared/words.ts'
import {
  acceptWordsFil,
  invitationRefusalsFil,
} from '#surfaces/users/shared/invitations/words-accept.fil.ts'
import { acceptWords, invitationRefusals } from '#surfaces/users/shared/invitations/words-accept.ts'
import { deniedWordsFil } from '../../shared/denied.fil.ts'
import { deniedWords } from '../../shared/denied.ts'
import { accountWordsFil } from '../../shared/words-account.fil.ts'
import { accountWords } from '../../shared/words-account.ts'
import { notFoundWordsFil } from '../../shared/words-not-found.fil.ts'
import { notFoundWords } from '../../shared/words-not-found.ts'

export const appWordPairs: readonly WordPair[] = [
  [platformRefusals, platformRefusalsFil],
  [notificationRefusals, notificationRefusalsFil],
  [dayWords, dayWordsFil],
  [maturityRefusals, maturityRefusalsFil],
  [taxWords, taxWordsFil],
  [identityWords, identityWordsFil],
  [identityRefusals, identityRefusalsFil],
  [acceptWords, acceptWordsFil],
  [invitationRefusals, invitationRefusalsFil],
  [proofReasons, proofReasonsFil],
  [proofWords, proofWordsFil],
  [authenticatorWords, authenticatorWordsFil],
  [recoverPasswordWords, recoverPasswordWordsFil],
  [registrationWords, registrationWordsFil],
  [signInWords, signInWordsFil],
  [identitySettingsWords, identitySettingsWordsFil],
  [identityForcedPasswordWords, identityForcedPasswordWordsFil],
  [activityWords, activityWordsFil],
  [actionWords, actionWordsFil],
  [pushWords, pushWordsFil],
  [pushRefusals, pushRefusalsFil],
  [profileWords, profileWordsFil],
  [maskedNumberWords, maskedNumberWordsFil],
  [pictureWords, pictureWordsFil],
  [profileRefusals, profileRefusalsFil],
  [socialWords, socialWordsFil],
  [socialConnectionWords, socialConnectionWordsFil],
  [socialSignUpWords, socialSignUpWordsFil],
  [socialRefusals, socialRefusalsFil],
  [notMeWords, notMeWordsFil],
  [notMeRefusals, notMeRefusalsFil],
  [safeguardWords, safeguardWordsFil],
  [securityEventWords, securityEventWordsFil],
  [safeguardRefusals, safeguardRefusalsFil],
  [chatRefusals, chatRefusalsFil],
  [transactionRefusals, transactionRefusalsFil],
  [offerRefusals, offerRefusalsFil],
  [placementRefusals, placementRefusalsFil],
  [receiptWords, receiptWordsFil],
  [depositWords, depositWordsFil],
  [depositRefusals, depositRefusalsFil],
  [depositWaitingWords, depositWaitingWordsFil],
  [depositChatWords, depositChatWordsFil],
  [payeeWords, payeeWordsFil],
  [savedPayeeWords, savedPayeeWordsFil],
  [withdrawalWords, withdrawalWordsFil],
  [withdrawalRefusals, withdrawalRefusalsFil],
  [withdrawalCancelWords, withdrawalCancelWordsFil],
  [sealWords, sealWordsFil],
  [statementWords, statementWordsFil],
  [statementRefusals, statementRefusalsFil],
  [portfolioWords, portfolioWordsFil],
  [placementWords, placementWordsFil],
  [subscribeWords, subscribeWordsFil],
  [planListWords, planListWordsFil],
  [changeWords, changeWordsFil],
  [factsWords, factsWordsFil],
  [outcomeWords, outcomeWordsFil],
  [taskWords, taskWordsFil],
  [taskRefusals, taskRefusalsFil],
  [announcementWords, announcementWordsFil],
  [announcementRefusals, announcementRefusalsFil],
  [testimonialWords, testimonialWordsFil],
  [testimonialRefusals, testimonialRefusalsFil],
  [privacyWords, privacyWordsFil],
  [privacyRefusals, privacyRefusalsFil],
  [accountWords, accountWordsFil],
  [deniedWords, deniedWordsFil],
  [notFoundWords, notFoundWordsFil],
]
