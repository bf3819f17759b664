/** Descriptions of changed settings in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

const english = {
  saved: 'Company settings changed.',
  maintenanceBegun: 'Maintenance mode switched on.',
  maintenanceEnded: 'Maintenance mode switched off.',
  withdrawalBand: (before: string, after: string) =>
    `A user’s withdrawals need a second person above ${after} (before: ${before}).`,
  adjustmentBand: (before: string, after: string) =>
    `A user’s balance adjustments need a second person above ${after} (before: ${before}).`,
  depositBand: (before: string, after: string) =>
    `Deposits need a second person above ${after} (before: ${before}).`,
  personDay: (before: string, after: string) =>
    `One staff member can move ${after} alone in 24 hours (before: ${before}).`,
  companyDay: (before: string, after: string) =>
    `All staff together can move ${after} alone in 24 hours (before: ${before}).`,
  newAdminHours: (before: number, after: number) =>
    `A new admin can approve after ${hours(after)} (before: ${hours(before)}).`,
  newPayeeHours: (before: number, after: number) =>
    `The first withdrawal to an account waits ${hours(after)} (before: ${hours(before)}).`,
  looseningFiled: 'Weaker protection requested. A second person must approve it.',
  looseningRejected: (reason: string) => `Weaker protection rejected. ${reason}`,
  looseningRecalled: 'Request for weaker protection recalled.',
  looseningMail:
    'A colleague wants to weaken how the money is protected. Nothing has changed yet. Talk to ' +
    'them, then approve or reject it in Settings. The change:',
  accessOn: 'Company access turned on, with no end date.',
  accessUntil: (end: Date) => `Company access is on until ${showDateTime(end)}, Manila time.`,
  accessOff:
    'Company access turned off: the access code no longer works, and all its sessions were ' +
    'signed out.',
  accessOver: (end: Date) =>
    `Company access ended on ${showDateTime(end)}, as planned: the access code no longer works, ` +
    'and all its sessions were signed out.',
  accessOnByOperator: 'The operator turned on company access, with no end date.',
  accessCodeChanged:
    'The operator changed the company access code; all sessions of the old code were signed out.',
}

const filipino: typeof english = {
  saved: 'Binago ang mga setting ng kompanya.',
  maintenanceBegun: 'In-on ang maintenance mode.',
  maintenanceEnded: 'In-off ang maintenance mode.',
  withdrawalBand: (before, after) =>
    `Kailangan ng ikalawang tao ang mga withdrawal ng isang user na higit sa ${after} ` +
    `(dati: ${before}).`,
  adjustmentBand: (before, after) =>
    'Kailangan ng ikalawang tao ang pagsasaayos ng balanse ng isang user na higit sa ' +
    `${after} (dati: ${before}).`,
  depositBand: (before, after) =>
    `Kailangan ng ikalawang tao ang mga deposito na higit sa ${after} (dati: ${before}).`,
  personDay: (before, after) =>
    `Hanggang ${after} ang magagalaw ng isang staff nang mag-isa sa loob ng 24 oras ` +
    `(dati: ${before}).`,
  companyDay: (before, after) =>
    `Hanggang ${after} ang magagalaw ng buong staff nang mag-isa sa loob ng 24 oras ` +
    `(dati: ${before}).`,
  newAdminHours: (before, after) =>
    `Makakapag-apruba ang bagong admin pagkalipas ng ${after} oras (dati: ${before}).`,
  newPayeeHours: (before, after) =>
    `Naghihintay nang ${after} oras ang unang withdrawal sa isang account (dati: ${before}).`,
  looseningFiled:
    'Hiniling ang mas mahinang proteksyon. Kailangan itong aprubahan ng ikalawang tao.',
  looseningRejected: (reason) => `Tinanggihan ang mas mahinang proteksyon. ${reason}`,
  looseningRecalled: 'Binawi ang hiling na mas mahinang proteksyon.',
  looseningMail:
    'Gusto ng kasamahan mo na pahinain ang proteksyon ng pera. Wala pang nabago. Kausapin mo ' +
    'siya, saka aprubahan o tanggihan ito sa Mga setting. Ang pagbabago:',
  accessOn: 'In-on ang company access, nang walang petsa ng pagtatapos.',
  accessUntil: (end) =>
    `Naka-on ang company access hanggang ${showDateTime(end, 'fil')}, oras sa Maynila.`,
  accessOff:
    'In-off ang company access: hindi na gagana ang access code, at na-sign out ang lahat ng ' +
    'session nito.',
  accessOver: (end) =>
    `Natapos ang company access noong ${showDateTime(end, 'fil')}, gaya ng itinakda: hindi na ` +
    'gagana ang access code, at na-sign out ang lahat ng session nito.',
  accessOnByOperator: 'In-on ng operator ang company access, nang walang petsa ng pagtatapos.',
  accessCodeChanged:
    'Pinalitan ng operator ang company access code; na-sign out ang lahat ng session ng dating ' +
    'code.',
}

export const companyRecordTexts = inBothLanguages(english, filipino)
