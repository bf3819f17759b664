import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { sendMail, type MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { digestRecordTexts } from '../shared/record-words.ts'
import type { DigestWeek } from '../shared/week.ts'
import type { Digest } from './read-digest.ts'
import type { Reader } from './store.ts'

const texts = digestRecordTexts.mail

interface DigestMail {
  reader: Reader
  week: DigestWeek
  digest: Digest
  /** Of the link that ends the mails. */
  token: string
}

export async function mailDigest(
  tx: Transaction,
  { reader: { userId, fullName, email }, week, digest, token }: DigestMail,
): Promise<void> {
  const [monday, sunday] = [dayInBoth(week.monday), dayInBoth(week.sunday)]
  await sendMail(tx, {
    to: email,
    userId,
    kind: 'weekly_digest',
    subject: texts.subject(await readSiteName(tx)),
    content: {
      greeting: texts.greeting(fullName),
      paragraphs: [
        {
          en: texts.week(monday.en, sunday.en).en,
          fil: texts.week(monday.fil, sunday.fil).fil,
        },
      ],
      facts: factsOf(digest),
      action: { label: texts.action, path: '/dashboard' },
      stop: { label: texts.stop, path: `/digest/stop?token=${token}` },
    },
  })
}

/** Nothing but the balances has a line when it is zero. */
function factsOf({ underWay, ...digest }: Digest): MailFact[] {
  const amounts = (label: BilingualText, sum: bigint, count: number): MailFact[] =>
    count === 0 ? [] : [[label, texts.amounts(showPesos(sum), count)]]
  const { unread, nextInvestmentOn } = digest
  return [
    [texts.opening, showPesos(digest.openingCentavos)],
    ...amounts(texts.moneyIn, digest.inCentavos, digest.inCount),
    ...amounts(texts.moneyOut, digest.outCentavos, digest.outCount),
    [texts.closing, showPesos(digest.closingCentavos)],
    ...amounts(texts.comingIn, underWay.inCentavos, underWay.inCount),
    ...amounts(texts.goingOut, underWay.outCentavos, underWay.outCount),
    ...(unread > 0 ? [[texts.unread, String(unread)] satisfies MailFact] : []),
    ...(nextInvestmentOn
      ? [[texts.nextInvestment, dayInBoth(nextInvestmentOn)] satisfies MailFact]
      : []),
  ]
}

function dayInBoth(day: string): BilingualText {
  return { en: showWrittenDay(day, 'en'), fil: showWrittenDay(day, 'fil') }
}
