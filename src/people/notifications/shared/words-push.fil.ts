import type { pushRefusals, pushWords } from './words-push.ts'

export const pushWordsFil: typeof pushWords = {
  title: 'Mga push notification',
  thisDevice: 'Sa device na ito',
  thisDeviceMore:
    'Malaman ang tungkol sa mga deposito, withdrawal, chat at pag-sign in kahit nakasara ang ' +
    'Kaban.',
  details: 'Ipakita ang detalye sa lock screen',
  detailsMore:
    'Mababasa ng sinumang makakakita ng screen mo ang mga halaga. Kapag naka-off ito, sasabihin ' +
    'lang naming may balita ka.',
  notSupportedTitle: 'Hindi puwede sa browser na ito',
  notSupported:
    'Subukan ang pinakabagong Chrome, Edge o Firefox. Sa iPhone o iPad, idagdag ang Kaban sa ' +
    'home screen mo at doon ito buksan.',
  blockedTitle: 'Naka-block sa browser mo',
  blocked: 'Payagan ang mga abiso ng site na ito sa settings ng browser mo, saka bumalik dito.',
  turnedOn: 'Makakatanggap ka na ng mga push notification sa device na ito.',
  turnedOff: 'Naka-off ang mga push notification sa device na ito.',
  detailsOn: 'May detalye na ang mga push notification sa device na ito.',
  detailsOff: 'Wala nang detalye ang mga push notification sa device na ito.',
  saved: 'Na-save ang mga setting',
  dismissedTitle: 'Naka-off pa rin',
  dismissed: 'Hindi pinayagan ng browser mo ang mga abiso. Puwede kang sumubok ulit anumang oras.',
  failed: 'Hindi nabago ang mga push notification',
  browserFailed: 'Hindi sumagot ang push service ng browser mo. Subukan ulit mamaya.',
  others: 'Iba mo pang device',
  device: (browser, system) =>
    browser && system ? `${browser} sa ${system}` : browser || system || 'Hindi kilalang browser',
  since: (day) => `Naka-on mula ${day}`,
  turnOff: 'I-off',
  turnOffOn: (device) => `I-off sa ${device}`,
  turnedOffThere: (device) => `Naka-off na ang mga push notification sa ${device}.`,
  fetchFailed: 'Hindi ma-load ang mga push notification',
}

export const pushRefusalsFil: typeof pushRefusals = {
  'push-endpoint-refused': {
    title: 'Hindi na-on ang mga push notification',
    message: 'Hindi namin maabot ang push service ng browser mo. Sumubok ng ibang browser.',
  },
  'push-device-not-found': {
    title: 'Naka-off na',
    message: 'Naka-off na ang mga push notification sa device na iyon.',
  },
}
