import type { ReactNode } from 'react'
import type { PageLanguage, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { contactOf, mailHref, phoneHref } from '../landing/contact-lines.ts'
import { showCalendarDay } from '../landing/how-we-know.tsx'
import { PageBrand } from './page-brand.tsx'
import { Themes } from './page-choices.tsx'
import { Filled, ReplaceablePart, SampleMark } from './page-section.tsx'
import { landingWords, frameWords } from './site-words.ts'

/** The specification's footer leaves out the plan with this deposit. */
const leftOutCentavos = 3_000_00n
const plansMax = 5

export function PageFooter({ site, frame }: SectionProps) {
  return (
    <footer className="no-print far bg-deeper text-on-deep [--focus:var(--mango)]">
      <ReplaceablePart part="foot">
        <FooterColumns site={site} frame={frame} />
      </ReplaceablePart>
      <div className="needs-scripts page-width min-h-12 edge pb-1 sm:px-6">
        <Themes frame={frame} />
      </div>
    </footer>
  )
}

/** The columns that depend on the company's settings and content. */
export function FooterColumns({ site, frame }: SectionProps) {
  const w = frameWords(frame.language)
  return (
    <div
      className={
        'grid page-width gap-x-4 gap-y-4 edge pt-3 min-[22rem]:grid-cols-2 sm:px-6 ' +
        'lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))] lg:pt-10'
      }
    >
      <div className="grid content-start gap-3 max-lg:hidden">
        <PageBrand name={site.company.siteName} />
        <p className="max-w-[34ch] text-sm text-on-deep-muted max-lg:hidden">{w.meaning}</p>
        <OfTheCompany about={site.about} language={frame.language} />
      </div>
      <Column title={w.footerPlans}>
        <Plans site={site} frame={frame} />
      </Column>
      <Column title={w.company}>
        <ul>
          <Item href={`${frame.path === '/' ? '' : '/'}#about`}>{w.about}</Item>
          <Item href="/terms">{w.terms}</Item>
          <Item href="/privacy">{w.privacy}</Item>
          <Item href="/verify">{w.verify}</Item>
          <Item href="/seals">{w.seals}</Item>
          <Item href="/how-figures-are-made">{w.figures}</Item>
          <Item href="/admin/login">{w.companyAccess}</Item>
        </ul>
      </Column>
      <div className={frame.path === '/' ? 'max-lg:hidden' : 'max-lg:col-span-full'}>
        <Column title={w.contactTitle}>
          <ContactLines site={site} frame={frame} />
        </Column>
      </div>
    </div>
  )
}

/** The company's tagline and year of registration. Contact has their sources. */
function OfTheCompany({ about, language }: { about: PublicSite['about']; language: PageLanguage }) {
  if (!about) return null
  const { tagline, registeredOn } = about.body
  return (
    <div
      data-source={entrySource('about', about)}
      className="grid gap-1 text-sm text-on-deep-muted wrap-anywhere"
    >
      {tagline.en !== '' && (
        <p>
          <Filled text={tagline} language={language} />
        </p>
      )}
      {registeredOn !== '' && (
        <p className="flex flex-wrap items-center gap-x-2">
          {landingWords(language).legal.since} {showCalendarDay(registeredOn, language)}
          {about.sample && <SampleMark language={language} />}
        </p>
      )}
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-sm font-medium text-on-deep-muted">{title}</h2>
      {children}
    </section>
  )
}

interface ItemProps {
  href: string
  source?: string
  children: ReactNode
}

function Item({ href, source, children }: ItemProps) {
  return (
    <li data-source={source}>
      <a
        href={href}
        className="target flex items-center text-sm wrap-anywhere no-underline hover:underline"
      >
        {children}
      </a>
    </li>
  )
}

function Plans({ site, frame }: SectionProps) {
  const w = frameWords(frame.language)
  const shown = site.plans
    .filter(({ body }) => body.depositCentavos !== leftOutCentavos)
    .slice(0, plansMax)
  if (shown.length === 0) return <p className="py-2 text-sm text-on-deep-muted">{w.noPlans}</p>
  return (
    <ul>
      {shown.map(({ entryId, version, body }) => (
        <Item
          key={entryId}
          href={`${frame.path === '/' ? '' : '/'}#plan-${entryId}`}
          source={`entry:plan:${entryId}:${version}`}
        >
          <Filled text={body.name} language={frame.language} />
        </Item>
      ))}
      {site.plans.length > shown.length && (
        <Item href={`${frame.path === '/' ? '' : '/'}#plans`}>{w.allPlans}</Item>
      )}
    </ul>
  )
}

function ContactLines({ site, frame }: SectionProps) {
  const w = frameWords(frame.language)
  const { email, phone, hours } = contactOf(site)
  if (!email && !phone && !hours)
    return <p className="py-2 text-sm text-on-deep-muted">{w.noContact}</p>
  return (
    <ul>
      {email && (
        <Item href={mailHref(email.text)} source={email.source}>
          {email.text}
        </Item>
      )}
      {phone && (
        <Item href={phoneHref(phone.text)} source={phone.source}>
          {phone.text}
        </Item>
      )}
      {hours && (
        <li data-source={hours.source} className="py-2 text-sm text-on-deep-muted">
          <span className="sr-only">{w.hours}: </span>
          <Filled text={hours.text} language={frame.language} />
        </li>
      )}
    </ul>
  )
}
