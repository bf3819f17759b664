import { Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { companyNoticeWords } from '../shared/words-notice.ts'
import { useCompanyFacts } from './calls.ts'

/** The company's contact. Renders nothing when the settings hold none. */
export function CompanyContact({ className = '' }: { className?: string }) {
  const w = useWords(companyNoticeWords)
  const { data: facts } = useCompanyFacts()
  const { supportEmail = '', supportPhone = '', businessHours = '' } = facts ?? {}
  if (!supportEmail && !supportPhone && !businessHours) return null
  return (
    <ul
      aria-label={w.contact}
      className={`flex flex-wrap items-center gap-x-6 text-sm ${className}`}
    >
      {supportEmail && (
        <Item icon={<Mail aria-hidden size={16} className="shrink-0" />}>
          <a
            href={`mailto:${encodeURIComponent(supportEmail).replace('%40', '@')}`}
            className="link target inline-flex items-center wrap-anywhere"
          >
            {supportEmail}
          </a>
        </Item>
      )}
      {supportPhone && (
        <Item icon={<Phone aria-hidden size={16} className="shrink-0" />}>
          <a
            href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
            className="link target inline-flex items-center"
          >
            {supportPhone}
          </a>
        </Item>
      )}
      {businessHours && (
        <Item icon={<Clock aria-hidden size={16} className="shrink-0" />}>
          <span className="sr-only">{w.hours}: </span>
          <span className="wrap-anywhere">{businessHours}</span>
        </Item>
      )}
    </ul>
  )
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 min-w-0 items-center gap-2 text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
