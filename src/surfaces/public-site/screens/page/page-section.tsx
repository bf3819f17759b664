/** The building blocks of the public pages' sections. */
import { Fragment, type ReactNode } from 'react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { PageLanguage, PagePart } from '../../shared/rules-page.ts'
import { knownWords } from './site-words.ts'

type Tone = 'paper' | 'sand' | 'deep' | 'sunken'

interface Props {
  id: string
  title: string
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** On wide screens: the title in the margin, above, or in a column of the same width. */
  layout?: keyof typeof layouts
  tone?: Tone
  /** At the other end of the title's line. */
  aside?: ReactNode
  /** Anything in the section is sample data. */
  sample?: boolean
  language: PageLanguage
  children: ReactNode
}

const layouts = {
  above: '',
  beside: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-10',
  even: 'lg:grid-cols-2 lg:gap-x-10',
}

const tones: Record<Tone, { field: string; lead: string }> = {
  paper: { field: 'far py-3 lg:py-10', lead: 'text-muted' },
  sunken: { field: 'far mt-1 bg-sunken py-5 lg:mt-2 lg:py-12', lead: 'text-muted' },
  sand: {
    field: 'sand-field my-1 rounded-[2rem] py-5 lg:mx-6 lg:my-4 lg:rounded-[3rem] lg:py-12',
    lead: 'text-on-sand-muted',
  },
  deep: { field: 'deep-field far pt-5 pb-3 lg:pt-12 lg:pb-6', lead: 'text-on-deep-muted' },
}

export function PageSection({
  id,
  title,
  lead,
  layout = 'beside',
  tone = 'paper',
  aside,
  sample = false,
  language,
  children,
}: Props) {
  const { field, lead: leadStyle } = tones[tone]
  return (
    // Its upper edge stops just below the header.
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-[-2.75rem] ${field} print:py-4`}
    >
      <div
        className={
          'grid page-width grid-cols-1 gap-y-2.5 edge sm:px-6 lg:gap-y-6 print:block ' +
          layouts[layout]
        }
      >
        <div className="grid content-start gap-1.5 print:break-after-avoid">
          <div className="relative flex items-center gap-x-2">
            {/* The mark follows the last word, also where the title takes two lines. */}
            <div className="headline min-w-0 grow text-balance wrap-anywhere">
              <h2 id={`${id}-title`} className="inline leading-[inherit]">
                <Unbroken title={title} />
              </h2>{' '}
              {sample && <SampleMark language={language} />}
            </div>
            {aside && <div className="-my-2 shrink-0">{aside}</div>}
          </div>
          {lead && (
            <div className={`grid max-w-[68ch] gap-1 text-sm sm:text-base ${leadStyle}`}>
              {lead}
            </div>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start print:mt-4 print:block">
          {children}
        </div>
      </div>
    </section>
  )
}

/** A word with a hyphen, of which Filipino has many, does not end a line of a title. */
function Unbroken({ title }: { title: string }) {
  return title.split(' ').map((word, place) => (
    <Fragment key={word}>
      {place > 0 && ' '}
      {word.includes('-') ? <span className="inline-block">{word}</span> : word}
    </Fragment>
  ))
}

/** The text of an empty section. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p
      className={
        'max-w-2xl rounded-card border border-dashed border-current/40 px-4 py-4 text-current/85 ' +
        'sm:px-5'
      }
    >
      {children}
    </p>
  )
}

export function SampleMark({ language }: { language: PageLanguage }) {
  return (
    <span
      className={
        'inline-flex shrink-0 items-center rounded-full border border-current/40 px-2 ' +
        'align-middle text-xs leading-normal font-normal tracking-normal opacity-80'
      }
    >
      {knownWords(language).sample}
    </span>
  )
}

/** Staff's text in the page's language, or the English text, marked as English. */
export function Filled({ text, language }: { text: BilingualText; language: PageLanguage }) {
  if (language === 'en') return text.en
  return text.fil === '' ? <span lang="en">{text.en}</span> : text.fil
}

/** Returns the same as plain text, for labels that screen readers read. */
export function bothText(text: BilingualText, language: PageLanguage): string {
  return language === 'fil' && text.fil !== '' ? text.fil : text.en
}

/** The page's script replaces this element with a newer one. It has no CSS box of its own. */
export function ReplaceablePart({ part, children }: { part: PagePart; children: ReactNode }) {
  return (
    <div data-part={part} className="contents">
      {children}
    </div>
  )
}
