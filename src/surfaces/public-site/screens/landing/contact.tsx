import type { ReactNode } from 'react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import type { PageLanguage, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { entrySource, type Source } from '../../shared/rules-source.ts'
import { Filled, PageSection, SampleMark } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { contactOf, mailHref, phoneHref } from './contact-lines.ts'
import { EntryKnown, HowWeKnow, showCalendarDay } from './how-we-know.tsx'
import { Questions } from './questions.tsx'

export function Contact({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).contact
  return (
    <PageSection id="contact" title={w.title} lead={<Lines site={site} language={language} />}>
      <Questions site={site} language={language} />
      <div
        data-for="visitors"
        className={
          'no-print mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 ' +
          'rounded-card bg-primary-tint px-4 py-5 sm:px-6'
        }
      >
        <div>
          <h3 className="text-lg">{w.ready}</h3>
          <p>{w.readyText}</p>
        </div>
        <a href="/register" className={`${buttonStyle({})} no-underline`}>
          {w.register}
        </a>
      </div>
    </PageSection>
  )
}

function Lines({ site, language }: { site: PublicSite; language: PageLanguage }) {
  const w = landingWords(language).contact
  const { email, phone, hours } = contactOf(site)
  const { about } = site
  const source = about ? entrySource('about', about) : ''
  const written = (text: BilingualText | undefined) => (text && text.en !== '' ? text : null)
  const settled = [email, phone, hours].flatMap((one) => settingOf(one?.source) ?? [])[0]
  const emergency = written(about?.body.emergency)
  const address = written(about?.body.address)
  if (!email && !phone && !hours && !emergency && !address) return <p>{w.none}</p>
  return (
    <>
      <dl className="grid gap-3">
        {email && (
          <Line label={w.email} source={email.source}>
            <a href={mailHref(email.text)} className="link target inline-flex items-center">
              {email.text}
            </a>
          </Line>
        )}
        {phone && (
          <Line label={w.phone} source={phone.source}>
            <a href={phoneHref(phone.text)} className="link target inline-flex items-center">
              {phone.text}
            </a>
          </Line>
        )}
        {hours && (
          <Line label={w.hours} source={hours.source}>
            <Filled text={hours.text} language={language} />
          </Line>
        )}
        {emergency && (
          <Line label={w.emergency} source={source}>
            <Filled text={emergency} language={language} />
          </Line>
        )}
        {address && (
          <Line label={w.address} source={source}>
            <Filled text={address} language={language} />
          </Line>
        )}
        {about && about.body.registeredOn !== '' && (
          <Line label={landingWords(language).legal.since} source={source}>
            {showCalendarDay(about.body.registeredOn, language)}
          </Line>
        )}
      </dl>
      {about && (
        <EntryKnown
          kind="about"
          entry={about}
          language={language}
          about={w.title}
          label={about.sample && <SampleMark language={language} />}
        />
      )}
      {settled && (
        <HowWeKnow source={settled} language={language} about={w.title}>
          <p>{w.know}</p>
        </HowWeKnow>
      )}
    </>
  )
}

/** Returns the source if it is a setting, which one member of staff can change alone. */
function settingOf(source: string | undefined): Source | undefined {
  return (['supportEmail', 'supportPhone', 'businessHours'] as const)
    .map((name) => `setting:${name}` as const)
    .find((setting) => setting === source)
}

function Line({ label, source, children }: { label: string; source: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd data-source={source} className="text-ink wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
