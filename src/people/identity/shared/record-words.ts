/** The texts of activity records about logins; each record is stored in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { Role, UserStatus } from './rules.ts'

const english = {
  login: 'Signed in.',
  logout: 'Signed out.',
  guessingAlarm: {
    'login-overall': 'Many wrong passwords on many logins: new browsers have to wait.',
    'access-code-overall': 'Many wrong access codes: new browsers have to wait.',
  },
  adminLogin: 'Admin signed in.',
  adminLogout: 'Admin signed out.',
  accessCodeLogin: 'Company access opened with the access code.',
  accessCodeRefused: 'Company access refused: a wrong access code.',
  accessCodeLogout: 'Company access closed.',
  emailVerified: 'Email verified.',
  authenticatorOn: 'Authenticator app turned on; all other sessions were signed out.',
  authenticatorOff: 'Authenticator app turned off; all other sessions were signed out.',
  authenticatorLost: 'Authenticator app removed by the company; all sessions were signed out.',
  recoveryCodesRenewed: 'Recovery codes renewed; the old ones no longer work.',
  recoveryCodeUsed: (left: number) => `A recovery code was used; ${left} left.`,
  sessionRestored: 'Session restored.',
  sessionEnded: 'One session was signed out.',
  endedByCompany: 'The company signed out all sessions.',
  madeByCompany: (role: string) => `Created by the company with the role ${role}.`,
  otherSessionsEnded: 'All other sessions were signed out.',
  allSessionsEnded: 'All sessions were signed out.',
  statusChanged: (status: UserStatus) => `Status set to ${status}; all sessions were signed out.`,
  roleChanged: (role: Role) => `Role set to ${role}; all sessions were signed out.`,
  passwordChanged: 'Password changed; all other sessions were signed out.',
  passwordReset: 'Password reset with the emailed link; all sessions were signed out.',
}

const filipino: typeof english = {
  login: 'Nag-sign in.',
  logout: 'Nag-sign out.',
  guessingAlarm: {
    'login-overall':
      'Maraming maling password sa maraming login: kailangang maghintay ng mga bagong browser.',
    'access-code-overall':
      'Maraming maling access code: kailangang maghintay ng mga bagong browser.',
  },
  adminLogin: 'Nag-sign in ang admin.',
  adminLogout: 'Nag-sign out ang admin.',
  accessCodeLogin: 'Binuksan ang company access gamit ang access code.',
  accessCodeRefused: 'Tinanggihan ang company access: mali ang access code.',
  accessCodeLogout: 'Isinara ang company access.',
  emailVerified: 'Naberipika ang email.',
  authenticatorOn: 'In-on ang authenticator app; na-sign out ang lahat ng ibang session.',
  authenticatorOff: 'In-off ang authenticator app; na-sign out ang lahat ng ibang session.',
  authenticatorLost:
    'Tinanggal ng kompanya ang authenticator app; na-sign out ang lahat ng session.',
  recoveryCodesRenewed: 'Pinalitan ang mga recovery code; hindi na gumagana ang mga luma.',
  recoveryCodeUsed: (left) => `May ginamit na recovery code; ${left} ang natitira.`,
  sessionRestored: 'Naipagpatuloy ang session.',
  sessionEnded: 'Na-sign out ang isang session.',
  endedByCompany: 'Na-sign out ng kompanya ang lahat ng session.',
  madeByCompany: (role) => `Ginawa ng kompanya na may role na ${role}.`,
  otherSessionsEnded: 'Na-sign out ang lahat ng ibang session.',
  allSessionsEnded: 'Na-sign out ang lahat ng session.',
  statusChanged: (status) => `Ginawang ${status} ang status; na-sign out ang lahat ng session.`,
  roleChanged: (role) => `Ginawang ${role} ang role; na-sign out ang lahat ng session.`,
  passwordChanged: 'Pinalitan ang password; na-sign out ang lahat ng ibang session.',
  passwordReset:
    'Pinalitan ang password gamit ang link sa email; na-sign out ang lahat ng session.',
}

export const identityRecordTexts = inBothLanguages(english, filipino)
