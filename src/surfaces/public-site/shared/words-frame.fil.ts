import type { siteFrameWords } from './words-frame.ts'

export const siteFrameWordsFil: typeof siteFrameWords = {
  titles: {
    landing: (site) => `Ang peso wallet na bukas ang mga libro · ${site}`,
    terms: (site) => `Mga tuntunin at kondisyon · ${site}`,
    privacy: (site) => `Paunawa sa privacy · ${site}`,
    figures: (site) => `Paano ginagawa ang mga bilang na ito · ${site}`,
    notFound: (site) => `Walang ganitong pahina · ${site}`,
  },
  descriptions: {
    landing: (site, hasPlans) =>
      `Ang ${site} ay peso wallet${hasPlans ? ' na may mga planong pang-investment' : ''}. ` +
      'Galing sa mga tala nito o sa pinangalanang pinagkunan ang bawat bilang sa pahinang ito, ' +
      'at sinasabi kung alin.',
    terms: (site) =>
      `Ang mga tuntuning umiiral sa pagitan mo at ng kompanyang nagpapatakbo ng ${site}.`,
    privacy: (site) =>
      `Kung ano ang iniimbak ng ${site} tungkol sa iyo, para saan, gaano katagal, at ano ang ` +
      'mahihiling mo sa kompanya.',
    figures: (site) =>
      `Para sa bawat bilang sa mga pampublikong pahina ng ${site}: saang mga tala ito ` +
      'binilang, at kung kailan ito hindi ipinapakita.',
    notFound: (site) => `Walang pahina ang ${site} sa address na ito.`,
  },
  notFoundTitle: 'Hindi namin makita ang pahinang iyan',
  notFoundText: 'Baka mali ang address, o nalipat ang pahina. Walang problema sa pera mo.',
  notFoundHome: 'Pumunta sa home page',
  notFoundWays: 'Iba pang mapupuntahan',
  skip: 'Lumaktaw sa nilalaman',
  menu: 'Menu',
  pages: 'Mga bahagi ng pahinang ito',
  yourPages: 'Mga pahina mo',
  home: 'Home',
  plans: 'Mga plano',
  payouts: 'Mga live payout',
  proofs: 'Mga patunay',
  testimonials: 'Mga testimonial',
  news: 'Balita',
  about: 'Tungkol sa amin',
  contact: 'Makipag-ugnayan',
  login: 'Mag-sign in',
  register: 'Mag-sign up',
  dashboard: 'Dashboard',
  logout: 'Mag-sign out',
  language: 'Wika',
  languageCodes: { en: 'EN', fil: 'FIL' },
  theme: 'Tema',
  themeLight: 'Maliwanag',
  themeDark: 'Madilim',
  themeSystem: 'Ayon sa device',
  footerPlans: 'Mga planong pang-investment',
  noPlans: 'Walang iniaalok na plano sa ngayon.',
  allPlans: 'Lahat ng plano',
  legal: 'Legal',
  company: 'Kompanya',
  terms: 'Mga tuntunin at kondisyon',
  privacy: 'Paunawa sa privacy',
  figures: 'Paano ginagawa ang mga bilang na ito',
  verify: 'Suriin ang resibo',
  seals: 'Ang utang namin sa mga user',
  companyAccess: 'Company Access',
  meaning: 'Ang kaban ay baul kung saan iniingatan ng pamilya ang pinakamahalaga sa kanila.',
  contactTitle: 'Makipag-ugnayan',
  noContact: 'Hindi pa inilalagay ng kompanya kung paano ito makakausap.',
  hours: 'Oras ng opisina',
  sample: 'Halimbawang datos',
  sampleText: 'Walang totoong pera o tao rito.',
  preview: 'Preview, hindi pa nalalathala',
  previewText:
    'Staff lang ang nakakakita ng pahinang ito. Ipinapakita nito ang isang bersyon sa magiging ' +
    'lugar nito.',
  documentDefault: 'Paunang teksto',
  documentDefaultText:
    'Kasama ng software na Kaban ang tekstong ito. Pinapalitan ito ng sariling teksto ng ' +
    'kompanyang nagpapatakbo ng site bago tumanggap ng totoong pera.',
  documentContents: 'Nasa pahinang ito',
  documentOnlyEnglish: 'Sa Ingles lang mababasa ang tekstong ito.',
  back: 'Bumalik sa home page',
  newer: 'Na-update ang bahaging ito ng pahina.',
}
