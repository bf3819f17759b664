export const words = {
  title: 'Account History',
  intro: 'The 50 latest entries. Nobody can change or delete them, not even the company.',
  none: 'No account activity found.',
  noneMore: 'Sign-ins and changes to your profile are recorded here.',
  when: 'When',
  what: 'What happened',
  noun: 'entries',
}

/** Known action types in words; one that is not listed is shown as it is written, with spaces. */
export const actionWords: Record<string, string> = {
  LOGIN: 'Login',
  LOGIN_SESSION_RESTORED: 'Session restored',
  LOGOUT: 'Logout',
  ADMIN_LOGIN: 'Admin login',
  ADMIN_LOGOUT: 'Admin logout',
  PROFILE_UPDATE: 'Profile update',
  BANK_DETAILS_UPDATE: 'Bank details update',
  PASSWORD_CHANGE: 'Password change',
  ADMIN_UPDATE_DEPOSIT_STATUS: 'Deposit status updated by the company',
  ADMIN_CHAT_MESSAGE_SENT: 'Message from the company',
}
