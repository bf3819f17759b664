/** Words of the alarm notice; apart from the others, because every page of the console loads it. */
export const viewAlarmWords = {
  alarmTitle: (name: string, people: number, minutes: number) =>
    `${name} looked at ${people} people within ${minutes} minutes`,
  listAlarmTitle: (name: string, people: number, minutes: number) =>
    `${name} was shown ${people} people in lists within ` +
    (minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`),
  alarmMessage: 'That is more than anybody works through. Ask them, then write down what it was.',
  ownAlarm: 'This is about you: somebody else of the staff has to look into it.',
  settle: 'Write down what it was',
  settleTitle: 'What was it?',
  finding: 'What you found',
  findingHint: 'It stays in the record, with your name.',
  settleFailed: 'Not Saved',
  settled: 'Written down',
  accessPerson: 'Somebody with the access code',
  cancel: 'Cancel',
}
