import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { PublicSite } from '../../shared/rules-page.ts'

export interface Sourced<Text> {
  text: Text
  /** The value of `data-source`. */
  source: string
}

export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export interface ContactOfSite {
  email: Sourced<string> | null
  phone: Sourced<string> | null
  hours: Sourced<BilingualText> | null
}

/** Returns the contact details that two members of staff published, or else the settings. */
export function contactOf({ about, company }: PublicSite): ContactOfSite {
  const entry = about && `entry:about:${about.entryId}:${about.version}`
  const of = (
    published: string | undefined,
    name: 'supportEmail' | 'supportPhone',
  ): Sourced<string> | null => {
    if (entry && published) return { text: published, source: entry }
    return company[name] ? { text: company[name], source: `setting:${name}` } : null
  }
  const settled = company.businessHours
    ? {
        text: { en: company.businessHours, fil: company.businessHours },
        source: 'setting:businessHours',
      }
    : null
  return {
    email: of(about?.body.contactEmail, 'supportEmail'),
    phone: of(about?.body.contactPhone, 'supportPhone'),
    hours: entry && about.body.hours.en ? { text: about.body.hours, source: entry } : settled,
  }
}
