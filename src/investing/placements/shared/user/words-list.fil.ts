import type { listWords } from './words-list.ts'

export const listWordsFil: typeof listWords = {
  placedOn: 'Inilagay noong',
  plan: 'Plano',
  status: 'Status',
  amount: 'Inilagay',
  projected: 'Tinatayang kita bago ang buwis, wala pang dapat ibayad',
  startsOn: 'Simula ng termino',
  dueOn: 'Katapusan ng termino',
  lateSince: 'Naantala mula',
  gain: 'Kitang ibinayad bago ang buwis',
  tax: 'Kinaltas na buwis',
  returned: 'Bumalik',
  lost: 'Nawalang puhunan',
  reason: 'Dahilan',
  note: 'Tala',
  recorded: 'Itinala ng aming staff para sa iyo',
  sample: 'Halimbawang datos',
}
