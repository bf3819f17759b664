import type { viewAlarmWords } from './words-alarms.ts'

export const viewAlarmWordsFil: typeof viewAlarmWords = {
  alarmTitle: (name, people, minutes) =>
    `Tumingin si ${name} sa ${people} tao sa loob ng ${minutes} minuto`,
  listAlarmTitle: (name, people, minutes) =>
    `Ipinakita kay ${name} ang ${people} tao sa mga listahan sa loob ng ` +
    (minutes > 60 ? `${minutes / 60} oras` : `${minutes} minuto`),
  alarmMessage:
    'Higit ito sa kayang gawin ninuman. Tanungin sila, pagkatapos ay isulat kung ano ito.',
  ownAlarm: 'Tungkol ito sa iyo: iba sa staff ang dapat umalam nito.',
  settle: 'Isulat kung ano ito',
  settleTitle: 'Ano ito?',
  finding: 'Ang nalaman mo',
  findingHint: 'Mananatili ito sa talaan, kasama ang pangalan mo.',
  settleFailed: 'Hindi Na-save',
  settled: 'Naisulat',
  accessPerson: 'May gumamit ng access code',
  cancel: 'Kanselahin',
}
