import type { companyAccessRefusals, companyAccessWords } from './words-access.ts'

export const companyAccessRefusalsFil: typeof companyAccessRefusals = {
  'access-by-own-login': {
    title: 'Kailangan ng sariling login',
    message:
      'Admin na may sariling login lang ang makakabago ng company access, hindi ang gumamit ng ' +
      'access code.',
  },
  'access-changed': {
    title: 'Nabago ang company access',
    message:
      'May kasamahang nagbago ng company access pagkabukas mo ng window na ito, kaya hindi ' +
      'na-save ang sa iyo. Tingnan muna ang binago niya.',
  },
  'access-end-past': {
    title: 'Lumipas na ang katapusan',
    message: 'Pumili ng petsa at oras na darating pa.',
  },
  'access-last-way-in': {
    title: 'Wala nang makakapag-sign in',
    message:
      'Walang aktibong admin na makakapag-sign in sa sariling login (may authenticator app din ' +
      'kung live ang installation). Nananatiling naka-on ang company access.',
  },
}

export const companyAccessWordsFil: typeof companyAccessWords = {
  title: 'Company access',
  intro:
    'Iisang paraan ng pagpasok sa console na ito para sa lahat. Kapag may sariling login na ang ' +
    'bawat isa sa inyo, hindi na ito kailangan.',
  fetchFailed: 'Hindi makuha ang company access',
  on: 'Naka-on',
  onUntil: (when) => `Naka-on hanggang ${when}`,
  off: 'Naka-off',
  offMore:
    'Hindi gumagana ang code. Kung walang makapag-sign in, puwede itong i-on ulit ng operator.',
  neverChanged: 'Naka-on mula nang i-set up ang installation.',
  lastChanged: (when) => `Huling binago ${when}.`,
  ownLogin:
    'Nag-sign in ka gamit ang access code. Admin na may sariling login lang ang makakabago nito.',
  change: 'Baguhin ang company access',
  states: { on: 'Naka-on', until: 'Naka-on hanggang sa isang petsa at oras', off: 'Naka-off' },
  stateHints: {
    on: 'Makakapag-sign in ang may code hanggang i-off ito ng isa sa inyo.',
    until: 'Kusa itong magtatapos at masa-sign out ang lahat ng gumamit ng code.',
    off: 'Masa-sign out agad ang lahat ng gumamit ng code.',
  },
  choice: 'Company access',
  until: 'Hanggang',
  untilHint: 'Oras sa Maynila.',
  untilUnreadable: 'Pumili ng petsa at oras.',
  save: 'I-save',
  cancel: 'Kanselahin',
  saved: 'Nabago ang company access',
  savedOn: 'Naka-on ito nang walang petsa ng pagtatapos.',
  savedUntil: (when) => `Naka-on ito hanggang ${when}.`,
  savedOff: 'Hindi na gumagana ang access code.',
  saveFailed: 'Hindi na-update',
}
