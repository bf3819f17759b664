/** Descriptions of changed settings in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

const english = {
  saved: 'Company settings changed.',
  maintenanceBegun: 'Maintenance mode switched on.',
  maintenanceEnded: 'Maintenance mode switched off.',
  withdrawalBand: (before: string, after: string) =>
    `Withdrawals of one user need a second person above ${after}. Before it was ${before}.`,
  adjustmentBand: (before: string, after: string) =>
    `Balance adjustments of one user need a second person above ${after}. Before it was ${before}.`,
  depositBand: (before: string, after: string) =>
    `Deposits need a second person above ${after}. Before it was ${before}.`,
  personDay: (before: string, after: string) =>
    `One person may move ${after} alone in 24 hours. Before it was ${before}.`,
  companyDay: (before: string, after: string) =>
    `All of the staff may move ${after} alone in 24 hours. Before it was ${before}.`,
  newAdminHours: (before: number, after: number) =>
    `A new admin may approve after ${hours(after)}. Before it was ${hours(before)}.`,
  newPayeeHours: (before: number, after: number) =>
    `The first withdrawal to an account waits ${hours(after)}. Before it was ${hours(before)}.`,
  looseningFiled: 'A change that loosens protection was filed. It waits for a second person.',
  looseningRejected: (reason: string) => `A change that loosens protection was rejected. ${reason}`,
  looseningRecalled: 'A change that loosens protection was taken back.',
  looseningMail:
    'A colleague wants to loosen what protects the money. Nothing has changed yet. Talk to them, ' +
    'then agree or reject it in Settings. What would hold:',
  accessOn: 'Company access turned on, without an end.',
  accessUntil: (end: Date) => `Company access is on until ${showDateTime(end)}, Manila time.`,
  accessOff:
    'Company access turned off: the access code opens nothing, and all its sessions were ended.',
  accessOver: (end: Date) =>
    `Company access ended on ${showDateTime(end)}, as it was set: the access code opens ` +
    'nothing, and all its sessions were ended.',
  accessOnByOperator: 'Company access turned on where Kaban is started, without an end.',
  accessCodeChanged:
    'The company access code was changed where Kaban is started; every session of the old one ' +
    'was ended.',
}

const filipino: typeof english = {
  saved: 'Binago ang mga setting ng kompanya.',
  maintenanceBegun: 'Binuksan ang maintenance mode.',
  maintenanceEnded: 'Isinara ang maintenance mode.',
  withdrawalBand: (before, after) =>
    `Kailangan ng ikalawang tao ang mga withdrawal ng isang user na higit sa ${after}. ` +
    `Dati ay ${before}.`,
  adjustmentBand: (before, after) =>
    'Kailangan ng ikalawang tao ang pagsasaayos ng balanse ng isang user na higit sa ' +
    `${after}. Dati ay ${before}.`,
  depositBand: (before, after) =>
    `Kailangan ng ikalawang tao ang mga deposito na higit sa ${after}. Dati ay ${before}.`,
  personDay: (before, after) =>
    `Maaaring maggalaw ang isang tao nang mag-isa ng ${after} sa loob ng 24 oras. Dati ay ` +
    `${before}.`,
  companyDay: (before, after) =>
    `Maaaring maggalaw ang buong staff nang mag-isa ng ${after} sa loob ng 24 oras. Dati ay ` +
    `${before}.`,
  newAdminHours: (before, after) =>
    `Makakapag-apruba ang bagong admin pagkalipas ng ${after} oras. Dati ay ${before}.`,
  newPayeeHours: (before, after) =>
    `Naghihintay nang ${after} oras ang unang withdrawal sa isang account. Dati ay ${before}.`,
  looseningFiled: 'May inihaing pagluwag ng proteksyon. Naghihintay ito ng ikalawang tao.',
  looseningRejected: (reason) => `Tinanggihan ang pagluwag ng proteksyon. ${reason}`,
  looseningRecalled: 'Binawi ang pagluwag ng proteksyon.',
  looseningMail:
    'Gusto ng isang kasamahan na luwagan ang nagpoprotekta sa pera. Wala pang nabago. Kausapin ' +
    'mo siya, saka sumang-ayon o tanggihan ito sa Mga Setting. Ang magiging umiiral:',
  accessOn: 'In-on ang company access, nang walang katapusan.',
  accessUntil: (end) =>
    `Naka-on ang company access hanggang ${showDateTime(end, 'fil')}, oras sa Maynila.`,
  accessOff:
    'In-off ang company access: walang nabubuksan ang access code, at tinapos ang lahat ' +
    'ng session nito.',
  accessOver: (end) =>
    `Natapos ang company access noong ${showDateTime(end, 'fil')}, gaya ng itinakda: ` +
    'walang nabubuksan ang access code, at tinapos ang lahat ng session nito.',
  accessOnByOperator:
    'In-on ang company access kung saan pinapatakbo ang Kaban, nang walang katapusan.',
  accessCodeChanged:
    'Pinalitan ang company access code kung saan pinapatakbo ang Kaban; tinapos ang lahat ng ' +
    'session ng dating code.',
}

export const companyRecordTexts = inBothLanguages(english, filipino)
