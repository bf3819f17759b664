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
