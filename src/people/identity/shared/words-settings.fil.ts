import type { identityForcedPasswordWords, identitySettingsWords } from './words-settings.ts'

export const identitySettingsWordsFil: typeof identitySettingsWords = {
  sessionsTitle: 'Kung saan ka naka-sign in',
  sessionsIntro: 'I-sign out ang hindi mo kilala, saka palitan ang password mo.',
  sessionsByCodeIntro:
    'Lahat ng browser na binuksan ng access code. ' +
    'I-sign out ang hindi mo kilala, saka palitan ang code.',
  sessionsFailed: 'Hindi makuha ang mga session',
  thisDevice: 'Ang device na ito',
  browserOn: (browser, system) => `${browser} sa ${system}`,
  unknownBrowser: 'Hindi kilalang browser',
  activeNow: 'Ginagamit ngayon',
  lastSeen: (when) => `Huling nakita ${when === 'ngayon' ? 'ngayon lang' : when}`,
  address: (address) => `Internet address ${address}`,
  signOut: 'Mag-sign out',
  signOutOf: (what) => `Mag-sign out: ${what}`,
  signOutFailed: 'Hindi na-sign out',
  signedOutTitle: 'Na-sign out',
  signedOut: 'Tapos na ang session na iyon.',
  signOutOthers: 'Mag-sign out sa lahat ng iba',
  signOutOthersQuestion: 'Mag-sign out sa lahat ng iba?',
  signOutOthersWarning:
    'Kailangan mong mag-sign in ulit sa lahat ng ibang browser at phone. ' +
    'Mananatili kang naka-sign in dito.',
  othersSignedOut: 'Dito ka na lang naka-sign in ngayon.',
  signOutAll: 'Mag-sign out sa lahat, pati rito',
  signOutAllQuestion: 'Mag-sign out sa lahat, pati rito?',
  signOutAllWarning: 'Kailangan mong mag-sign in ulit sa lahat ng browser at phone, pati rito.',
  allSignedOut: 'Tapos na ang lahat ng session. Mag-sign in ulit para magpatuloy.',

  passwordTitle: 'Palitan ang password',
  passwordFailed: 'Hindi makuha ang mga setting ng password',
  passwordIntro: 'Masa-sign out ka sa lahat ng ibang browser at phone.',
  firstPasswordTitle: 'Magtakda ng password',
  firstPasswordIntro:
    'Wala ka pang password. Magtakda para makapag-sign in ka rin gamit ang email mo.',
  currentPassword: 'Kasalukuyang password',
  currentPasswordHint:
    'Iwanang blangko kung provider ang gamit mo sa pag-sign in at wala ka pang password.',
  confirmNewPassword: 'Ulitin ang bagong password',
  updatePassword: 'I-update ang password',
  updatingPassword: 'Ina-update...',
  updatedTitle: 'Na-update ang password',
  updated: 'Gumagana na ang bago mong password. Na-sign out ang lahat ng ibang session.',
  updateFailed: 'Hindi napalitan ang password',

  authenticator: 'Authenticator app',
  authenticatorIntro:
    'Ikalawang hakbang sa pag-sign in: isang code na sa phone mo lang lumalabas. Hindi sapat ang ' +
    'password o email mo para makapasok ang iba.',
  authenticatorOn: (day) => `Naka-on mula ${day}`,
  authenticatorOff: 'Hindi pa naka-set up',
  authenticatorFailed: 'Hindi makuha ang authenticator app',
  authenticatorRequired:
    'Nagsa-sign in ang mga admin gamit ang authenticator app, kaya hindi ito puwedeng i-off.',
  authenticatorPause: 'Para protektado ang pera mo, ihihinto nito ang mga withdrawal nang 24 oras.',
  setUpAuthenticator: 'I-set up',
  setUpTitle: 'Mag-set up ng authenticator app',
  setUpIntro:
    'Puwede ang kahit anong app para sa mga code, gaya ng Google Authenticator o Aegis. ' +
    'Masa-sign out ka sa lahat ng iba pang lugar.',
  turnOn: 'I-on',
  turnOff: 'I-off',
  turnOffTitle: 'I-off ang authenticator app?',
  turnOffMore:
    'Password mo na lang ulit ang magbubukas ng login mo. ' +
    'Hindi na gagana ang app at ang mga recovery code mo, at masa-sign out ka sa lahat ng ' +
    'iba pang lugar.',
  turnedOffTitle: 'Na-off ang authenticator app',
  turnedOff: 'Hindi mo na kailangan ng code para mag-sign in.',
  turnedOnTitle: 'Na-on ang authenticator app',
  turnedOn: 'Kailangan mo ang code nito tuwing magsa-sign in ka.',
  codesLeft: (left) => `${left} recovery code ang natitira`,
  codesFew: 'Kaunti na lang ang natitira. Gumawa ng mga bagong code bago mo kailanganin.',
  renewCodes: 'Mga bagong recovery code',
  renewTitle: 'Gumawa ng mga bagong recovery code?',
  renewMore: 'Makakakuha ka ng sampung bago. Agad na hindi gagana ang mga luma.',
  renewedTitle: 'Napalitan ang mga recovery code',
  renewed: 'Hindi na gumagana ang mga nauna.',
  keep: 'Panatilihing naka-on',
  done: 'Tapos na',
}

export const identityForcedPasswordWordsFil: typeof identityForcedPasswordWords = {
  title: 'Pumili ng sarili mong password',
  intro:
    'Ginawa ng kompanya ang login na ito at alam nito ang password. Pumili ng ikaw lang ang ' +
    'nakakaalam para magpatuloy.',
  given: 'Password na ibinigay sa iyo',
  givenHint: 'Ang ginamit mo sa pag-sign in kanina.',
  own: 'Bagong password',
  ownHint:
    'Hindi bababa sa 6 na character. Tinatanggihan ang mga karaniwang password: pinakamainam ang ' +
    'maikling pangungusap.',
  again: 'Ulitin ang bagong password',
  save: 'I-save at magpatuloy',
  saving: 'Sine-save...',
  later: 'Mag-sign out',
  failed: 'Hindi na-update ang password',
  doneTitle: 'Na-update ang password',
  done: 'Mula ngayon, sarili mong password ang gagamitin mo sa pag-sign in.',
}
