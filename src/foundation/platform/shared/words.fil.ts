import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { WriteKind } from '#foundation/contract/shared/write-limits.ts'
import type { platformRefusals } from './words.ts'

const often = 'Napakadalas mo itong ginawa sa maikling panahon, kaya walang nabago.'

const tooMany: Record<WriteKind, string> = {
  change:
    'Marami kang binago sa maikling panahon, kaya hindi nai-save ang isang ito. ' +
    'Nandito pa ang itinype mo.',
  message:
    'Marami kang ipinadalang mensahe sa maikling panahon, kaya hindi naipadala ang isang ito. ' +
    'Nandito pa ang isinulat mo.',
  typing: often,
  upload: often,
  chat:
    'Marami kang binuksang chat sa maikling panahon, kaya hindi nabuksan ang isang ito. ' +
    'Nandito pa ang itinype mo; puwede mo itong ipadala sa bukas na chat.',
  money:
    'Marami kang hiling sa maikling panahon, kaya hindi nagawa ang isang ito. ' +
    'Walang perang gumalaw, at nandito pa ang itinype mo.',
  security:
    'Maraming beses mong binago ang security o bank details mo, kaya hindi nagawa ang ' +
    'pagbabagong ito. Nandito pa ang itinype mo.',
  safety: often,
  export: 'Marami kang hininging file sa maikling panahon, kaya hindi nagawa ang isang ito.',
  look:
    'Marami kang binuksang pahina tungkol sa mga user sa maikling panahon, kaya hindi nabuksan ' +
    'ang isang ito.',
  reveal:
    'Marami kang tiningnang numero ng account sa maikling panahon, ' +
    'kaya hindi ipinakita ang isang ito.',
  'test-mail':
    'Ilang test email na ang ipinadala mo sa maikling panahon, kaya hindi naipadala ang isang ito.',
}

function tooManyWrites({ kind, seconds }: Figures): string {
  return `${tooMany[(kind ?? 'change') as WriteKind]} Subukan ulit ${inSpan(Number(seconds))}.`
}

function inSpan(seconds: number): string {
  if (seconds < 90) return `pagkalipas ng ${seconds} segundo`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90
    ? `pagkalipas ng ${minutes} minuto`
    : `pagkalipas ng ${Math.ceil(minutes / 60)} oras`
}

export const platformRefusalsFil: typeof platformRefusals = {
  'sign-in-first': {
    title: 'Mag-sign in muna',
    message: 'Naka-sign out ka. Mag-sign in at subukan ulit; walang nabago.',
  },
  'not-allowed': {
    title: 'Walang access',
    message: 'Wala kang pahintulot na makita ang pahinang ito.',
  },
  'invalid-input': {
    title: 'Mali ang inilagay',
    message: 'Pakitingnan ang inilagay mo; walang nabago.',
  },
  'forbidden-characters': {
    title: 'Mali ang inilagay',
    message:
      'May mga hindi nakikitang character ang inilagay mo. I-type ito sa halip na i-paste; ' +
      'walang nabago.',
  },
  'too-large': {
    title: 'Masyadong malaki',
    message: 'Mas malaki sa puwede ang ipinadala mo; walang nabago.',
  },
  'foreign-origin': {
    title: 'Tinanggihan ang hiling',
    message: 'Galing sa ibang website ang hiling na ito, kaya tinanggihan namin; walang nabago.',
  },
  'not-found': { title: 'Hindi nahanap', message: 'Walang pahina sa address na ito.' },
  fault: {
    title: 'May nagkaproblema',
    message:
      'Hindi namin ito natapos. Kung tungkol ito sa pera, tingnan ang mga transaksyon mo bago ' +
      'subukan ulit.',
  },
  'proof-needed': {
    title: 'Patunayan na ikaw ito',
    message:
      'Ilagay ang password mo o isang code para kumpirmahin ito. May bisa ito nang 5 minuto. ' +
      'Wala pang nabago.',
  },
  'new-password-first': {
    title: 'Pumili ng bagong password',
    message: 'Ang kompanya ang pumili ng password na ito. Pumili muna ng sarili mo; walang nabago.',
  },
  'too-many-writes': { title: 'Maghintay muna sandali', message: tooManyWrites },
  busy: {
    title: 'Hindi pa handa',
    message: 'Nagsisimula o nakahinto ang serbisyo. Subukan ulit mamaya.',
  },
  'virus-found': {
    title: 'Hindi tinanggap ang file',
    message:
      'Hindi tinanggap ng aming virus scanner ang file na ito, kaya hindi ito na-save. Tingnan ' +
      'kung may virus ang device mo, at magpadala ng ibang file.',
  },
  'scanner-away': {
    title: 'Subukan ulit mamaya',
    message:
      'Hindi masuri ngayon kung may virus ang mga file, kaya hindi na-save ang file mo. Subukan ' +
      'ulit pagkaraan ng ilang minuto; gumagana ang lahat ng iba pa.',
  },
  'storage-away': {
    title: 'Subukan ulit mamaya',
    message:
      'Hindi kami makapag-save ng file ngayon, kaya hindi na-save ang file mo. Subukan ulit ' +
      'pagkaraan ng ilang minuto.',
  },
  overloaded: {
    title: 'Napakaraming tao',
    message: ({ seconds = '2' }) =>
      'Napakaraming tao rito ngayon. Walang nagawa at walang perang gumalaw. ' +
      `Subukan ulit pagkalipas ng ${seconds} segundo.`,
  },
  'too-many-at-once': {
    title: 'Napakaraming sabay-sabay',
    message: ({ seconds = '2' }) =>
      'Napakaraming hiling ang sabay-sabay mong ipinadala. Hindi nagawa ang isang ito at walang ' +
      `perang gumalaw. Subukan ulit pagkalipas ng ${seconds} segundo.`,
  },
  'in-use': {
    title: 'Ginagamit pa ngayon',
    message: ({ seconds = '2' }) =>
      'May iba pang ginagawa rito ngayon. Walang nagawa at walang perang gumalaw. ' +
      `Subukan ulit pagkalipas ng ${seconds} segundo.`,
  },
}
