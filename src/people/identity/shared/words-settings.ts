/** The cards of the settings page for sessions, password and authenticator app. */
export const identitySettingsWords = {
  sessionsTitle: 'Where you are signed in',
  sessionsIntro: 'Sign out any device you don’t recognise, then change your password.',
  sessionsByCodeIntro:
    'Every browser the access code opened. Sign out any you don’t recognise, then change the code.',
  sessionsFailed: 'Error Fetching Sessions',
  thisDevice: 'This device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  activeNow: 'Active now',
  lastSeen: (when: string) => `Last seen ${when}`,
  address: (address: string) => `Internet address ${address}`,
  signOut: 'Sign out',
  signOutOf: (what: string) => `Sign out: ${what}`,
  signOutFailed: 'Sign Out Failed',
  signedOutTitle: 'Signed Out',
  signedOut: 'That session has ended.',
  signOutOthers: 'Sign out everywhere else',
  signOutOthersQuestion: 'Sign out everywhere else?',
  signOutOthersWarning:
    'You’ll need to sign in again on every other browser and phone. You stay signed in here.',
  othersSignedOut: 'You’re now signed in only here.',
  signOutAll: 'Sign out everywhere',
  signOutAllQuestion: 'Sign out everywhere?',
  signOutAllWarning: 'You’ll need to sign in again on every browser and phone, including this one.',
  allSignedOut: 'All sessions have ended. Sign in again to continue.',

  passwordTitle: 'Change password',
  passwordFailed: 'Error Fetching Password Settings',
  passwordIntro: 'This signs you out on every other browser and phone.',
  firstPasswordTitle: 'Set a password',
  firstPasswordIntro: 'You don’t have a password yet. Set one to sign in with your email too.',
  currentPassword: 'Current password',
  currentPasswordHint: 'Leave it empty if you sign in with a provider and never set one.',
  confirmNewPassword: 'Confirm new password',
  updatePassword: 'Update Password',
  updatingPassword: 'Updating...',
  updatedTitle: 'Password Updated',
  updated: 'Your new password is now active. All other sessions have ended.',
  updateFailed: 'Password Update Failed',

  authenticator: 'Authenticator app',
  authenticatorIntro:
    'A second step when you sign in: a code that only your phone shows. It stops anyone who has ' +
    'your password or your email.',
  authenticatorOn: (day: string) => `On since ${day}`,
  authenticatorOff: 'Not set up',
  authenticatorFailed: 'Error Fetching Authenticator App',
  authenticatorRequired: 'Admins sign in with an authenticator app, so you can’t turn it off.',
  authenticatorPause: 'To protect your money, this change pauses withdrawals for 24 hours.',
  setUpAuthenticator: 'Set up',
  setUpTitle: 'Set up an authenticator app',
  setUpIntro:
    'Use any authenticator app, such as Google Authenticator or Aegis. This signs you out ' +
    'everywhere else.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the authenticator app?',
  turnOffMore:
    'Your password alone will open your login. The app and your recovery codes stop working, and ' +
    'you’re signed out everywhere else.',
  turnedOffTitle: 'Authenticator App Turned Off',
  turnedOff: 'You no longer need a code to sign in.',
  turnedOnTitle: 'Authenticator App Turned On',
  turnedOn: 'You’ll need its code each time you sign in.',
  codesLeft: (left: number) =>
    left === 1 ? '1 recovery code left' : `${left} recovery codes left`,
  codesFew: 'Only a few are left. Make new ones before you need them.',
  renewCodes: 'New recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewMore: 'You get ten new ones. Your current ones stop working at once.',
  renewedTitle: 'Recovery Codes Renewed',
  renewed: 'The earlier ones no longer work.',
  keep: 'Keep it on',
  done: 'Done',
}

/** For the first sign-in with a password that the company chose. */
export const identityForcedPasswordWords = {
  title: 'Choose your own password',
  intro:
    'The company created this login and knows its password. Choose one that only you know to ' +
    'continue.',
  given: 'Password you were given',
  givenHint: 'The one you just signed in with.',
  own: 'New password',
  ownHint: 'At least 6 characters. Common passwords are refused: a short sentence is best.',
  again: 'Confirm new password',
  save: 'Save and continue',
  saving: 'Saving...',
  later: 'Sign out',
  failed: 'Password Update Failed',
  doneTitle: 'Password Updated',
  done: 'Sign in with your own password from now on.',
}
