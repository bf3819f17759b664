import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { accountWords } from '../../../shared/words-account.ts'
import { accountGroups, accountSections, type AccountGroup } from './sections.ts'

const columns = 'lg:grid lg:grid-cols-[16rem_minmax(0,42rem)] lg:items-start lg:gap-10'

const navigationStyle =
  'no-print hidden gap-5 lg:sticky lg:top-[calc(var(--sticky-top,3.5rem)+1.5rem)] lg:grid'

/**
 * Around a page of the account: its sections beside it, or a link back to them on a phone, unless
 * the page has a link back of its own.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const w = useWords(accountWords)
  return (
    <div data-wide className={`group/account ${columns}`}>
      <div className="no-print -mt-3 text-sm group-has-data-back/account:hidden lg:hidden">
        <BackLink to="/dashboard/account">{w.title}</BackLink>
      </div>
      <nav aria-label={w.sections} className={navigationStyle}>
        {accountGroups.map((group) => (
          <div key={group} className="grid gap-1">
            <p className="px-3 text-sm font-medium text-muted">{w.groups[group]}</p>
            <SectionLinks group={group} />
          </div>
        ))}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const linkStyle =
  'target flex items-center gap-3 rounded-control px-3 text-ink no-underline hover:bg-sunken'

function SectionLinks({ group }: { group: AccountGroup }) {
  const w = useWords(accountWords)
  return (
    <ul>
      {accountSections[group].map(({ to, name, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{
              className: 'bg-primary-tint font-medium !text-primary',
              'aria-current': 'page',
            }}
            className={linkStyle}
          >
            <Icon aria-hidden size={18} className="shrink-0" />
            {w.entries[name].title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
