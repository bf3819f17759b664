/** The card on the notification settings. */
export const digestWords = {
  title: 'Weekly email',
  weekly: 'Your week in one email',
  weeklyMore: 'Every Monday: your balance, money in and out, and what’s still on its way.',
  on: 'You’ll get your week by email every Monday.',
  off: 'You won’t get the weekly email anymore.',
  saved: 'Settings saved',
  failed: 'Couldn’t save',
  fetchFailed: 'Couldn’t load the weekly email setting',
}
