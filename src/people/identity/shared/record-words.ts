/** The texts of activity records about logins; each record is stored in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { Role, UserStatus } from './rules.ts'

const english = {
  login: 'Signed in.',
  logout: 'Signed out.',
  guessingAlarm: {
    'login-overall': 'Very many wrong passwords are tried on many logins: strangers have to wait.',
    'access-code-overall':
      'Many wrong access codes are tried: browsers that never used it have to wait.',
  },
  adminLogin: 'Admin signed in.',
  adminLogout: 'Admin signed out.',
  accessCodeLogin: 'Company access opened with the access code.',
  accessCodeRefused: 'Company access refused: a wrong access code.',
  accessCodeLogout: 'Company access closed.',
  emailVerified: 'Email verified.',
  authenticatorOn: 'Authenticator app turned on; all other sessions were ended.',
  authenticatorOff: 'Authenticator app turned off; all other sessions were ended.',
  authenticatorLost: 'Authenticator app removed by the company; all sessions were ended.',
  recoveryCodesRenewed: 'Recovery codes renewed; the old ones no longer work.',
  recoveryCodeUsed: (left: number) => `A recovery code was used; ${left} left.`,
  sessionRestored: 'Session restored.',
  sessionEnded: 'One session was signed out.',
  endedByCompany: 'All sessions were ended by the company.',
  madeByCompany: (role: string) => `Made by the company with the role ${role}.`,
  otherSessionsEnded: 'All other sessions were signed out.',
  allSessionsEnded: 'All sessions were signed out.',
  statusChanged: (status: UserStatus) => `Status set to ${status}; all sessions were ended.`,
  roleChanged: (role: Role) => `Role set to ${role}; all sessions were ended.`,
  passwordChanged: 'Password changed; all other sessions were ended.',
  passwordReset: 'Password set anew through the link in the mail; all sessions were ended.',
}

const filipino: typeof english = {
  login: 'Nag-sign in.',
  logout: 'Nag-sign out.',
  guessingAlarm: {
    'login-overall':
      'Napakaraming maling password ang sinusubukan sa maraming login: ' +
      'kailangang maghintay ng mga hindi kilala.',
    'access-code-overall':
      'Maraming maling access code ang sinusubukan: ' +
      'kailangang maghintay ng mga browser na hindi pa nakagamit nito.',
  },
  adminLogin: 'Nag-sign in ang admin.',
  adminLogout: 'Nag-sign out ang admin.',
  accessCodeLogin: 'Binuksan ang company access gamit ang access code.',
  accessCodeRefused: 'Tinanggihan ang company access: mali ang access code.',
  accessCodeLogout: 'Isinara ang company access.',
  emailVerified: 'Nakumpirma ang email.',
  authenticatorOn: 'In-on ang authenticator app; tinapos ang lahat ng ibang session.',
  authenticatorOff: 'In-off ang authenticator app; tinapos ang lahat ng ibang session.',
  authenticatorLost: 'Tinanggal ng kompanya ang authenticator app; tinapos ang lahat ng session.',
  recoveryCodesRenewed: 'Pinalitan ang mga recovery code; hindi na gumagana ang mga luma.',
  recoveryCodeUsed: (left) => `May ginamit na recovery code; ${left} ang natitira.`,
  sessionRestored: 'Naipagpatuloy ang session.',
  sessionEnded: 'Na-sign out ang isang session.',
  endedByCompany: 'Tinapos ng kompanya ang lahat ng session.',
  madeByCompany: (role) => `Ginawa ng kompanya na may role na ${role}.`,
  otherSessionsEnded: 'Na-sign out ang lahat ng ibang session.',
  allSessionsEnded: 'Na-sign out ang lahat ng session.',
  statusChanged: (status) => `Ginawang ${status} ang status; tinapos ang lahat ng session.`,
  roleChanged: (role) => `Ginawang ${role} ang role; tinapos ang lahat ng session.`,
  passwordChanged: 'Pinalitan ang password; tinapos ang lahat ng ibang session.',
  passwordReset:
    'Nagtakda ng bagong password gamit ang link sa email; tinapos ang lahat ng session.',
}

export const identityRecordTexts = inBothLanguages(english, filipino)
