/** For the staff: the money of a user who said "This was not me" or locked it. */
export const ownerSafeguardWords = {
  lockedTitle: 'This user’s money is locked',
  notMe: (when: string) => `The user pressed “This was not me” on ${when}.`,
  ownLock: (when: string) => `The user locked it on ${when}.`,
  loginProtected: 'Their login was protected: signed out everywhere, old password removed.',
  pausedUntil: (when: string) => `New withdrawals are paused until ${when}.`,
  askFirst: 'Ask them before you pay.',
}
