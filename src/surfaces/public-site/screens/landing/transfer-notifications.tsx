import { Bell, Mail } from 'lucide-react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { depositMails } from '#money/deposits/shared/mail-words.ts'
import { depositRecordTexts } from '#money/deposits/shared/record-words.ts'
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
  {
    by: 'mail',
    subject: depositMails.initiated.subject(example.reference),
    text: depositMails.initiated.text,
  },
  { by: 'app', text: depositRecordTexts.completed(example.deposit) },
  { by: 'app', text: withdrawalRecordTexts.requestedNotice(example.withdrawal, example.reference) },
  {
    by: 'app',
    text: withdrawalRecordTexts.movedNotice(example.withdrawal, example.reference, 'completed', ''),
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
        <p>
          {w.lead} {w.noSms}
        </p>
      }
      language={language}
    >
      {/* A phone scrolls them sideways. */}
      <ul
        tabIndex={0}
        aria-label={w.list}
        className={
          'shelf auto-cols-[min(91%,21rem)] py-1 sm:mx-0 sm:grid-flow-row sm:grid-cols-2 ' +
          'sm:gap-2 sm:overflow-visible sm:px-0'
        }
      >
        {messages.map(({ by, subject, text }) => (
          <li key={text.en} className="card panel flex snap-start gap-3 px-3.5 py-3">
            <span aria-hidden="true" className={'icon-square bg-primary-tint text-primary'}>
              {by === 'mail' ? <Mail size={18} /> : <Bell size={18} />}
            </span>
            <div className="min-w-0 grow text-sm">
              <p className="flex flex-wrap justify-between gap-x-2 text-xs text-muted">
                <span>{by === 'mail' ? w.byMail : w.inApp}</span>
                <span>{w.example}</span>
              </p>
              <div data-source="example">
                {subject && <p className="font-semibold wrap-anywhere">{subject[language]}</p>}
                <p className="wrap-anywhere">{text[language]}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
