import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { oversightWords } from '../../shared/words.ts'

interface Props {
  books: {
    availableCentavos: bigint
    heldCentavos: bigint
    investedCentavos: bigint
    differenceCentavos: bigint
    pools: readonly { poolId: string; name: Record<Language, string>; balanceCentavos: bigint }[]
    tills: readonly { tillId: string; code: string; name: string; balanceCentavos: bigint }[]
  }
}

interface Line {
  key: string
  name: string
  /** Positive goes to the credit column, negative to the debit column. */
  centavos: bigint
}

/**
 * Every place of the book with its balance, and the sum. On a phone the name is above its figures;
 * `display: grid` would remove the table semantics, so the roles restore them.
 */
export function TrialBalance({ books }: Props) {
  const w = useWords(oversightWords)
  const language = useLanguage()
  const { tills, pools, availableCentavos, heldCentavos, investedCentavos, differenceCentavos } =
    books
  const lines: Line[] = [
    { key: 'wallets', name: w.userWallets, centavos: availableCentavos + heldCentavos },
    ...(investedCentavos === 0n
      ? []
      : [{ key: 'invested', name: w.userInvestments, centavos: investedCentavos }]),
    ...pools.map(({ poolId, name, balanceCentavos }) => ({
      key: poolId,
      name: w.poolOf(name[language]),
      centavos: balanceCentavos,
    })),
    ...tills.map(({ tillId, code, name, balanceCentavos }) => ({
      key: tillId,
      name: w.tills[code as keyof typeof w.tills] ?? name,
      centavos: balanceCentavos,
    })),
  ]
  const credit = lines.reduce((sum, { centavos }) => (centavos > 0n ? sum + centavos : sum), 0n)
  return (
    <Card title={w.trialBalance}>
      <p className="mb-3 max-w-prose text-sm text-muted">{w.trialBalanceMore}</p>
      <table role="table" className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{w.trialBalance}</caption>
        <ColumnTitles />
        <tbody role="rowgroup" className="max-sm:block">
          {lines.map((line) => (
            <PlaceRow key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot role="rowgroup" className="max-sm:block">
          <tr role="row" className="max-sm:block max-sm:pb-2 font-medium">
            <th
              role="rowheader"
              scope="row"
              className="py-2 pr-3 text-left font-medium max-sm:block max-sm:pb-0"
            >
              {w.total}
            </th>
            <Figure name={w.debit} centavos={credit - differenceCentavos} />
            <Figure name={w.credit} centavos={credit} />
          </tr>
          {differenceCentavos !== 0n && (
            <tr role="row" className="max-sm:block max-sm:pb-2 font-medium text-failed">
              <th
                role="rowheader"
                scope="row"
                className="py-2 pr-3 text-left font-medium max-sm:block max-sm:pb-0"
              >
                {w.difference}
              </th>
              <td role="cell" colSpan={2} className="max-sm:block py-2 pl-3 text-right">
                <Amount centavos={differenceCentavos} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}

function ColumnTitles() {
  const w = useWords(oversightWords)
  return (
    <thead role="rowgroup" className="max-sm:block">
      <tr role="row" className="border-b border-line text-muted max-sm:sr-only">
        <th role="columnheader" scope="col" className="py-2 pr-3 text-left font-medium">
          {w.place}
        </th>
        <th role="columnheader" scope="col" className="py-2 pl-3 text-right font-medium">
          {w.debit}
        </th>
        <th role="columnheader" scope="col" className="py-2 pl-3 text-right font-medium">
          {w.credit}
        </th>
      </tr>
    </thead>
  )
}

function PlaceRow({ line: { name, centavos } }: { line: Line }) {
  const w = useWords(oversightWords)
  return (
    <tr role="row" className="max-sm:block max-sm:pb-2 border-b border-line">
      <th
        role="rowheader"
        scope="row"
        className="py-2 pr-3 text-left font-normal wrap-anywhere max-sm:block max-sm:pb-0"
      >
        {name}
      </th>
      <Figure name={w.debit} centavos={centavos < 0n ? -centavos : undefined} />
      <Figure name={w.credit} centavos={centavos > 0n ? centavos : undefined} />
    </tr>
  )
}

/** On a phone its column's name is beside it, and an empty one has no line. */
function Figure({ name, centavos }: { name: string; centavos: bigint | undefined }) {
  return (
    <td
      role="cell"
      data-name={name}
      className={
        'py-2 pl-3 text-right max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 ' +
        "max-sm:p-0 max-sm:before:text-muted max-sm:before:content-[attr(data-name)_/_''] " +
        'max-sm:empty:hidden'
      }
    >
      {centavos !== undefined && (
        <span className="ml-auto">
          <Amount centavos={centavos} />
        </span>
      )}
    </td>
  )
}
