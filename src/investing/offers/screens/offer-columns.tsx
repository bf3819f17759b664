import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { dayStart } from '#foundation/time/shared/days.ts'
import { showLineTime } from '#foundation/time/shared/line-time.ts'
import { showListTime, showWrittenDay, showYearDay } from '#foundation/time/shared/time.ts'
import type { SoldOffer } from '../shared/contract.ts'
import { offerEnd } from '../shared/offer-end.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { StandingLine } from './standing-badge.tsx'
import { TakenBar } from './taken-bar.tsx'

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
        <CutText
          text={nameIn(language, planName)}
          more={[
            `${w.permissions[permission]} ${w.permissionOf(regulator, permissionNumber)}`,
            ...(sample ? [w.sample] : []),
          ].join(' · ')}
        />
      ),
    },
    !narrow && {
      key: 'period',
      header: w.period,
      nowrap: true,
      small: true,
      from: 'wide',
      card: 'line',
      cell: (offer) => <Period offer={offer} />,
    },
    !narrow && {
      key: 'taken',
      header: w.taken,
      nowrap: true,
      small: true,
      card: 'line',
      cell: (offer) => <TakenLine offer={offer} />,
    },
    {
      key: 'standing',
      header: w.standing,
      width: '9rem',
      small: true,
      card: 'line',
      cell: ({ standing }) => <StandingLine standing={standing} />,
    },
    {
      key: 'open',
      header: <span className="sr-only">{w.open}</span>,
      card: 'action',
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

/** Ends with the permission where that ends first, and says so. */
function Period({ offer }: { offer: SoldOffer }) {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  const { opensAt, closesAt, expiresOn } = offer
  const from = showListTime(opensAt, language)
  const isEarly = offerEnd(offer).byPermission
  return (
    <span
      className="figures text-muted"
      title={
        isEarly
          ? w.periodOfPermission(from, showWrittenDay(expiresOn, language))
          : w.periodOf(from, showListTime(closesAt, language))
      }
    >
      {isEarly
        ? w.untilPermission(showYearDay(dayStart(expiresOn), language))
        : w.periodOf(showLineTime(opensAt, language), showLineTime(closesAt, language))}
    </span>
  )
}

/** How much of its total cap an offer has taken; a pointer over it shows from how many. */
function TakenLine({ offer }: { offer: SoldOffer }) {
  const w = useWords(offerConsoleWords)
  const { totalCapCentavos, perUserCapCentavos, sold } = offer
  const { placedCentavos, soldBeforeCentavos, users } = sold
  const more = [
    w.eachAtMost(w.takenBy(users), showPesos(perUserCapCentavos)),
    ...(soldBeforeCentavos > 0n ? [w.soldBeforeOf(showPesos(soldBeforeCentavos))] : []),
  ]
  return (
    <span className="flex flex-wrap items-center gap-x-2 wide:flex-nowrap" title={more.join('. ')}>
      <TakenBar offer={offer} />
      <span className="figures">
        {w.takenOf(showPesos(placedCentavos), showPesos(totalCapCentavos))}
      </span>
    </span>
  )
}
