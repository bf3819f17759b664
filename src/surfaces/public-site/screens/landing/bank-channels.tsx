import { banks, ewallets, shortBankName } from '#people/profile/shared/rules.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'

/** The channels for withdrawals, with letters of ours: a logo or 'partner' would claim too much. */
export function BankChannels({ frame: { language } }: SectionProps) {
  const w = landingWords(language).banks
  return (
    <PageSection
      id="banks"
      title={w.title}
      lead={
        <HowWeKnow
          source="list:banks"
          language={language}
          about={w.about}
          label={w.lead}
          className="-my-2"
        >
          <p>{w.know}</p>
        </HowWeKnow>
      }
      layout="above"
      language={language}
    >
      <div
        role="group"
        tabIndex={0}
        aria-label={w.list}
        className={
          'shelf grid-rows-2 justify-start gap-1.5! py-0.5 sm:mx-0 sm:flex sm:flex-wrap ' +
          'sm:overflow-visible sm:px-0'
        }
      >
        <Names title={w.banks} names={banks} mark="bg-primary-tint text-primary" />
        <Names title={w.ewallets} names={ewallets} mark="bg-waiting-tint text-waiting" />
      </div>
    </PageSection>
  )
}

function Names({ title, names, mark }: { title: string; names: readonly string[]; mark: string }) {
  return (
    <ul data-source="list:banks" aria-label={title} className="contents">
      {names.map((name) => (
        <li
          key={name}
          className={
            'flex items-center gap-2 rounded-full whitespace-nowrap bg-surface py-1 pr-3 pl-1 ' +
            'text-xs font-medium ring-1 ring-line sm:text-sm'
          }
        >
          <span
            aria-hidden="true"
            className={
              'grid h-[1.9em] min-w-[1.9em] shrink-0 place-items-center rounded-full px-1 ' +
              `text-[0.85em] font-semibold ${mark}`
            }
          >
            {lettersOf(name)}
          </span>
          {shortBankName(name)}
        </li>
      ))}
    </ul>
  )
}

/** 'BPI', 'MB' of 'Metrobank', 'UB' of 'UnionBank', 'SB' of 'Security Bank'. */
function lettersOf(name: string): string {
  const [word = ''] = shortBankName(name).split(' ')
  if (/^[A-Z]{2,4}$/.test(word)) return word
  return name.match(/[A-Z]/g)?.slice(0, 2).join('') ?? ''
}
