/**
 * 'NOTIFICATION_SETTINGS_UPDATE' as 'Notification settings update', 'minimumDeposit' as 'Minimum
 * deposit'.
 */
export function inWords(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
