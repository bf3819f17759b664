import type { identityForcedPasswordWords } from './words-forced-password.ts'

export const identityForcedPasswordWordsFil: typeof identityForcedPasswordWords = {
  title: 'Pumili ng sarili mong password',
  intro:
    'Ginawa ng kompanya ang login na ito para sa iyo at alam nito ang password. ' +
    'Pumili ng ikaw lang ang nakakaalam; pagkatapos ay bubukas ang lahat.',
  given: 'Password na ibinigay sa iyo',
  givenHint: 'Ang ginamit mo sa pag-sign in ngayon lang.',
  own: 'Bagong password',
  ownHint:
    'Hindi bababa sa 6 na karakter. Tinatanggihan ang mga karaniwang password: ' +
    'pinakamabuti ang maikling pangungusap.',
  again: 'Ulitin ang bagong password',
  save: 'I-save at magpatuloy',
  saving: 'Sine-save...',
  later: 'Mag-sign out',
  failed: 'Hindi Na-update ang Password',
  doneTitle: 'Na-update ang Password',
  done: 'Mula ngayon, sarili mong password ang gagamitin mo sa pag-sign in.',
}
