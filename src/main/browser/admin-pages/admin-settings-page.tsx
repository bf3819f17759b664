import type { MouseEvent } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { CompanyAccountsCard } from '#money/deposits/screens/staff/company-accounts-card.tsx'
import { companyAccountWords } from '#money/deposits/shared/words-company-accounts.ts'
import { AccessCard } from '#people/company/screens/access-card.tsx'
import { WaitingChange } from '#people/company/screens/loosening.tsx'
import { SettingsCard } from '#people/company/screens/settings-card.tsx'
import { companyAccessWords } from '#people/company/shared/words-access.ts'
import { companyWords } from '#people/company/shared/words.ts'

export function AdminSettingsPage() {
  const w = useWords(companyWords)
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div
        className={
          'grid grid-cols-1 items-start gap-x-8 gap-y-4 xl:grid-cols-[12rem_minmax(0,64rem)]'
        }
      >
        <Sections />
        <div className="grid grid-cols-1 gap-4 settles">
          <WaitingChange />
          <CompanyAccountsCard />
          <AccessCard />
          <SettingsCard />
        </div>
      </div>
    </>
  )
}

/** The parts of the page, beside them on a wide screen. */
function Sections() {
  const w = useWords(companyWords)
  const depositAccounts = useWords(companyAccountWords)
  const access = useWords(companyAccessWords)
  const sections = [
    ['deposit-accounts', depositAccounts.title],
    ['access', access.title],
    ['identity', w.identity],
    ['limits', w.limits],
    ['second-person', w.secondPerson],
    ['alone', w.alone],
    ['new-payee', w.newPayee],
    ['mail', w.mail],
    ['maintenance', w.maintenanceTitle],
  ] as const
  return (
    <nav aria-label={w.sections} className="top-18 hidden xl:sticky xl:grid">
      {sections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => show(event, id)}
          className={
            'rounded-control px-2.5 py-1.5 text-sm font-medium text-muted no-underline ' +
            'hover:bg-sunken hover:text-ink'
          }
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Without a new address, which would ask whether to leave what was typed. */
function show(event: MouseEvent, id: string): void {
  event.preventDefault()
  const card = document.getElementById(id)
  card?.scrollIntoView()
  card?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true })
}
