/** The building blocks of the public pages' sections. */
import type { ReactNode } from 'react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { PageLanguage, PagePart } from '../../shared/rules-page.ts'
import { knownWords } from './site-words.ts'

interface Props {
  id: string
  title: ReactNode
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** 'beside' puts the title into the margin on wide screens, like the dates in a passbook. */
  layout?: 'beside' | 'above'
  children: ReactNode
}

export function PageSection({ id, title, lead, layout = 'beside', children }: Props) {
  const columns =
    layout === 'beside'
      ? 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12 ' +
        'min-[100rem]:grid-cols-[20rem_minmax(0,1fr)] min-[100rem]:gap-x-20'
      : ''
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="far border-t border-line">
      <div
        className={
          'mx-auto grid page-width grid-cols-1 gap-x-6 gap-y-6 edge py-10 sm:px-6 sm:py-14 ' +
          `print:block print:py-6 ${columns}`
        }
      >
        <div
          className={
            'grid content-start gap-2 print:break-after-avoid ' +
            `${layout === 'above' ? 'max-w-2xl' : ''}`
          }
        >
          <h2 id={`${id}-title`} className="text-2xl wrap-anywhere">
            {title}
          </h2>
          {lead && <div className="grid gap-2 text-muted">{lead}</div>}
        </div>
        <div
          className={
            'grid min-w-0 grid-cols-1 content-start gap-4 print:mt-4 print:block ' +
            'print:space-y-4'
          }
        >
          {children}
        </div>
      </div>
    </section>
  )
}

/** The text of an empty section. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p
      className={
        'max-w-2xl rounded-card border border-dashed border-control-line px-4 py-4 ' +
        'text-muted sm:px-5'
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
        'inline-flex shrink-0 items-center rounded-full border border-line px-2 text-xs ' +
        'font-normal text-muted'
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
