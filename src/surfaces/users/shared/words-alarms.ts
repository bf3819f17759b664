/** Words of the alarm notice; apart from the others, because every page of the console loads it. */
export const viewAlarmWords = {
  alarmTitle: (name: string, people: number, minutes: number) =>
    `${name} viewed ${people} profiles within ${minutes} minutes`,
  listAlarmTitle: (name: string, people: number, minutes: number) =>
    `${name} was shown ${people} people in lists within ` +
    (minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`),
  alarmMessage: 'That’s more than usual. Ask them why, then record the reason.',
  ownAlarm: 'This is about you. Another staff member must look into it.',
  settle: 'Record the reason',
  settleTitle: 'What was the reason?',
  finding: 'What you found',
  findingHint: 'Kept in the record with your name.',
  settleFailed: 'Not Saved',
  settled: 'Reason recorded',
  accessPerson: 'Someone with the access code',
  cancel: 'Cancel',
}
