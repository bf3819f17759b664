/** Beside everything that is claimed: what it rests on. It opens without a script, and stands open on paper. */
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentKind, Published } from '../../content/rules.ts'
import { showDateTime, showDay } from '../../time/time.ts'
import type { PageLanguage } from '../rules-page.ts'
import { entrySource, type Source } from '../rules-source.ts'
import { wordsFil } from '../words-known.fil.ts'
import { words } from '../words-known.ts'

export function knownWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}

interface SourcedProps {
  source: Source
  className?: string
  children: ReactNode
}

/** A figure or a name inside of a sentence. */
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
  /** What it is about, for whoever hears a page with many of them. */
  about: string
  rows?: readonly KnownRow[]
  /** Sentences before the rows. */
  children?: ReactNode
}

/** `label`: what is claimed is pressed itself, where a line more would be too much. */
export function HowWeKnow({ source, language, about, rows = [], label, children }: Props & { label?: ReactNode }) {
  const w = knownWords(language)
  return (
    <details data-source={source} className="group/how min-w-0 text-sm text-muted">
      <summary className={`target inline-flex list-none items-center gap-1.5 rounded-control ${label ? '' : 'underline decoration-dotted underline-offset-4 hover:text-ink'}`}>
        {label}
        <Info aria-hidden size={16} className="shrink-0" />
        {label ? (
          <span className="sr-only">{w.how}</span>
        ) : (
          <span>
            {w.how}
            <span className="sr-only">{w.about(about)}</span>
          </span>
        )}
      </summary>
      <div className="mb-2 grid gap-2 border-l-2 border-mango pl-3 wrap-anywhere">
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

interface EntryProps<Kind extends ContentKind> {
  kind: Kind
  entry: Published<Kind>
  language: PageLanguage
  about: string
  label?: ReactNode
  children?: ReactNode
}

/** Of what two people of the staff have published: its source, who wrote it and who agreed. */
export function EntryKnown<Kind extends ContentKind>({ kind, entry, language, about, label, children }: EntryProps<Kind>) {
  return (
    <HowWeKnow source={entrySource(kind, entry)} language={language} about={about} rows={entryRows(entry, language)} label={label}>
      {children}
    </HowWeKnow>
  )
}

function entryRows({ source, sourceDate, author, approver, publishedAt, version }: Published<ContentKind>, language: PageLanguage): KnownRow[] {
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

/** An address can be followed; anything else is read. */
export function SourceText({ text, language }: { text: string; language: PageLanguage }) {
  if (!/^https:\/\/[^\s<>"]+$/.test(text)) return text
  return (
    <a href={text} rel="noreferrer nofollow" className="link">
      {text}
      <span className="sr-only"> {knownWords(language).newWindow}</span>
    </a>
  )
}

/** '2026-11-22' as people write it. */
export function showCalendarDay(day: string, language: PageLanguage): string {
  return showDay(new Date(`${day}T00:00:00+08:00`), language)
}
