/** The rows of people, their own content, and what the company publishes. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import {
  bankAccount,
  madeByBrowser,
  newcomer,
  pageCursor,
  type InputWith,
  type Row,
} from './access-row.ts'

const notification: InputWith = ({ notificationId }) => ({ notificationIds: [notificationId] })
const token = { token: 'x'.repeat(43) }
const code = () => ({ code: '000000' })
const noChange = {
  noObject: 'a change of the settings, which all of the staff may decide',
  input: () => ({ changeId: uuidv7() }),
}

export const peopleProcedures: Record<string, AllowedCaller | Row> = {
  'identity.me': 'anyone',
  'identity.register': { who: 'anyone', input: () => newcomer },
  'identity.judgePassword': {
    who: 'anyone',
    input: () => {
      const { password, fullName, email, phoneNumber } = newcomer
      return { password, fullName, email, phoneNumber }
    },
  },
  'identity.verifyEmail': { who: 'anyone', input: () => token },
  'identity.resendVerification': { who: 'anyone', input: () => ({ email: newcomer.email }) },
  'identity.login': {
    who: 'anyone',
    input: () => ({ email: newcomer.email, password: newcomer.password }),
  },
  'identity.logout': 'anyone',
  'identity.forgotPassword': { who: 'anyone', input: () => ({ email: newcomer.email }) },
  'identity.resetPassword': {
    who: 'anyone',
    input: () => ({ ...token, password: newcomer.password, confirmPassword: newcomer.password }),
  },
  'identity.linkOwner': { who: 'anyone', input: () => ({ ...token, purpose: 'not_me' }) },
  'identity.enterCompanyAccess': { who: 'anyone', input: code },
  'identity.challenge': 'anyone',
  'identity.startSetUp': 'anyone',
  'identity.answerChallenge': { who: 'anyone', input: code },
  'identity.leaveChallenge': 'anyone',
  'identity.proofWays': 'signed-in',
  'identity.prove': {
    who: 'signed-in',
    input: () => ({ way: 'password', secret: 'not-the-password' }),
  },
  'identity.mailCode': 'signed-in',
  'identity.sessions': 'signed-in',
  'identity.endSession': {
    who: 'signed-in',
    object: [({ sessionId }) => ({ sessionId })],
    ownerOnly: true,
  },
  'identity.endOtherSessions': 'signed-in',
  'identity.endAllSessions': 'signed-in',
  'identity.resume': 'signed-in',
  'identity.changePassword': {
    who: 'signed-in',
    input: () => ({
      currentPassword: 'not-the-password',
      password: newcomer.password,
      confirmPassword: newcomer.password,
    }),
  },
  'identity.authenticator': 'signed-in',
  'identity.startAuthenticator': { who: 'signed-in', proof: true },
  'identity.confirmAuthenticator': { who: 'signed-in', proof: true, input: code },
  'identity.renewRecoveryCodes': { who: 'signed-in', proof: true },
  'identity.removeAuthenticator': { who: 'signed-in', proof: true },
  'activity.mine': { who: 'user', noObject: pageCursor },
  'activity.ofSubject': {
    who: 'admin',
    noObject: 'the records about something, whether it still exists or not',
    input: ({ ownerId }) => ({ kind: 'user', id: ownerId }),
  },
  'activity.trail': { who: 'admin', noObject: pageCursor },
  'company.facts': 'anyone',
  'company.settings': 'admin',
  'company.save': {
    who: 'admin',
    proof: true,
    input: () => ({ settings: defaultSettings, versionSeen: 1 }),
  },
  'company.approveLoosening': { who: 'admin', proof: true, ...noChange },
  'company.rejectLoosening': {
    who: 'admin',
    ...noChange,
    input: () => ({ changeId: uuidv7(), reason: 'Not now.' }),
  },
  'company.recallLoosening': { who: 'admin', ...noChange },
  'company.access': 'admin',
  'company.saveAccess': {
    who: 'admin',
    proof: true,
    input: () => ({ state: 'on', until: null, versionSeen: 1 }),
  },
  'notifications.mine': { who: 'user', noObject: pageCursor },
  'notifications.latest': 'user',
  'notifications.markRead': { who: 'user', object: [notification] },
  'notifications.markAllRead': 'user',
  'notifications.remove': { who: 'user', object: [notification] },
  'notifications.restore': { who: 'user', object: [notification] },
  'notifications.settings': 'user',
  'notifications.push': 'user',
  'notifications.subscribePush': {
    who: 'user',
    input: () => ({
      endpoint: 'https://push.example.com/a-browser',
      publicKey: `B${'A'.repeat(86)}`,
      authSecret: 'A'.repeat(22),
      showsDetails: false,
    }),
  },
  'notifications.unsubscribePush': {
    who: 'user',
    object: [({ pushDeviceId }) => ({ subscriptionId: pushDeviceId })],
  },
  'notifications.saveSettings': { who: 'user', input: () => ({ email: true }) },
  'digest.mine': 'user',
  'digest.save': { who: 'user', input: () => ({ weekly: true }) },
  'safeguards.mine': 'user',
  'safeguards.sayNotMe': { who: 'anyone', input: () => token },
  'safeguards.lockMoney': 'user',
  'safeguards.unlockMoney': { who: 'user', proof: true },
  'profile.mine': 'user',
  'profile.save': {
    who: 'user',
    input: () => ({ fullName: 'Maria Santos', phoneNumber: '0917 000 0001' }),
  },
  'profile.askPicturePermit': 'anyone',
  'profile.removeAvatar': 'user',
  'profile.saveBankDetails': {
    who: 'user',
    input: () => bankAccount,
    proofFor: () => ({ ...bankAccount, accountNumber: '09179999999' }),
  },
  'social.providers': 'anyone',
  'social.mine': 'signed-in',
  'social.beginConnect': { who: 'signed-in', proof: true, input: () => ({ provider: 'google' }) },
  'social.disconnect': { who: 'signed-in', proof: true, input: () => ({ provider: 'google' }) },
  'social.pendingSignUp': 'anyone',
  'social.mailSignUpCode': 'anyone',
  'social.signUp': {
    who: 'anyone',
    input: () => ({
      fullName: newcomer.fullName,
      phoneNumber: newcomer.phoneNumber,
      ...bankAccount,
      termsAgreed: true,
    }),
  },
  'tasks.mine': 'user',
  'tasks.add': {
    who: 'user',
    noObject: madeByBrowser,
    input: () => ({ taskId: uuidv7(), title: 'Call the bank' }),
  },
  'tasks.rename': { who: 'user', object: [({ taskId }) => ({ taskId, title: 'Call the bank' })] },
  'tasks.setStatus': { who: 'user', object: [({ taskId }) => ({ taskId, status: 'completed' })] },
  'tasks.remove': { who: 'user', object: [({ taskId }) => ({ taskId })] },
  'tasks.restore': { who: 'user', object: [({ taskId }) => ({ taskId })] },
  'announcements.mine': 'user',
  'announcements.unseen': 'user',
  'announcements.markSeen': {
    who: 'user',
    noObject: 'announcements for somebody else are ignored',
    input: ({ announcementId }) => ({ announcementIds: [announcementId] }),
  },
  'announcements.adminList': { who: 'admin', noObject: pageCursor },
  'announcements.adminTargets': 'admin',
  'announcements.adminAudience': 'admin',
  'announcements.create': {
    who: 'admin',
    noObject: `${madeByBrowser}; staff may write to every user`,
    input: () => ({ announcementId: uuidv7(), title: 'Closed on Monday', targetUserId: null }),
  },
  'announcements.edit': {
    who: 'admin',
    object: [
      ({ announcementId, announcementSeen }) => ({
        announcementId,
        title: 'Closed on Tuesday',
        targetUserId: null,
        updatedAtSeen: announcementSeen,
      }),
    ],
  },
  'announcements.remove': { who: 'admin', object: [({ announcementId }) => ({ announcementId })] },
  'market.figures': 'signed-in',
  'market.adminFigures': 'admin',
  'market.save': {
    who: 'admin',
    noObject: madeByBrowser,
    input: () => ({
      figureId: uuidv7(),
      name: 'Gold',
      nameFil: 'Ginto',
      value: '2400.50',
      unit: 'USD',
      unitFil: '',
      changePercent: null,
      source: 'By hand',
      asOf: new Date(),
      versionSeen: null,
    }),
  },
  'market.confirm': {
    who: 'admin',
    proof: true,
    noObject: 'no user owns a figure',
    input: () => ({ figureId: uuidv7(), versionSeen: 1 }),
  },
  'market.remove': {
    who: 'admin',
    noObject: 'no user owns a figure',
    input: () => ({ figureId: uuidv7(), versionSeen: 1 }),
  },
  'market.order': {
    who: 'admin',
    noObject: 'no user owns a figure',
    input: () => ({ figureIds: [] }),
  },
  'testimonials.mine': 'user',
  'testimonials.write': {
    who: 'user',
    noObject: madeByBrowser,
    input: () => ({
      testimonialId: uuidv7(),
      text: 'Paid out within a day.',
      rating: 4,
      nameStyle: 'initial',
      location: '',
      language: 'en',
      consent: true,
      independent: true,
    }),
  },
  'testimonials.takeBackAmount': {
    who: 'user',
    object: [({ testimonialId }) => ({ testimonialId })],
  },
  'testimonials.withdraw': { who: 'user', object: [({ testimonialId }) => ({ testimonialId })] },
  'search.mine': {
    who: 'user',
    noObject: 'words; only what belongs to the caller is searched',
    input: () => ({ term: 'Maria' }),
  },
  'privacy.prepareExport': { who: 'user', proof: true },
  'privacy.closing': 'user',
  'privacy.close': { who: 'user', proof: true, input: () => ({ confirmation: 'not the word' }) },
}
