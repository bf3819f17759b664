import type { siteFrameWords } from './words-frame.ts'

export const siteFrameWordsFil: typeof siteFrameWords = {
  titles: {
    landing: (site) => `Peso wallet na bukas ang mga libro · ${site}`,
    terms: (site) => `Mga tuntunin at kondisyon · ${site}`,
    privacy: (site) => `Paunawa sa privacy · ${site}`,
    figures: (site) => `Paano ginagawa ang mga bilang na ito · ${site}`,
  },
  descriptions: {
    landing: (site, hasPlans) =>
      `Ang ${site} ay peso wallet${hasPlans ? ' na may mga planong pang-investment' : ''}. ` +
      'Bawat bilang sa pahinang ito ay galing sa mga tala nito o sa pinangalanang ' +
      'pinagkunan, at sinasabi kung alin.',
    terms: (site) =>
      `Ang mga tuntuning umiiral sa pagitan mo at ng kompanyang nagpapatakbo ng ${site}.`,
    privacy: (site) =>
      `Kung ano ang itinatago ng ${site} tungkol sa iyo, para saan, gaano katagal, at ano ` +
      'ang mahihiling mo sa kompanya.',
    figures: (site) =>
      `Para sa bawat bilang sa mga pampublikong pahina ng ${site}: saang mga tala ito ` +
      'binilang, at kung kailan ito hindi ipinapakita.',
  },
  skip: 'Lumaktaw sa nilalaman',
  menu: 'Menu',
  pages: 'Mga bahagi ng pahinang ito',
  yourPages: 'Iyong mga pahina',
  home: 'Home',
  plans: 'Mga Planong Pang-investment',
  payouts: 'Mga Live Payout',
  proofs: 'Mga Patunay ng Withdrawal',
  testimonials: 'Mga Testimonial',
  news: 'Balita',
  about: 'Tungkol sa Amin',
  contact: 'Makipag-ugnayan',
  login: 'Mag-login',
  register: 'Magrehistro sa Amin',
  dashboard: 'Dashboard',
  logout: 'Mag-logout',
  language: 'Wika',
  theme: 'Tema',
  themeLight: 'Maliwanag',
  themeDark: 'Madilim',
  themeSystem: 'Ayon sa device',
  footerPlans: 'Mga Planong Pang-investment',
  noPlans: 'Walang iniaalok na plano sa ngayon.',
  legal: 'Legal',
  terms: 'Mga tuntunin at kondisyon',
  privacy: 'Paunawa sa privacy',
  figures: 'Paano ginagawa ang mga bilang na ito',
  verify: 'Suriin ang resibo',
  contactTitle: 'Makipag-ugnayan',
  noContact: 'Hindi pa sinasabi ng kompanya kung paano ito maaabot.',
  hours: 'Oras ng negosyo',
  sample: 'Halimbawang installation',
  sampleText:
    'Gawa-gawa ang lahat sa pahinang ito para ipakita kung paano ito gumagana. Walang ' +
    'totoong pera rito.',
  preview: 'Preview, hindi pa nalalathala',
  previewText:
    'Mga kawani lamang ang nakakakita nito. Ipinapakita nito ang isang bersyon sa ' +
    'magiging lugar nito.',
  documentDefault: 'Paunang teksto',
  documentDefaultText:
    'Ito ang tekstong kasama ng software na Kaban. Hindi pa ito napapalitan ng sariling ' +
    'teksto ng kompanyang nagpapatakbo ng site; ginagawa iyon bago tumanggap ng totoong ' +
    'pera.',
  documentContents: 'Nasa pahinang ito',
  documentOnlyEnglish: 'Nasa Ingles lamang ang tekstong ito ng kompanya.',
  back: 'Bumalik sa unang pahina',
  newer: 'Na-update ang bahaging ito ng pahina.',
}
