import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { calendarWords } from '../shared/words-calendar.ts'
import { offers } from './calls.ts'

/** Warns of this and the next year: a new installation lists no day, and a year ends unnoticed. */
export function YearsWithoutHolidays() {
  const w = useWords(calendarWords)
  const year = Number(manilaDate(new Date(serverNow())).slice(0, 4))
  // `useQueries` would weigh on every page: the library's code is shared by all of them.
  const answers = [useHolidays(year), useHolidays(year + 1)]
  const missing = answers.flatMap(({ data }) =>
    data && data.holidays.length === 0 ? [String(data.year)] : [],
  )
  const [first] = missing
  if (first === undefined) return null
  return (
    <div className="mb-4">
      <Warning
        title={w.yearsWithout(missing)}
        action={
          <Link
            to="/admin/offers"
            search={{ view: 'holidays', year: first }}
            className="link target inline-flex items-center"
          >
            {w.listHolidays}
          </Link>
        }
      >
        {w.yearsWithoutMore}
      </Warning>
    </div>
  )
}

const useHolidays = (year: number) => useQuery(offers.holidays.queryOptions({ input: { year } }))
