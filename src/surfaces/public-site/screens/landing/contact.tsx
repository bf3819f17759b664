import { Clock, Mail, MapPin, Phone, Siren, Stamp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import type { PageLanguage, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { entrySource, type Source } from '../../shared/rules-source.ts'
import { Filled, PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { contactOf, mailHref, phoneHref } from './contact-lines.ts'
import { EntryKnown, HowWeKnow, showCalendarDay } from './how-we-know.tsx'
import { Questions } from './questions.tsx'

export function Contact({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).contact
  return (
    <>
      <PageSection
        id="contact"
        title={w.title}
        lead={<Lines site={site} language={language} />}
        layout="even"
        aside={
          site.about && (
            <EntryKnown
              kind="about"
              entry={site.about}
              language={language}
              about={w.title}
              opens="above"
              className="text-muted"
            />
          )
        }
        sample={site.about?.sample ?? false}
        language={language}
      >
        <Questions site={site} language={language} />
      </PageSection>
      <div className="selvage no-print" />
      <Invitation language={language} />
    </>
  )
}

/** The last teal field of the page, above the footer. */
function Invitation({ language }: { language: PageLanguage }) {
  const w = landingWords(language).contact
  return (
    <div data-for="visitors" className="deep-field no-print overflow-hidden">
      <div className="relative page-width edge py-4 sm:px-6 lg:py-10">
        <div className="grid gap-2 sm:max-w-md">
          <h2 className="headline wrap-anywhere sm:max-w-[14ch]">{w.ready}</h2>
          <p className="max-w-[64%] text-on-deep-muted max-sm:text-sm">{w.readyText}</p>
          <p className="pt-1 sm:pt-2">
            <a href="/register" className={`${buttonStyle({ variant: 'invite' })} no-underline`}>
              {w.register}
            </a>
          </p>
        </div>
        <span
          aria-hidden="true"
          className={
            'vinta absolute right-2 bottom-2.5 w-[min(6.5rem,30vw)] sm:right-6 sm:w-40 ' +
            'lg:right-10 lg:w-48'
          }
        />
      </div>
    </div>
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
      <dl className="grid">
        {email && (
          <Line Icon={Mail} label={w.email} source={email.source}>
            <a href={mailHref(email.text)} className="link target inline-flex items-center">
              {email.text}
            </a>
          </Line>
        )}
        {phone && (
          <Line Icon={Phone} label={w.phone} source={phone.source}>
            <a href={phoneHref(phone.text)} className="link target inline-flex items-center">
              {phone.text}
            </a>
          </Line>
        )}
        {hours && (
          <Line Icon={Clock} label={w.hours} source={hours.source}>
            <Filled text={hours.text} language={language} />
          </Line>
        )}
        {emergency && (
          <Line Icon={Siren} label={w.emergency} source={source}>
            <Filled text={emergency} language={language} />
          </Line>
        )}
        {address && (
          <Line Icon={MapPin} label={w.address} source={source}>
            <Filled text={address} language={language} />
          </Line>
        )}
        {about && about.body.registeredOn !== '' && (
          <Line Icon={Stamp} source={source}>
            {landingWords(language).legal.since}{' '}
            {showCalendarDay(about.body.registeredOn, language)}
          </Line>
        )}
      </dl>
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

function Line({
  Icon,
  label,
  source,
  children,
}: {
  Icon: LucideIcon
  label?: string
  source: string
  children: ReactNode
}) {
  return (
    <div className="flex items-center gap-3 py-1 has-[a]:py-0">
      <dt className="shrink-0">
        <Icon aria-hidden size={20} className="text-primary" />
        {label && <span className="sr-only">{label}</span>}
      </dt>
      <dd data-source={source} className="min-w-0 text-ink wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
