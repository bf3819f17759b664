import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { ContentVersion } from '../../shared/contract.ts'
import { changesBetween, fieldsOf } from '../../shared/rules-changes.ts'
import { pictureAddress } from '../../shared/rules-picture.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { StateBadge } from '../entries/state-badge.tsx'
import { useFieldLabel, useFieldValue } from './field-words.ts'

/** Every field of a version. */
export function VersionText({ version }: { version: ContentVersion }) {
  const labelOf = useFieldLabel()
  const valueOf = useFieldValue()
  return (
    <dl className="grid gap-3">
      {[...fieldsOf(version)].map(([field, value]) => (
        <div key={field}>
          <dt className="text-sm text-muted">{labelOf(field)}</dt>
          <dd
            lang={field.endsWith('.fil') ? 'fil' : field.endsWith('.en') ? 'en' : undefined}
            className="whitespace-pre-line wrap-anywhere"
          >
            {field === 'picture' ? (
              <img
                src={pictureAddress(String(value))}
                alt={pictureText(version)}
                className="max-h-60 max-w-full rounded-control border border-line"
              />
            ) : (
              valueOf(field, value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The English text is the alternative text of a picture; both languages are shown next to it. */
function pictureText({ content: { body } }: ContentVersion): string {
  return 'pictureText' in body ? (body.pictureText?.en ?? '') : ''
}

/** The author, the approver and the times of a version. */
export function VersionPeople({ version }: { version: ContentVersion }) {
  const w = useWords(contentConsoleWords)
  const language = useLanguage()
  const { authorName, writtenAt, decidedAt, decidedByName, endedAt, endedByName, state, reason } =
    version
  const at = (name: string | null, instant: Date) => (
    <span>
      {name ?? w.companyAccess}
      <span className="figures block text-sm text-muted">{showListTime(instant, language)}</span>
    </span>
  )
  return (
    <Facts
      facts={[
        { label: w.author, value: at(authorName, writtenAt) },
        {
          label: state === 'returned' ? w.returnedBy : w.approver,
          value: decidedAt && at(decidedByName, decidedAt),
        },
        {
          label: w.endedBy,
          value: state === 'withdrawn' && endedAt ? at(endedByName, endedAt) : null,
        },
        { label: w.why, value: reason },
      ]}
    />
  )
}

/** Earlier versions with their changes, newest first. */
export function VersionList({ versions }: { versions: readonly ContentVersion[] }) {
  const w = useWords(contentConsoleWords)
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{w.versions}</h3>
      <ol className="divide-y divide-line">
        {versions.map((version, place) => (
          <li key={version.versionId}>
            <Disclosure
              title={
                <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1">
                  {w.version(version.version)} <StateBadge state={version.state} />
                </span>
              }
            >
              <VersionPeople version={version} />
              <Changes before={versions[place + 1]} after={version} />
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changes({ before, after }: { before: ContentVersion | undefined; after: ContentVersion }) {
  const w = useWords(contentConsoleWords)
  const labelOf = useFieldLabel()
  const valueOf = useFieldValue()
  if (!before && after.version === 1) return <p className="text-sm text-muted">{w.firstVersion}</p>
  return (
    <dl className="grid gap-2 text-sm">
      {changesBetween(before, after).map(({ field, before: was, after: is }) => (
        <div key={field}>
          <dt className="font-medium">{labelOf(field)}</dt>
          {before && (
            <dd className="wrap-anywhere text-muted">
              <span className="sr-only">{w.was}: </span>
              <del>{valueOf(field, was)}</del>
            </dd>
          )}
          <dd className="wrap-anywhere">
            <span className="sr-only">{w.is}: </span>
            <ins className="no-underline">{valueOf(field, is)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
