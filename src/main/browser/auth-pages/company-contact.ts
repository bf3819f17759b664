import { useEffect } from 'react'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { useCompanyFacts } from '#people/company/screens/calls.ts'
import type { CompanyFacts } from '#people/company/shared/rules.ts'

/** Visitors have no live connection, so the page polls. */
const visitorAsksEveryMs = 20_000

/** Sets the site's name on every page, and makes users' pages read-only during maintenance. */
export function useCompanyContact(role: string): CompanyFacts | undefined {
  const { data: facts } = useCompanyFacts(
    role === 'visitor' ? { askEveryMs: visitorAsksEveryMs } : {},
  )
  useEffect(() => {
    if (facts) setSite({ name: facts.siteName, readOnly: facts.maintenance && role === 'user' })
  }, [facts, role])
  return facts
}
