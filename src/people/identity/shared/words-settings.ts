/** The cards of the settings page for sessions, password and authenticator app. */
export const identitySettingsWords = {
  sessionsTitle: 'Where you are signed in',
  sessionsIntro: 'Sign out what you do not know, then change your password.',
  sessionsByCodeIntro:
    'Every browser that the access code opened. ' +
    'Sign out what you do not know, then change the code.',
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
    'Every other browser and phone has to sign in again. You stay signed in here.',
  othersSignedOut: 'You are signed in only here now.',
  signOutAll: 'Sign out everywhere',
  signOutAllQuestion: 'Sign out everywhere?',
  signOutAllWarning: 'Every browser and phone has to sign in again, this one too.',
  allSignedOut: 'Every session has ended. Sign in again to go on.',

  passwordTitle: 'Change password',
  passwordFailed: 'Error Fetching Password Settings',
  passwordIntro: 'Every other browser and phone is signed out with it.',
  firstPasswordTitle: 'Set a password',
  firstPasswordIntro: 'You have no password yet. With one you can also sign in by your email.',
  currentPassword: 'Current password',
  currentPasswordHint: 'Leave it empty if you never set one because you sign in by a provider.',
  confirmNewPassword: 'Confirm new password',
  updatePassword: 'Update Password',
  updatingPassword: 'Updating...',
  updatedTitle: 'Password Updated',
  updated: 'Your new password counts from now on. Every other session has ended.',
  updateFailed: 'Password Update Failed',

  authenticator: 'Authenticator app',
  authenticatorIntro:
    'A second step at every sign-in: a code that only your phone shows. ' +
    'With it a stolen password or mailbox opens nothing.',
  authenticatorOn: (day: string) => `On since ${day}`,
  authenticatorOff: 'Not set up',
  authenticatorFailed: 'Error Fetching Authenticator App',
  authenticatorRequired:
    'Administrators sign in with an authenticator app: it cannot be turned off.',
  authenticatorPause:
    'To protect your money, no withdrawal is taken for 24 hours after this change.',
  setUpAuthenticator: 'Set up',
  setUpTitle: 'Set up an authenticator app',
  setUpIntro:
    'Any app for codes will do, such as Google Authenticator or Aegis. ' +
    'You are signed out everywhere else.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the authenticator app?',
  turnOffMore:
    'Your password alone then opens your login again. ' +
    'The app and your recovery codes stop working, and you are signed out everywhere ' +
    'else.',
  turnedOffTitle: 'Authenticator App Turned Off',
  turnedOff: 'No code is asked when you sign in.',
  turnedOnTitle: 'Authenticator App Turned On',
  turnedOn: 'From now on we ask for its code when you sign in.',
  codesLeft: (left: number) =>
    left === 1 ? '1 recovery code left' : `${left} recovery codes left`,
  codesFew: 'Only a few are left. Make new ones before you need them.',
  renewCodes: 'New recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewMore: 'You get ten new ones. Those you have now stop working at once.',
  renewedTitle: 'Recovery Codes Renewed',
  renewed: 'The earlier ones no longer work.',
  keep: 'Keep it on',
  done: 'Done',
}

/** For the first sign-in with a password that the company chose. */
export const identityForcedPasswordWords = {
  title: 'Choose your own password',
  intro:
    'The company made this login for you and knows its password. ' +
    'Choose one that only you know; then everything opens.',
  given: 'Password you were given',
  givenHint: 'The one you have just signed in with.',
  own: 'New password',
  ownHint: 'At least 6 characters. Common passwords are refused: a short sentence is best.',
  again: 'Confirm new password',
  save: 'Save and go on',
  saving: 'Saving...',
  later: 'Sign out',
  failed: 'Password Update Failed',
  doneTitle: 'Password Updated',
  done: 'From now on you sign in with your own password.',
}
