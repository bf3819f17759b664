/** Descriptions in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  created: (role: string) =>
    `Login made by the company with the role ${role}; a new password must be chosen at the ` +
    'first sign-in.',
  newAdmin: (fullName: string, email: string) =>
    `${fullName} (${email}) is an admin now: they see everybody and can be the second person.`,
  renamed: 'The company changed the full name.',
  notified: (type: string) => `The company sent a notification (${type}).`,
  sessionEnded: 'The company signed one session out.',
  sessionsEnded: 'The company signed all sessions out.',
  revealed: (reason: string) => `Bank account number looked at. Reason: ${reason}`,
  viewAlarm: (people: number, minutes: number) =>
    `One of the staff looked at ${people} people within ${minutes} minutes.`,
  listAlarm: (people: number, minutes: number) =>
    `One of the staff was shown ${people} people in lists within ` +
    (minutes > 60 ? `${minutes / 60} hours.` : `${minutes} minutes.`),
  alarmSettled: (finding: string) =>
    `Looked into why one of the staff looked at very many people: ${finding}`,
}

const filipino: typeof english = {
  created: (role) =>
    `Ginawa ng kompanya ang login na may role na ${role}; kailangang pumili ng bagong ` +
    'password sa unang pag-sign in.',
  newAdmin: (fullName, email) =>
    `Admin na si ${fullName} (${email}): makikita niya ang lahat at maaari siyang maging ` +
    'ikalawang tao.',
  renamed: 'Binago ng kompanya ang buong pangalan.',
  notified: (type) => `Nagpadala ng abiso ang kompanya (${type}).`,
  sessionEnded: 'Isang session ang na-sign out ng kompanya.',
  sessionsEnded: 'Na-sign out ng kompanya ang lahat ng session.',
  revealed: (reason) => `Tiningnan ang numero ng bank account. Dahilan: ${reason}`,
  viewAlarm: (people, minutes) =>
    `Isa sa staff ang tumingin sa ${people} tao sa loob ng ${minutes} minuto.`,
  listAlarm: (people, minutes) =>
    `Ipinakita sa isa sa staff ang ${people} tao sa mga listahan sa loob ng ` +
    (minutes > 60 ? `${minutes / 60} oras.` : `${minutes} minuto.`),
  alarmSettled: (finding) =>
    `Inalam kung bakit napakaraming tao ang tiningnan ng isa sa staff: ${finding}`,
}

export const userRecordTexts = inBothLanguages(english, filipino)
