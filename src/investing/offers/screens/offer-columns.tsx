import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { SoldOffer } from '../shared/contract.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { nameIn } from './named.ts'
import { StandingBadge } from './standing-badge.tsx'
import { Taken } from './taken.tsx'

/** `narrow`: an offer is open beside the list. */
export function useOfferColumns(
  narrow: boolean,
  onOpen: (offerId: string) => void,
): Column<SoldOffer>[] {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  const columns: (Column<SoldOffer> | false)[] = [
    {
      key: 'plan',
      header: w.plan,
      card: 'title',
      cell: ({ planName, permission, regulator, permissionNumber, sample }) => (
        <>
          <span className="block font-medium wrap-anywhere">{nameIn(language, planName)}</span>
          <span className="block font-normal wrap-anywhere text-muted">
            {w.permissions[permission]} {w.permissionOf(regulator, permissionNumber)}
          </span>
          {sample && <span className="block font-normal text-muted">{w.sample}</span>}
        </>
      ),
    },
    !narrow && {
      key: 'period',
      header: w.period,
      cell: ({ opensAt, closesAt }) => (
        <span className="figures">
          {w.periodOf(showListTime(opensAt, language), showListTime(closesAt, language))}
        </span>
      ),
    },
    !narrow && {
      key: 'taken',
      header: w.taken,
      cell: (offer) => <Taken offer={offer} />,
    },
    {
      key: 'standing',
      header: w.standing,
      cell: ({ standing }) => <StandingBadge standing={standing} />,
    },
    {
      key: 'open',
      header: <span className="sr-only">{w.open}</span>,
      card: 'bare',
      cell: ({ offerId, planName }) => (
        <OpenButton
          id={offerId}
          label={w.open}
          name={w.openOf(nameIn(language, planName))}
          onOpen={onOpen}
        />
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}
