import type { taxWords } from './words-tax.ts'

export const taxWordsFil: typeof taxWords = {
  heading: 'Mga tax statement',
  intro: 'Ang kinita ng mga investment mo sa isang taon, at ang buwis na kinaltas.',
  none: 'Lalabas dito ang statement pagkatapos ng una mong kita.',
  download: 'I-download',
  downloadOf: (year) => `I-download ang tax statement ng ${year}`,
  downloadFailed: 'Hindi na-download',
  fetchFailed: 'Hindi makuha ang datos',
  title: (year) => `Tax statement ${year}`,
  period: (year) => `Mga kitang ibinayad mula 1 Enero hanggang 31 Disyembre ${year}`,
  soFar: (day) => `Mga kitang ibinayad hanggang ${day}; hindi pa tapos ang taon`,
  paidOn: 'Ibinayad noong',
  plan: 'Plano',
  placed: 'Inilagay',
  gross: 'Bago ang buwis',
  rate: 'Rate',
  tax: 'Kinaltas na buwis',
  net: 'Pagkatapos ng buwis',
  total: 'Kabuuan',
  notCertificate: 'Hindi ito sertipiko ng BIR. Magtanong sa aming suporta kung kailangan mo nito.',
  principal:
    'Hindi kita ang inilagay mo at hindi ito binubuwisan. Wala rito ang mga lugi at ang singil ' +
    'sa maagang pag-alis.',
  recorded: (company) =>
    `* Itinala ng ${company} ang investment na ito para sa iyo at walang kinaltas na buwis dito.`,
  manilaTime: 'Oras sa Maynila ang batayan ng mga petsa.',
  sample: 'Halimbawang datos',
  page: (page, pages) => `Pahina ${page} ng ${pages}`,
}
