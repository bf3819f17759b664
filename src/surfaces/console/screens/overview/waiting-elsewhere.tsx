import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { offers } from '#investing/offers/screens/calls.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { useWaitingElsewhere } from './use-waiting.ts'

/** Counts and links what waits for a second person on pages of its own. */
export function WaitingElsewhere() {
  const w = useWords(consoleOverviewWords)
  const { settings, admins } = useWaitingElsewhere()
  const classes = useQuery(offers.taxClasses.queryOptions({ input: {} }))
  const entered = classes.data?.taxClasses.filter(({ confirmedAt }) => confirmedAt === null) ?? []
  if (settings + admins + entered.length === 0) return null
  return (
    <Notice tone="waiting">
      <div className="grid gap-1">
        {settings > 0 && (
          <p>
            {w.settingsWait(settings)}{' '}
            <Link to="/admin/settings" className="link target inline-flex items-center">
              {w.toSettings}
            </Link>
          </p>
        )}
        {admins > 0 && (
          <p>
            {w.adminsWait(admins)}{' '}
            <Link to="/admin/admins" className="link target inline-flex items-center">
              {w.toAdmins}
            </Link>
          </p>
        )}
        {entered.length > 0 && (
          <p>
            {w.taxClassesWait(entered.length)}{' '}
            <Link
              to="/admin/offers"
              search={{ view: 'tax' }}
              className="link target inline-flex items-center"
            >
              {w.toTaxClasses}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  )
}
