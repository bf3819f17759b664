/** Descriptions in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  created: (role: string) =>
    `The company created this login with the role ${role}. It needs a new password at the first ` +
    'sign-in.',
  newAdmin: (fullName: string, email: string) =>
    `${fullName} (${email}) is now an admin: they see all users and can approve as the second ` +
    'person.',
  renamed: 'The company changed the full name.',
  notified: (type: string) => `The company sent a notification (${type}).`,
  sessionEnded: 'The company ended one session.',
  sessionsEnded: 'The company ended all sessions.',
  revealed: (reason: string) => `Bank account number viewed. Reason: ${reason}`,
  viewAlarm: (people: number, minutes: number) =>
    `A staff member viewed ${people} profiles within ${minutes} minutes.`,
  listAlarm: (people: number, minutes: number) =>
    `A staff member was shown ${people} people in lists within ` +
    (minutes > 60 ? `${minutes / 60} hours.` : `${minutes} minutes.`),
  alarmSettled: (finding: string) =>
    `Recorded why a staff member viewed more profiles than usual: ${finding}`,
}

const filipino: typeof english = {
  created: (role) =>
    `Ginawa ng kompanya ang login na ito na may role na ${role}. Kailangan ng bagong password sa ` +
    'unang pag-sign in.',
  newAdmin: (fullName, email) =>
    `Admin na si ${fullName} (${email}): nakikita niya ang lahat ng user at puwede siyang ` +
    'mag-apruba bilang ikalawang tao.',
  renamed: 'Binago ng kompanya ang buong pangalan.',
  notified: (type) => `Nagpadala ng abiso ang kompanya (${type}).`,
  sessionEnded: 'Tinapos ng kompanya ang isang session.',
  sessionsEnded: 'Tinapos ng kompanya ang lahat ng session.',
  revealed: (reason) => `Tiningnan ang numero ng bank account. Dahilan: ${reason}`,
  viewAlarm: (people, minutes) =>
    `Tumingin ang isang staff sa ${people} profile sa loob ng ${minutes} minuto.`,
  listAlarm: (people, minutes) =>
    `Ipinakita sa isang staff ang ${people} tao sa mga listahan sa loob ng ` +
    (minutes > 60 ? `${minutes / 60} oras.` : `${minutes} minuto.`),
  alarmSettled: (finding) =>
    `Itinala kung bakit higit sa karaniwan ang tiningnang profile ng isang staff: ${finding}`,
}

export const userRecordTexts = inBothLanguages(english, filipino)
