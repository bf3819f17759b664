import type { ReactNode } from 'react'
import type { Published } from '#content/content/shared/rules.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { EntryPicture } from './entry-picture.tsx'
import { EntryKnown, HowWeKnow, showCalendarDay, Sourced } from './how-we-know.tsx'

/**
 * Registrations with regulators. The text about what a registration does not permit is as large as
 * the text about what it permits. A picture of a certificate proves nothing, so the link to the
 * public record is next to it.
 */
export function LegalCompliance({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).legal
  return (
    <PageSection
      id="legal"
      title={w.title}
      lead={
        <>
          <p>{w.lead}</p>
          <p>{w.notDeposit}</p>
        </>
      }
    >
      {site.registrations.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="grid gap-4">
          {site.registrations.map((entry) => (
            <Registration
              key={entry.entryId}
              entry={entry}
              today={manilaDate(site.madeAt)}
              language={language}
            />
          ))}
        </ul>
      )}
      <div className="grid max-w-3xl grid-cols-1 gap-1 border-l-4 border-mango pl-4 wrap-anywhere">
        <h3 className="text-base">{w.primer}</h3>
        <p className="text-muted">{w.primerText}</p>
        <p className="text-muted">
          <Sourced source="law:RA-8799">{w.law}</Sourced> {w.lawText}
        </p>
        <HowWeKnow source="law:RA-8799" language={language} about={w.law}>
          <p>{w.lawKnow}</p>
        </HowWeKnow>
      </div>
    </PageSection>
  )
}

const registrationStyle =
  'card grid gap-3 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5'

function Registration({
  entry,
  today,
  language,
}: {
  entry: Published<'registration'>
  today: string
  language: PageLanguage
}) {
  const w = landingWords(language).legal
  const {
    regulator,
    number,
    permits,
    doesNotPermit,
    issuedOn,
    expiresOn,
    checkLink,
    documentLink,
  } = entry.body
  const isOver = expiresOn !== '' && expiresOn < today
  return (
    <li className={registrationStyle}>
      <div data-source={entrySource('registration', entry)} className="grid gap-3">
        <h3 className="flex flex-wrap items-center gap-x-2 text-lg wrap-anywhere">
          {regulator}
          {entry.sample && <SampleMark language={language} />}
        </h3>
        {isOver && (
          <p className="rounded-control bg-failed-tint px-3 py-2 font-medium text-failed">
            {w.over}
          </p>
        )}
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact label={w.number}>{number}</Fact>
          <Fact label={w.issued}>
            {showCalendarDay(issuedOn, language)}
            <span className="block text-sm text-muted">
              {w.expires}: {expiresOn === '' ? w.noEnd : showCalendarDay(expiresOn, language)}
            </span>
          </Fact>
          <Fact label={w.permits}>
            <Filled text={permits} language={language} />
          </Fact>
          <Fact label={w.doesNotPermit}>
            <Filled text={doesNotPermit} language={language} />
          </Fact>
        </dl>
        <EntryPicture entry={entry} language={language} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Outside href={checkLink} language={language}>
          {w.check}
        </Outside>
        {documentLink !== '' && (
          <Outside href={documentLink} language={language}>
            {w.document}
          </Outside>
        )}
      </div>
      <EntryKnown
        kind="registration"
        entry={entry}
        language={language}
        about={`${regulator}, ${number}`}
      />
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

function Outside({
  href,
  language,
  children,
}: {
  href: string
  language: PageLanguage
  children: ReactNode
}) {
  return (
    <a
      href={href}
      rel="noreferrer nofollow"
      className={`${buttonStyle({ variant: 'secondary' })} no-underline`}
    >
      {children}
      <span className="sr-only"> {knownWords(language).newWindow}</span>
    </a>
  )
}
