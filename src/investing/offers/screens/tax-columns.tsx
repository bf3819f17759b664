import { Check, Clock } from 'lucide-react'
import { showRate } from '#content/plans/shared/words.ts'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { AdminTaxClass } from '../shared/contract.ts'
import { calendarWords } from '../shared/words-calendar.ts'

/** An action that the person chose for a class. */
export interface Chosen {
  to: 'confirm' | 'end' | 'remove'
  taxClass: AdminTaxClass
}

export function useTaxColumns(onChoose: (chosen: Chosen) => void): Column<AdminTaxClass>[] {
  const w = useWords(calendarWords)
  const language = useLanguage()
  return [
    {
      key: 'name',
      header: w.name,
      card: 'title',
      cell: ({ name, appliesTo, sample }) => (
        <>
          <span className="block font-medium wrap-anywhere">{nameIn(language, name)}</span>
          <span className="block font-normal wrap-anywhere text-muted">{appliesTo}</span>
          {sample && <span className="block font-normal text-muted">{w.example}</span>}
        </>
      ),
    },
    {
      key: 'rate',
      header: w.rate,
      align: 'end',
      nowrap: true,
      cell: ({ rateBasisPoints }) => <span className="figures">{showRate(rateBasisPoints)}</span>,
    },
    {
      key: 'valid',
      header: w.valid,
      cell: ({ validFrom, validTo }) => {
        const from = showWrittenDay(validFrom, language)
        return validTo === null ? w.since(from) : w.fromTo(from, showWrittenDay(validTo, language))
      },
    },
    {
      key: 'confirmation',
      header: w.confirmation,
      cell: (taxClass) => <Confirmation taxClass={taxClass} onChoose={onChoose} />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{w.actions}</span>,
      align: 'end',
      card: 'bare',
      cell: (taxClass) => <TaxActions taxClass={taxClass} onChoose={onChoose} />,
    },
  ]
}

interface Props {
  taxClass: AdminTaxClass
  onChoose: (chosen: Chosen) => void
}

function Confirmation({ taxClass, onChoose }: Props) {
  const w = useWords(calendarWords)
  const language = useLanguage()
  const { name, mine, confirmedAt, confirmedByName } = taxClass
  if (!confirmedAt && !mine)
    return (
      <Button
        variant="secondary"
        size="small"
        aria-label={w.confirmOf(nameIn(language, name))}
        onClick={() => onChoose({ to: 'confirm', taxClass })}
      >
        {w.confirm}
      </Button>
    )
  const Icon = confirmedAt ? Check : Clock
  const [text, icon] = confirmedAt ? ['', 'text-credited'] : ['text-muted', '']
  return (
    <span className={`inline-flex items-baseline gap-1.5 wrap-anywhere ${text}`}>
      <Icon aria-hidden size={16} className={`shrink-0 self-center ${icon}`} />
      {confirmedAt ? w.confirmedBy(confirmedByName ?? w.companyAccess) : w.waits}
    </span>
  )
}

/** A confirmed class without an end can get one; one that nobody confirmed can be removed. */
function TaxActions({ taxClass, onChoose }: Props) {
  const w = useWords(calendarWords)
  const name = nameIn(useLanguage(), taxClass.name)
  if (taxClass.confirmedAt && taxClass.validTo !== null) return null
  const to = taxClass.confirmedAt ? 'end' : 'remove'
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={to === 'end' ? w.endOf(name) : w.removeOf(name)}
      onClick={() => onChoose({ to, taxClass })}
    >
      {to === 'end' ? w.end : w.remove}
    </Button>
  )
}
