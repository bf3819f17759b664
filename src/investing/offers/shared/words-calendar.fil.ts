import type { calendarWords } from './words-calendar.ts'

export const calendarWordsFil: typeof calendarWords = {
  holidaysIntro:
    'Sa mga araw na ito, at tuwing Sabado at Linggo, sarado ang mga bangko. Pinahahaba nila ang ' +
    'panahong puwedeng magkansela ang mga user. Bisa ng pagbabago: sa mga ilalagay mula ngayon.',
  year: 'Taon',
  before: 'Naunang taon',
  after: 'Susunod na taon',
  noHolidays: (year) => `Walang nakalistang araw na sarado ang bangko sa ${year}`,
  noHolidaysMore: 'Hangga’t wala, bawat araw mula Lunes hanggang Biyernes ay araw ng bangko.',
  addHoliday: 'Magdagdag ng araw',
  holidaysCaption: (year) => `Mga araw na sarado ang bangko sa ${year}`,
  holidaysNoun: 'araw',
  day: 'Araw',
  name: 'Pangalan',
  nameFil: 'Pangalan sa Filipino',
  source: 'Pinagmulan',
  sourceHint: 'Ang proklamasyon o batas, kasama ang numero.',
  expectedField: 'Hindi pa naipoproklama',
  expectedHint: 'Bibilangin pa rin: mas mahabang panahon, hindi kailanman mas maikli.',
  expected: 'Inaasahan, hindi pa naipoproklama',
  proclaimed: 'Naiproklama',
  state: 'Lagay',
  add: 'Idagdag',
  added: 'Naidagdag ang araw',
  remove: 'Alisin',
  removeOf: (name) => `Alisin ang ${name}`,
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeMore:
    'Mula ngayon, bibilangin ito bilang araw ng bangko. Hindi magbabago ang mga panahong ' +
    'naipangako na sa mga user.',
  removed: 'Naalis ang araw',
  keep: 'Panatilihin',
  cancel: 'Kanselahin',
  fetchFailed: 'Hindi Makuha ang Datos',
  updateFailed: 'Hindi Nabago',
  actions: 'Mga gagawin',
  missingDay: 'Pumili ng araw.',
  missingText: 'Punan ito.',

  taxIntro:
    'Ang ibinabawas sa mga kita. Isang klase ang nasa alok, at pinananatili ng bawat paglalagay ' +
    'ang porsiyentong dala nito noong ginawa.',
  accountant: 'Accountant ang dapat pumili ng klase.',
  accountantMore:
    'Nakasalalay sa kung ano ang plan sa batas ang buwis dito. Ibinabawas ng Kaban ang inilagay ' +
    'ninyo rito; hindi ito nagpapayo tungkol sa buwis.',
  example: 'Halimbawa',
  taxCaption: 'Mga klase ng buwis',
  taxNoun: 'klase',
  noTax: 'Wala pang klase ng buwis',
  noTaxMore: 'Kung wala nito, walang ibinabawas sa mga kita.',
  enterTax: 'Maglagay ng klase',
  rate: 'Porsiyento',
  rateField: 'Buwis sa porsiyento',
  rateHint: 'Ng kita.',
  appliesTo: 'Saklaw',
  appliesToHint: 'Ang binubuwisan ng batas, at kung aling batas.',
  valid: 'May bisa',
  validFrom: 'Unang araw',
  validTo: 'Huling araw',
  validToHint: 'Iwanang walang laman kung walang alam na katapusan.',
  since: (from) => `mula ${from}`,
  fromTo: (from, to) => `${from} hanggang ${to}`,
  confirmation: 'Kumpirmasyon',
  confirmedBy: (who) => `Kinumpirma ni ${who}`,
  companyAccess: 'Company Access',
  waits: 'Naghihintay ng iba sa iyo',
  confirm: 'Kumpirmahin',
  confirmOf: (name) => `Kumpirmahin ang ${name}`,
  confirmTitle: (name, rate) => `${rate} ba ang ${name}?`,
  confirmMore: (appliesTo, by) =>
    `Saklaw: ${appliesTo} Inilagay ni ${by}. Kapag nakumpirma, magagamit ito ng mga alok; hindi ` +
    'na magbabago ang porsiyento nito.',
  confirmLabel: 'Sinuri ko ito: kumpirmahin',
  confirmed: 'Nakumpirma ang klase ng buwis',
  end: 'Bigyan ng huling araw',
  endOf: (name) => `Bigyan ng huling araw ang ${name}`,
  endMore:
    'Pagkatapos ng araw na ito, walang mailalagay dito: hindi na bukas ang mga alok na gumagamit ' +
    'nito.',
  ended: 'Naitala ang huling araw',
  removeTaxMore: 'Walang kumumpirma nito, at walang alok na gumagamit nito.',
  removedTax: 'Naalis ang klase ng buwis',
  entered: 'Nailagay ang klase ng buwis',
  enteredMore: 'Iba sa iyo ang dapat kumumpirma nito.',
  missingRate: 'Magsulat ng porsiyento mula 0 hanggang 100, gaya ng 12.5.',
}
