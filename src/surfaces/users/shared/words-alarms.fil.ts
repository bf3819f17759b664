import type { viewAlarmWords } from './words-alarms.ts'

export const viewAlarmWordsFil: typeof viewAlarmWords = {
  alarmTitle: (name, people, minutes) =>
    `Tumingin si ${name} sa ${people} profile sa loob ng ${minutes} minuto`,
  listAlarmTitle: (name, people, minutes) =>
    `Ipinakita kay ${name} ang ${people} tao sa mga listahan sa loob ng ` +
    (minutes > 60 ? `${minutes / 60} oras` : `${minutes} minuto`),
  alarmMessage: 'Higit ito sa karaniwan. Tanungin siya kung bakit, saka itala ang dahilan.',
  ownAlarm: 'Tungkol ito sa iyo. Ibang staff ang dapat sumuri nito.',
  settle: 'Itala ang dahilan',
  settleTitle: 'Ano ang dahilan?',
  finding: 'Ang nalaman mo',
  findingHint: 'Mananatili ito sa rekord kasama ang pangalan mo.',
  settleFailed: 'Hindi Na-save',
  settled: 'Naitala ang dahilan',
  accessPerson: 'May gumamit ng access code',
  cancel: 'Kanselahin',
}
