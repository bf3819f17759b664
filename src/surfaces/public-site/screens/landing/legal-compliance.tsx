import type { ReactNode } from 'react'
import type { Published } from '#content/content/shared/rules.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, PageSection } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { EntryPicture } from './entry-picture.tsx'
import { EntryKnown, HowWeKnow, showCalendarDay } from './how-we-know.tsx'

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
      tone="sunken"
      sample={site.registrations.some(({ sample }) => sample)}
      language={language}
    >
      {site.registrations.length === 0 ? (
        <p>{w.none}</p>
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
      <HowWeKnow
        source="law:RA-8799"
        language={language}
        about={w.law}
        className="mt-3 max-w-3xl text-sm text-muted"
        label={
          <>
            <strong className="text-ink">{w.primer}:</strong> {w.primerText} {w.notDeposit}
          </>
        }
      >
        <p>
          {w.law}: {w.lawKnow}
        </p>
      </HowWeKnow>
    </PageSection>
  )
}

const registrationStyle = 'card panel grid grid-cols-1 gap-2.5 px-4 pt-3.5 pb-1 sm:px-5'

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
      <div data-source={entrySource('registration', entry)} className="grid gap-2.5">
        <h3 className="text-lg wrap-anywhere">{regulator}</h3>
        {isOver && (
          <p className="rounded-control bg-failed-tint px-3 py-2 font-medium text-failed">
            {w.over}
          </p>
        )}
        <dl className="grid gap-1">
          <Fact label={w.number}>{number}</Fact>
          <Fact label={w.issued}>{showCalendarDay(issuedOn, language)}</Fact>
          {expiresOn !== '' && (
            <Fact label={w.expires}>{showCalendarDay(expiresOn, language)}</Fact>
          )}
        </dl>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
          <Side label={w.permits} tint="bg-primary-tint">
            <Filled text={permits} language={language} />
          </Side>
          <Side label={w.doesNotPermit} tint="bg-failed-tint">
            <Filled text={doesNotPermit} language={language} />
          </Side>
        </dl>
        <EntryPicture entry={entry} language={language} />
      </div>
      <div className="flex flex-wrap items-center gap-1 pb-2">
        <Outside href={checkLink} language={language}>
          {w.check}
        </Outside>
        {documentLink !== '' && (
          <Outside href={documentLink} language={language}>
            {w.document}
          </Outside>
        )}
        <EntryKnown
          kind="registration"
          entry={entry}
          language={language}
          about={`${regulator}, ${number}`}
          className="text-muted open:basis-full"
        />
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

/** One of two boxes of the same size. */
function Side({ label, tint, children }: { label: string; tint: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 rounded-control px-3 py-2 text-sm ${tint}`}>
      <dt className="font-semibold wrap-anywhere">{label}</dt>
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
