/**
 * Sees when a message asks for a password or a one-time code, or holds one. It stops nothing and
 * proves nothing: it warns the one who is about to write it, and the one who reads it. Nobody of
 * the company ever needs either.
 */

/**
 * Words for what opens a door, in English and Filipino. A 'reference code' or a 'bank code' opens
 * none.
 */
const secret =
  /\b(?:otps?|one[- ]?time[- ]?(?:pass(?:word|code)?|pin|code)s?|m?pins?|cvv|cvc|pass(?:word|code)s?|kontrasenyas?|(?:(?:verification|security|login|log-in|sign-in|authentication|authenticator|confirmation|recovery|access|sms|text|secret|(?:4|6|8|four|six|eight)[- ]?digit)s?[- ](?:code|number|kodigo)s?)|kodigo|(?:code|kodigo) (?:that|na) (?:you (?:got|received)|we sent|natanggap|ipinadala))\b/i

/** Asking for it, in English and Filipino. */
const asking =
  /\b(?:send|give|gave|tell|share|provide|forward|type|enter|write|reply|text|need|want|require|confirm|read|show|what(?:'s| is| was)|may i (?:have|know)|can i (?:have|get)|ibigay|magbigay|bigyan|pakibigay|ipadala|magpadala|pakipadala|pasend|pa-?send|i-?send|paki-?send|sabihin|pakisabi|ano (?:ang|po ang|yung|po yung)|kailangan|pahingi|penge|hingi(?:in)?|ilagay|i-?type|i-?share|ipakita)\b/i

/** What says the opposite: 'never send us your password'. */
const warning =
  /\b(?:never|not ask|(?:don'?t|do not|does not|doesn'?t|won'?t|will not|cannot|can'?t|no need to|must not|should not|shouldn'?t) (?:ever )?(?:ask|need|send|give|tell|share|provide|forward|type|enter|write|require|want|show|reply|text|read)|huwag|wag|hindi (?:namin |po |kami |po namin |po kami )*(?:hinihingi|hihingi|hihingin|humihingi|kailangan|kailanman)|hindi kailanman|kahit kailan)\b/i

/** 'My password is …', 'OTP: 123456', 'ang code ko ay 123456'. */
const telling =
  /\b(?:password|passcode|kontrasenya|pin|mpin|otp|(?<!(?:reference|bank|branch|postal|zip|swift|promo|payment|account) )code|kodigo|cvv)\b(?:\s+(?:ko|po|nila|is|was|ay))*\s*(?:[:=]|\bis\b|\bay\b|\bko\b)\s*["'“]?[^\s"'”]{3,}/i
/** A number of four to eight digits beside a word for a code. */
const besideDigits = /(?<![\d.,₱-])\b\d(?:[ -]?\d){3,7}\b(?![\d.,]?\d)/
/** A message that is nothing but six digits, or two groups of three. */
const onlyDigits = /^\s*(?:\d{6}|\d{3}[ -]\d{3})\s*[.!]?\s*$/

export type SecretFound = 'asks' | 'holds'

/**
 * What a message does with a secret; null when nothing. Each sentence by itself: 'never send it.
 * What is your OTP' asks.
 */
export function findSecret(text: string): SecretFound | null {
  if (onlyDigits.test(text)) return 'holds'
  const spoken = sentencesOf(text).map(ofSentence)
  return spoken.find((one) => one === 'holds') ?? spoken.find((one) => one === 'asks') ?? null
}

function ofSentence(sentence: string): SecretFound | null {
  if (!secret.test(sentence) && !telling.test(sentence)) return null
  const isWarning = warning.test(sentence)
  if (!isWarning && (besideDigits.test(sentence) || telling.test(sentence))) return 'holds'
  return asking.test(sentence) && !isWarning ? 'asks' : null
}

function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .split(/(?<=[.!?])\s+|\n+|;/)
}
