/** For the staff: the money of a user who said "This was not me" or locked it. */
export const ownerSafeguardWords = {
  lockedTitle: "The owner's money is locked",
  notMe: (when: string) => `The owner pressed “This was not me” on ${when}.`,
  ownLock: (when: string) => `The owner locked it on ${when}.`,
  loginProtected: 'Their login was protected: sessions ended, the old password taken away.',
  pausedUntil: (when: string) => `New withdrawals are paused until ${when}.`,
  askFirst: 'Ask them before you pay.',
}
