/** The source beside every claim. It opens without a script and is open in print. */
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentKind, Published } from '#content/content/shared/rules.ts'
import { showDateTime, showDay } from '#foundation/time/shared/time.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'
import { entrySource, type Source } from '../../shared/rules-source.ts'
import { knownWords } from '../page/site-words.ts'

interface SourcedProps {
  source: Source
  className?: string
  children: ReactNode
}

/** Marks a figure or a name inside a sentence with its source. */
export function Sourced({ source, className, children }: SourcedProps) {
  return (
    <span data-source={source} className={className}>
      {children}
    </span>
  )
}

export type KnownRow = readonly [label: string, value: ReactNode]

interface Props {
  source: Source
  language: PageLanguage
  /** Names the claim for screen readers, because a page has many of these. */
  about: string
  rows?: readonly KnownRow[]
  /** Shown before the rows. */
  children?: ReactNode
}

interface Place {
  /** Shown in the line that opens the source. */
  label?: ReactNode
  /**
   * Where the source opens: in the page; above what follows, as wide as the nearest positioned
   * element; over the foot of its card, which must be positioned.
   */
  opens?: keyof typeof places
  className?: string
}

const floating =
  'card on-paper absolute z-30 rounded-card border border-line bg-surface p-4 shadow-raised ' +
  'print:static print:border-0 print:p-0 print:shadow-none'
const places = {
  below: 'mb-2 border-l-2 border-mango pl-3',
  above: `${floating} inset-x-0`,
  inCard: `${floating} inset-x-2 bottom-16 max-h-[calc(100%-4.5rem)] overflow-y-auto`,
}

/** One quiet icon; its name says what the source is about. */
export function HowWeKnow({
  source,
  language,
  about,
  rows = [],
  label,
  opens = 'below',
  className = '',
  children,
}: Props & Place) {
  const w = knownWords(language)
  return (
    <details
      data-source={source}
      data-closes={opens === 'below' ? undefined : ''}
      className={`group/how min-w-0 ${className}`}
    >
      <summary
        className={
          'target inline-flex max-w-full list-none items-center gap-x-2 rounded-control ' +
          `hover:underline ${label ? '' : 'justify-center'}`
        }
      >
        {label && <span className="min-w-0">{label}</span>}
        <Info aria-hidden size={16} className="shrink-0 opacity-80" />
        <span className="sr-only">
          {w.how}
          {w.about(about)}
        </span>
      </summary>
      <div className={`grid gap-2 text-left text-sm wrap-anywhere ${places[opens]}`}>
        {children}
        <KnownRows rows={rows} />
      </div>
    </details>
  )
}

export function KnownRows({ rows }: { rows: readonly KnownRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="grid gap-1">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="inline">{label}: </dt>
          <dd className="inline font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EntryProps<Kind extends ContentKind> extends Place {
  kind: Kind
  entry: Published<Kind>
  language: PageLanguage
  about: string
  children?: ReactNode
}

/** The source, author and approver of content that two members of staff published. */
export function EntryKnown<Kind extends ContentKind>({
  kind,
  entry,
  language,
  about,
  children,
  ...place
}: EntryProps<Kind>) {
  return (
    <HowWeKnow
      source={entrySource(kind, entry)}
      language={language}
      about={about}
      rows={entryRows(entry, language)}
      {...place}
    >
      {children}
    </HowWeKnow>
  )
}

function entryRows(
  { source, sourceDate, author, approver, publishedAt, version }: Published<ContentKind>,
  language: PageLanguage,
): KnownRow[] {
  const w = knownWords(language)
  return [
    [w.source, source === '' ? w.noSource : <SourceText text={source} language={language} />],
    ...(sourceDate === '' ? [] : [[w.sourceDate, showCalendarDay(sourceDate, language)] as const]),
    [w.author, author],
    [w.approver, approver],
    [w.published, `${showDateTime(publishedAt, language)}, ${w.manila}`],
    [w.version, String(version)],
  ]
}

/** Renders an https address as a link, and any other text as it is. */
export function SourceText({ text, language }: { text: string; language: PageLanguage }) {
  if (!/^https:\/\/[^\s<>"]+$/.test(text)) return text
  return (
    <a href={text} rel="noreferrer nofollow" className="link">
      {text}
      <span className="sr-only"> {knownWords(language).newWindow}</span>
    </a>
  )
}

/** Formats a day like '2026-11-22' for readers. */
export function showCalendarDay(day: string, language: PageLanguage): string {
  return showDay(new Date(`${day}T00:00:00+08:00`), language)
}
