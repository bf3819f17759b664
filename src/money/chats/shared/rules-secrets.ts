/**
 * Recognises messages that ask for a password or a one-time code, or that contain one, in English
 * and Filipino. It only warns writer and reader and blocks nothing. The company never needs
 * either.
 */

const anyOf = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`
const wholeWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(`\\b${anyOf(...patterns)}\\b`, 'i')

const codeKinds = anyOf(
  'verification',
  'security',
  'login',
  'log-in',
  'sign-in',
  'authentication',
  'authenticator',
  'confirmation',
  'recovery',
  'access',
  'sms',
  'text',
  'secret',
  '(?:4|6|8|four|six|eight)[- ]?digit',
)

/** Credentials. A 'reference code' or a 'bank code' is none. */
const secret = wholeWords(
  'otps?',
  'one[- ]?time[- ]?(?:pass(?:word|code)?|pin|code)s?',
  'm?pins?',
  'cvv',
  'cvc',
  'pass(?:word|code)s?',
  'kontrasenyas?',
  `(?:${codeKinds}s?[- ](?:code|number|kodigo)s?)`,
  'kodigo',
  '(?:code|kodigo) (?:that|na) (?:you (?:got|received)|we sent|natanggap|ipinadala)',
)

const asking = wholeWords(
  'send|give|gave|tell|share|provide|forward|type|enter|write|reply|text',
  'need|want|require|confirm|read|show',
  "what(?:'s| is| was)",
  'may i (?:have|know)',
  'can i (?:have|get)',
  'ibigay|magbigay|bigyan|pakibigay|ipadala|magpadala|pakipadala',
  'pasend|pa-?send|i-?send|paki-?send',
  'sabihin|pakisabi',
  'ano (?:ang|po ang|yung|po yung)',
  'kailangan|pahingi|penge|hingi(?:in)?|ilagay|i-?type|i-?share|ipakita',
)

const negations = anyOf(
  "don'?t|do not|does not|doesn'?t|won'?t|will not|cannot|can'?t",
  "no need to|must not|should not|shouldn'?t",
)
const verbs = anyOf(
  'ask|need|send|give|tell|share|provide|forward|type|enter|write',
  'require|want|show|reply|text|read',
)

/** The opposite of asking: 'never send us your password'. */
const warning = wholeWords(
  'never',
  'not ask',
  `${negations} (?:ever )?${verbs}`,
  'huwag|wag',
  'hindi (?:namin |po |kami |po namin |po kami )*' +
    '(?:hinihingi|hihingi|hihingin|humihingi|kailangan|kailanman)',
  'hindi kailanman|kahit kailan',
)

const otherCodes = anyOf('reference|bank|branch|postal|zip|swift|promo|payment|account')

/** 'My password is …', 'OTP: 123456', 'ang code ko ay 123456'. */
const telling = new RegExp(
  `\\b(?:password|passcode|kontrasenya|pin|mpin|otp|(?<!${otherCodes} )code|kodigo|cvv)\\b` +
    String.raw`(?:\s+(?:ko|po|nila|is|was|ay))*\s*(?:[:=]|\bis\b|\bay\b|\bko\b)\s*` +
    String.raw`["'“]?[^\s"'”]{3,}`,
  'i',
)

/** Four to eight digits that are neither an amount nor part of a longer number. */
const codeDigits = /(?<![\d.,₱-])\b\d(?:[ -]?\d){3,7}\b(?![\d.,]?\d)/
/** Six digits and nothing else, also in two groups of three. */
const onlyCode = /^\s*(?:\d{6}|\d{3}[ -]\d{3})\s*[.!]?\s*$/

type SecretFound = 'asks' | 'holds'

/** Judges each sentence alone, so that 'Never send it. What is your OTP' still asks. */
export function findSecret(text: string): SecretFound | null {
  if (onlyCode.test(text)) return 'holds'
  const found = sentencesOf(text).map(findInSentence)
  return found.find((one) => one === 'holds') ?? found.find((one) => one === 'asks') ?? null
}

function findInSentence(sentence: string): SecretFound | null {
  if (!secret.test(sentence) && !telling.test(sentence)) return null
  const isWarning = warning.test(sentence)
  if (!isWarning && (codeDigits.test(sentence) || telling.test(sentence))) return 'holds'
  return asking.test(sentence) && !isWarning ? 'asks' : null
}

function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .split(/(?<=[.!?])\s+|\n+|;/)
}
