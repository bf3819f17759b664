import type { calendarWords } from './words-calendar.ts'

export const calendarWordsFil: typeof calendarWords = {
  holidaysIntro:
    'Sarado ang mga bangko sa mga araw na ito at tuwing Sabado at Linggo, kaya mas mahaba ang ' +
    'oras ng mga user para magkansela. Para sa mga bagong ilalagay lang ang pagbabago.',
  year: 'Taon',
  before: 'Naunang taon',
  after: 'Susunod na taon',
  noHolidays: (year) => `Walang nakalistang araw na sarado ang bangko sa ${year}`,
  noHolidaysMore:
    'Hangga’t wala, bawat araw mula Lunes hanggang Biyernes ng taong ito ay banking day.',
  yearsWithout: (years) => `Walang nakalistang araw na sarado ang bangko sa ${years.join(' at ')}`,
  yearsWithoutMore:
    'Hangga’t wala, bawat araw mula Lunes hanggang Biyernes ay banking day, kaya mas maikli ang ' +
    'oras ng mga user para magkansela.',
  listHolidays: 'Ilista ang mga araw',
  addHoliday: 'Magdagdag ng araw',
  holidaysCaption: (year) => `Mga araw na sarado ang bangko sa ${year}`,
  holidaysNoun: 'araw',
  day: 'Araw',
  name: 'Pangalan',
  nameFil: 'Pangalan sa Filipino',
  source: 'Pinagmulan',
  sourceHint: 'Ang proklamasyon o batas, kasama ang numero.',
  expectedField: 'Hindi pa naipoproklama',
  expectedHint: 'Bibilangin pa rin: hahaba ang oras para magkansela, hindi iikli.',
  expected: 'Inaasahan, hindi pa naipoproklama',
  proclaimed: 'Naiproklama',
  state: 'Status',
  add: 'Idagdag',
  added: 'Naidagdag ang araw',
  remove: 'Alisin',
  removeOf: (name) => `Alisin ang ${name}`,
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeMore:
    'Mula ngayon, bibilangin ito bilang banking day. Hindi magbabago ang mga oras na ' +
    'naipangako na sa mga user.',
  removed: 'Naalis ang araw',
  keep: 'Huwag alisin',
  cancel: 'Kanselahin',
  fetchFailed: 'Hindi Makuha ang Datos',
  updateFailed: 'Hindi Nabago',
  actions: 'Mga aksyon',
  missingDay: 'Pumili ng araw.',
  missingText: 'Punan ito.',

  taxIntro:
    'Buwis na kinakaltas sa kita. Isang klase ang nasa alok, at hindi nagbabago ang porsiyento ' +
    'ng nailagay na.',
  accountant: 'Accountant ang dapat pumili ng klase.',
  accountantMore:
    'Nakasalalay ang buwis sa turing ng batas sa plano. Kinakaltas ng Kaban ang ' +
    'inilagay mo rito at hindi ito nagpapayo tungkol sa buwis.',
  example: 'Halimbawa',
  taxCaption: 'Mga klase ng buwis',
  taxNoun: 'klase',
  noTax: 'Wala pang klase ng buwis',
  noTaxMore: 'Kung wala nito, walang kinakaltas sa kita.',
  enterTax: 'Magdagdag ng klase ng buwis',
  rate: 'Porsiyento',
  rateField: 'Buwis sa porsiyento',
  rateHint: 'Ng kita.',
  appliesTo: 'Saklaw',
  appliesToHint: 'Ang binubuwisan ng batas, at kung aling batas.',
  valid: 'May bisa',
  validFrom: 'Unang araw',
  validTo: 'Huling araw',
  validToHint: 'Iwanang blangko kung walang alam na katapusan.',
  since: (from) => `mula ${from}`,
  fromTo: (from, to) => `${from} hanggang ${to}`,
  confirmation: 'Kumpirmasyon',
  confirmedBy: (who) => `Kinumpirma ni ${who}`,
  companyAccess: 'Company Access',
  waits: 'Naghihintay ng ibang tao',
  confirm: 'Kumpirmahin',
  confirmOf: (name) => `Kumpirmahin ang ${name}`,
  confirmTitle: (name, rate) => `${rate} ba ang ${name}?`,
  confirmMore: (appliesTo, by) =>
    `Saklaw: ${appliesTo} Inilagay ni ${by}. Kapag nakumpirma, magagamit ito ng mga alok; hindi ` +
    'na magbabago ang porsiyento nito.',
  confirmLabel: 'Sinuri ko ito: kumpirmahin',
  confirmed: 'Nakumpirma ang klase ng buwis',
  end: 'Itakda ang huling araw',
  endOf: (name) => `Itakda ang huling araw ng ${name}`,
  endMore:
    'Pagkatapos ng araw na ito, walang mailalagay dito: hindi na bukas ang mga alok na ' +
    'gumagamit nito.',
  ended: 'Na-save ang huling araw',
  removeTaxMore: 'Wala pang nagkumpirma nito, at walang alok na gumagamit nito.',
  removedTax: 'Naalis ang klase ng buwis',
  entered: 'Naidagdag ang klase ng buwis',
  enteredMore: 'Ibang tao ang dapat magkumpirma nito.',
  missingRate: 'Maglagay ng porsiyento mula 0 hanggang 100, gaya ng 12.5.',
}
