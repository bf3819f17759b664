/** Apart from words.ts: every page loads these few words. */
export const companyNoticeWords = {
  maintenance: 'Under maintenance',
  maintenanceMore:
    'You can look at everything, but nothing can be changed right now. Your balance ' +
    'stays as it is.',
  maintenanceForStaff: 'Maintenance mode is on: users can read and change nothing',
  toSettings: 'Settings',
  contact: 'Contact',
  hours: 'Hours',
}
