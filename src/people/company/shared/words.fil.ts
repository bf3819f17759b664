import { newAdminHours } from '#people/identity/shared/second-person/rules.ts'
import type { companyRefusals, companyWords } from './words.ts'

export const companyRefusalsFil: typeof companyRefusals = {
  'settings-changed': {
    title: 'Nabago ang mga setting',
    message:
      'May kasamahang nagbago ng mga setting pagkabukas mo, kaya hindi na-save ang sa iyo. ' +
      'Tingnan muna ang binago niya.',
  },
  'limits-crossed': {
    title: 'Nagkasalungat ang mga Limit',
    message: 'Hindi maaaring mas mababa sa pinakamababa ang pinakamataas na withdrawal.',
  },
  maintenance: {
    title: 'May Maintenance',
    message: ({ message }) =>
      message ||
      'Makikita mo ang lahat, pero wala munang mababago ngayon. Hindi nagbabago ang balanse mo.',
  },
}

export const companyWordsFil: typeof companyWords = {
  names: {
    siteName: 'Pangalan ng site',
    supportEmail: 'Email ng suporta',
    supportPhone: 'Telepono ng suporta',
    businessHours: 'Oras ng opisina',
    maintenance: 'Maintenance mode',
    maintenanceMessage: 'Mensahe sa mga user habang may maintenance',
    minimumDepositCentavos: 'Pinakamababang deposito',
    minimumWithdrawalCentavos: 'Pinakamababang withdrawal',
    maximumWithdrawalCentavos: 'Pinakamataas na withdrawal',
    withdrawalApprovalCentavos: 'Kailangan ng ikalawang tao ang withdrawal na lampas dito',
    adjustmentApprovalCentavos:
      'Kailangan ng ikalawang tao ang pagsasaayos ng balanse na lampas dito',
    depositApprovalCentavos: 'Kailangan ng ikalawang tao ang deposito na lampas dito',
    personDayCentavos: 'Limit ng isang staff nang mag-isa sa loob ng 24 oras',
    companyDayCentavos: 'Limit ng buong staff nang mag-isa sa loob ng 24 oras',
    newPayeeHours: 'Oras na hihintayin ng unang withdrawal sa isang account',
    stepUpCentavos: 'Hihingan ng password o code ang user sa withdrawal na lampas dito',
    newAdminHours: 'Oras bago makapag-apruba ang bagong admin',
    mailSenderName: 'Pangalan ng nagpapadala ng email',
  },
  title: 'Mga Setting',
  intro: 'Mga setting para sa buong site. Nakatala ang bawat pagbabago at ang dating nakalagay.',
  sections: 'Mga bahagi',
  form: 'Mga setting ng kompanya',
  identity: 'Pangalan at kontak',
  siteNameHint: 'Nasa itaas ng bawat pahina, sa pamagat nito, at sa mga email.',
  supportEmailHint: 'Dito sumusulat ang mga user. Iwanang blangko para itago.',
  businessHoursHint: 'Halimbawa: Lunes hanggang Biyernes, 9 AM hanggang 6 PM.',
  maintenanceTitle: 'Maintenance',
  maintenanceHint:
    'Makakapag-sign in at makakatingin ang mga user, pero walang mababago. Tuloy ang trabaho ng ' +
    'staff. Tuloy ang oras ng pagbabayad ng deposito.',
  maintenanceMessageHint: 'Iwanang blangko para sa karaniwang mensahe.',
  limits: 'Mga limit',
  limitsHint:
    'Ipinapakita ng mga form at sinusunod ng server. Hindi nagbabago ang mga hiniling na dati.',
  secondPerson: 'Ikalawang tao at dagdag na pagpapatunay',
  secondPersonHint:
    'Pinagsasama ang mga withdrawal ng isang user sa loob ng 24 oras, gayundin ang mga ' +
    'pagsasaayos. Kasama sa pagsasaayos ng balanse ang kinita o nalugi ng investment. Hiwalay na ' +
    'binibilang ang bawat deposito. Kapag 0.00, kailangan ng ikalawang tao ang bawat isa.',
  alone: 'Mga limit nang mag-isa',
  aloneHint:
    'Mga deposito, withdrawal at pagsasaayos, pinagsama ang pasok at labas, maliban sa ' +
    'inaprubahan ng ikalawang tao. Kailangan ng ikalawang tao ang anumang lalampas sa alinman sa ' +
    'dalawang halaga.',
  stepUpHint: (amount) => `Iwanang blangko para gamitin ang ${amount}, ang halaga ng operator.`,
  newAdminHint:
    `Mula ${newAdminHours.min} hanggang ${newAdminHours.max}. ` +
    'Hindi nito binabago ang hintay ng mga dati nang admin.',
  hoursUnreadable:
    `Maglagay ng buong oras, mula ${newAdminHours.min} hanggang ` + `${newAdminHours.max}.`,
  hours: (hours) => `${hours} oras`,
  mail: 'Email',
  mailSenderHint:
    'Nasa unahan ng address ng nagpapadala. Iwanang blangko para gamitin ang pangalan ng site.',
  newPayee: 'Mga bagong account ng mga user',
  newPayeeHint:
    'Ang unang withdrawal sa account na hindi naka-link at hindi pa nababayaran ay humihingi ng ' +
    'code sa user at naghihintay nang ganito katagal, para mapigilan ito ng may-ari. Maaaring ' +
    'tapusin ng staff ang hintay nang may dahilan. Mula 0, walang hintay, hanggang 168.',
  save: 'I-save ang mga setting',
  saved: 'Na-save ang mga setting',
  savedMore: 'May bisa na ang mga ito para sa lahat.',
  unchanged: 'Walang ise-save',
  unchangedMore: 'Wala kang binagong hindi pa naka-save.',
  saveFailed: 'Hindi na-update',
  fetchFailed: 'Hindi makuha ang mga setting',
  lastChanged: (when) => `Huling binago ${when}.`,
  siteNameMissing: 'Isulat ang pangalan ng site.',
  emailUnreadable: 'Maglagay ng tamang email address.',
  payeeHoursUnreadable: 'Maglagay ng buong oras, mula 0 hanggang 168.',
  amountUnreadable: 'Maglagay ng halaga sa piso.',
  turnOnTitle: 'Simulan ang maintenance?',
  turnOnMore:
    'Hindi makakapagdeposito, makaka-withdraw o makakapagpadala ng mensahe ang mga user. ' +
    'Sinasabi ' +
    'ito sa bawat pahina.',
  turnOn: 'Simulan ang maintenance',
  cancel: 'Kanselahin',
  yes: 'naka-on',
  no: 'naka-off',
}
