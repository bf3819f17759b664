import type { factsWords } from './words-facts.ts'

export const factsWordsFil: typeof factsWords = {
  title: 'Pangunahing impormasyon',
  intro: 'Isang pahina: ang puwede mong kitain, ang puwedeng mawala, at kung paano umalis.',
  projected: 'Tinatayang babalik, pagkatapos ng buwis',
  worst: 'Babalik sa pinakamasamang mangyayari',
  notOwed: 'Tantiya lang; wala pang dapat ibayad sa iyo',
  pdf: 'PDF',
  pdfMore: 'Pangunahing impormasyon bilang PDF',
  pdfFailed: 'Hindi makuha ang pangunahing impormasyon',
  forAmount: (amount) => `Para sa ${amount}`,
  sections: {
    what: 'Ano ito',
    dates: 'Termino',
    return: 'Ang puwedeng bumalik',
    worst: 'Pinakamasamang mangyayari',
    source: 'Saan nanggagaling ang kita',
    fees: 'Mga bayarin',
    tax: 'Buwis',
    risk: 'Panganib',
    out: 'Paano umalis',
    behind: 'Sino ang nasa likod nito',
  },
  what: (company) =>
    `Maglalagay ka ng pera sa ${company} para sa takdang termino. Hindi ito deposito sa bangko: ` +
    'walang bangko o deposit insurance na sumasagot dito.',
  currency: 'Nasa piso ng Pilipinas (PHP) ang lahat ng halaga.',
  dates: (days, from, to) => `${days}, mula ${from} hanggang ${to}.`,
  days: (count) => `${count} araw`,
  projects: (gain, term, year) =>
    `Tinatayang kita bago ang buwis: ${gain}. Ito ay ${term} sa buong termino, ${year} sa isang ` +
    'taon kung uulitin. Binibilang ang bawat araw, sa taon na may 365 araw (Act/365).',
  owed:
    'Tantiya ito. May dapat lang ibayad sa iyo kapag naideklara na ng kompanya ang kita. ' +
    'Hanggang doon, puwedeng maantala ang bayad, pati ang inilagay mo.',
  formula: (payout, deposit) =>
    `Sa buong termino: halaga × (${payout} − ${deposit}) ÷ ${deposit}, ibinababa sa sentimo.`,
  worstBack: (amount) => `${amount} ang babalik.`,
  tax: (name, rate, amount) =>
    `${name}: ${rate} ng kita ang kinakaltas, dito ay ${amount}. Walang kinakaltas sa inilagay mo.`,
  noTax:
    'Walang kinakaltas. Maaaring ikaw mismo ang dapat magdeklara ng kita at magbayad ng buwis ' +
    'nito.',
  cooling: (until) =>
    `Hanggang ${until}, puwede kang magkansela, at babalik ang lahat nang walang singil.`,
  exit: (share, fee, back) =>
    `Pagkatapos niyon, puwede kang umalis nang maaga sa singil na ${share} ng halaga: ${fee} ` +
    `ang singil, ${back} ang babalik, at walang babayarang kita.`,
  exitFee: (share) => `Sa maagang pag-alis: ${share} ng halaga.`,
  noExit: 'Pagkatapos niyon, hindi ka makakaalis bago matapos ang termino.',
  atEnd:
    'Kapag natapos ang termino, papasok ang payout sa wallet mo sa sandaling sapat na ang ' +
    'naideklarang kita, maliban kung iba ang piliin mo.',
  permissions: { registration: 'Rehistro', exemption: 'Exemption' },
  behind: (company, kind, regulator, number, until) =>
    `${company}. ${kind}: ${regulator}, blg. ${number}, hanggang ${until}. Maiaalok ito ng ` +
    'kompanya dahil dito; hindi nito sinasabing magtatagumpay ang plano.',
  lookUp: (url) => `Tingnan dito: ${url}`,
  version: (version, sha) => `Mga kondisyon: bersyon ${version}, fingerprint ${sha}`,
  figuresFrom: (source) => `Pinagmulan ng mga halaga ng plano: ${source}`,
  frozen: (on) => `Mga kondisyong tinanggap noong ${on}.`,
  asOf: (on) => `Hanggang ${on}, oras sa Maynila.`,
  sample: 'HALIMBAWA',
  sampleNote: 'Halimbawang datos. Walang totoong pera o tao.',
}
