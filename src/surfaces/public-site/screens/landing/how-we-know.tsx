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
  /** Shown in the line that opens the source, where a separate line would take too much space. */
  label?: ReactNode
  /** Opens above the page's content; the script closes it. */
  isFloating?: boolean
}

export function HowWeKnow({
  source,
  language,
  about,
  rows = [],
  label,
  isFloating = false,
  children,
}: Props & Place) {
  const w = knownWords(language)
  const floating = isFloating
    ? 'card absolute left-0 z-30 mt-1 w-80 max-w-[calc(100vw-2rem)] rounded-card border ' +
      'border-line bg-surface p-4 shadow-raised'
    : 'mb-2 border-l-2 border-mango pl-3'
  return (
    <details
      data-source={source}
      data-closes={isFloating ? '' : undefined}
      className={`group/how min-w-0 text-sm text-muted ${isFloating ? 'relative' : ''}`}
    >
      <summary
        className={
          'target inline-flex max-w-full list-none flex-wrap items-center gap-x-3 ' +
          'rounded-control hover:text-ink'
        }
      >
        {label}
        <span className="inline-flex items-center gap-1.5">
          <Info aria-hidden size={16} className="shrink-0" />
          <span
            className={
              'underline decoration-dotted underline-offset-4 ' +
              `${isFloating ? 'sr-only' : label ? 'max-sm:sr-only' : ''}`
            }
          >
            {w.how}
            <span className="sr-only">{w.about(about)}</span>
          </span>
        </span>
      </summary>
      <div className={`grid gap-2 wrap-anywhere ${floating}`}>
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
          <dd className="inline text-ink">{value}</dd>
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
