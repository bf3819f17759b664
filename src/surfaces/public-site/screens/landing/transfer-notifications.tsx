import { Bell, Mail } from 'lucide-react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { depositMails } from '#money/deposits/shared/mail-words.ts'
import { depositRecordTexts } from '#money/deposits/shared/record-words.ts'
import { withdrawalMails } from '#money/withdrawals/shared/mail-words.ts'
import { withdrawalRecordTexts } from '#money/withdrawals/shared/record-words.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'

/** Made-up values, marked as an example. The texts around them are the real ones. */
const example = {
  reference: 'REF-EXAMPLE',
  deposit: showPesos(2_000_00n),
  withdrawal: showPesos(5_000_00n),
}

interface Message {
  by: 'app' | 'mail'
  subject?: BilingualText
  text: BilingualText
}

const messages: Message[] = [
  { by: 'app', text: depositRecordTexts.completed(example.deposit) },
  { by: 'app', text: withdrawalRecordTexts.requestedNotice(example.withdrawal, example.reference) },
  {
    by: 'app',
    text: withdrawalRecordTexts.movedNotice(example.withdrawal, example.reference, 'completed', ''),
  },
  {
    by: 'mail',
    subject: depositMails.initiated.subject(example.reference),
    text: depositMails.initiated.text,
  },
  {
    by: 'mail',
    subject: withdrawalMails.requestedSubject(example.reference),
    text: withdrawalMails.requested,
  },
]

/** Shows the notifications that Kaban sends when money moves, with their real texts. */
export function TransferNotifications({ frame: { language } }: SectionProps) {
  const w = landingWords(language).notifications
  return (
    <PageSection
      id="notifications"
      title={w.title}
      lead={
        <>
          <p>{w.lead}</p>
          <p>{w.noSms}</p>
        </>
      }
    >
      <ul className="grid gap-3">
        {messages.map(({ by, subject, text }) => (
          <li
            key={text.en}
            className="card rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
          >
            <p className="flex flex-wrap items-center gap-x-2 pb-1 text-sm text-muted">
              {by === 'mail' ? <Mail aria-hidden size={16} /> : <Bell aria-hidden size={16} />}
              {by === 'mail' ? w.byMail : w.inApp}
              <span className="ml-auto rounded-full border border-line px-2 text-xs">
                {w.example}
              </span>
            </p>
            <div data-source="example">
              {subject && <p className="font-medium wrap-anywhere">{subject[language]}</p>}
              <p className="wrap-anywhere">{text[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
