import type { companyAccessRefusals, companyAccessWords } from './words-access.ts'

export const companyAccessRefusalsFil: typeof companyAccessRefusals = {
  'access-by-own-login': {
    title: 'Kailangan ng sariling login',
    message:
      'Ang administrator na may sariling login ang nagbabago ng company access, hindi ' +
      'ang pumasok gamit ang access code.',
  },
  'access-changed': {
    title: 'Nabago ang company access',
    message:
      'May kasamahang nagbago ng company access mula nang buksan mo ang window na ito. ' +
      'Walang na-save sa pinili mo: tingnan muna ang sa kanila.',
  },
  'access-end-past': {
    title: 'Lumipas na ang katapusan',
    message: 'Pumili ng katapusang darating pa lang.',
  },
  'access-last-way-in': {
    title: 'Wala nang makakapasok',
    message:
      'Walang aktibong administrator na makakapag-sign in sa sariling login, na may ' +
      'authenticator app kung live ang installation. Nananatiling naka-on ang company ' +
      'access.',
  },
}

export const companyAccessWordsFil: typeof companyAccessWords = {
  title: 'Company access',
  intro:
    'Isang daan papasok sa console na ito na pinagsasaluhan ng ilang tao. Kapag may ' +
    'sariling login na ang bawat isa sa inyo, hindi na ito kailangan.',
  fetchFailed: 'Hindi makuha ang access ng kumpanya',
  on: 'Naka-on',
  onUntil: (when) => `Naka-on hanggang ${when}`,
  off: 'Naka-off',
  offMore:
    'Walang nabubuksan ang code. Kung wala nang makapag-sign in, ino-on itong muli kung ' +
    'saan pinapatakbo ang Kaban.',
  neverChanged: 'Naka-on mula nang i-set up ang installation.',
  lastChanged: (when) => `Huling binago ${when}.`,
  ownLogin:
    'Pumasok ka gamit ang access code. Ang administrator na may sariling login ang ' +
    'magpapasya kung mabubuksan nito ang console.',
  change: 'Baguhin ang company access',
  states: { on: 'Naka-on', until: 'Naka-on hanggang sa isang petsa at oras', off: 'Naka-off' },
  stateHints: {
    on: 'Makakapasok ang may code, hanggang i-off ito ng isa sa inyo.',
    until: 'Kusa itong magtatapos, at masa-sign out noon ang mga nasa loob dahil sa code.',
    off: 'Masa-sign out agad ang lahat ng nasa loob dahil sa code.',
  },
  choice: 'Company access',
  until: 'Hanggang',
  untilHint: 'Ayon sa orasan sa Maynila.',
  untilUnreadable: 'Pumili ng petsa at oras.',
  save: 'I-save',
  cancel: 'Kanselahin',
  saved: 'Nabago ang company access',
  savedOn: 'Naka-on ito nang walang katapusan.',
  savedUntil: (when) => `Naka-on ito hanggang ${when}.`,
  savedOff: 'Wala nang nabubuksan ang access code.',
  saveFailed: 'Hindi na-update',
}
