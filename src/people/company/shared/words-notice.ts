/** Apart from words.ts: every page loads these few words. */
export const companyNoticeWords = {
  maintenance: 'Under maintenance',
  maintenanceMore:
    'You can view everything, but you can’t make changes right now. Your balance stays the same.',
  maintenanceForStaff: 'Maintenance mode is on: users can view but not change anything',
  toSettings: 'Settings',
  contact: 'Contact',
  hours: 'Hours',
}
