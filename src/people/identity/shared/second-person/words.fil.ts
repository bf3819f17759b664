import { showDateTime } from '#foundation/time/shared/time.ts'
import type { secondPersonRefusals, secondPersonWords } from './words.ts'

const title = 'Kailangan ng ikalawang tao'

export const secondPersonRefusalsFil: typeof secondPersonRefusals = {
  'company-access': {
    title,
    message:
      'Marami ang gumagamit ng company access, kaya hindi ito ikalawang tao ninuman. ' +
      'Mag-sign in gamit ang sarili mong login. Walang nabago.',
  },
  'second-waits': {
    title: 'Hindi pa',
    message: ({ from = '' }) =>
      'Bago ka pang admin. Makakapag-apruba ka simula ' +
      `${showDateTime(new Date(from), 'fil')}, oras sa Maynila. ` +
      'Hanggang doon, kasamahan mo ang magpapasya. Walang nabago.',
  },
  'one-invited-other': {
    title,
    message:
      'Isa sa inyong dalawa ang nag-imbita sa isa, o iisang tao ang nag-imbita sa inyong ' +
      'dalawa. Bibilang kayong dalawang tao kapag may ibang nag-apruba ng hiniling ng ' +
      'inimbitahan. Walang nabago.',
  },
  'own-company-access': {
    title,
    message:
      'Hiniling ito ng company access mula sa browser kung saan ka nagsa-sign in. ' +
      'Iba ang dapat magpasya. Walang nabago.',
  },
}

export const secondPersonWordsFil: typeof secondPersonWords = {
  approvesFrom: (when) =>
    `Bago ka pang admin. Makakapag-apruba ka simula ${when}. ` +
    'Hanggang doon, kasamahan mo ang magpapasya.',
  oneInvitedOther:
    'Isa sa inyong dalawa ang nag-imbita sa isa, o iisang tao ang nag-imbita sa inyong ' +
    'dalawa. Bibilang kayong dalawang tao kapag may ibang nag-apruba ng hiniling ng inimbitahan.',
  companyAccess:
    'Marami ang gumagamit ng company access, kaya hindi ito ikalawang tao ninuman. ' +
    'Mag-sign in gamit ang sarili mong login para mag-apruba.',
  sameAddress: 'Gumamit ang dalawa ng iisang address sa loob ng isang oras.',
  sameBrowser: 'Gumamit ang dalawa ng iisang browser.',
}
