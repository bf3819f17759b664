import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { words } from '../words.ts'

interface Props {
  books: {
    availableCentavos: bigint
    heldCentavos: bigint
    investedCentavos: bigint
    differenceCentavos: bigint
    tills: readonly { tillId: string; code: string; name: string; balanceCentavos: bigint }[]
  }
}

interface Line {
  key: string
  name: string
  code?: string
  /** As the book has it: above zero stands under credit, below under debit. */
  centavos: bigint
}

/** Every place of the book with what lies in it, summed at the bottom. */
export function TrialBalance({ books }: Props) {
  const w = useWords(words)
  const { tills, availableCentavos, heldCentavos, investedCentavos, differenceCentavos } = books
  const lines: Line[] = [
    { key: 'wallets', name: w.userWallets, centavos: availableCentavos + heldCentavos },
    ...(investedCentavos === 0n ? [] : [{ key: 'invested', name: w.userInvestments, centavos: investedCentavos }]),
    ...tills.map(({ tillId, code, name, balanceCentavos }) => ({ key: tillId, name, code, centavos: balanceCentavos })),
  ]
  const credit = lines.reduce((sum, { centavos }) => (centavos > 0n ? sum + centavos : sum), 0n)
  return (
    <Card title={w.trialBalance}>
      <p className="mb-3 max-w-prose text-sm text-muted">{w.trialBalanceMore}</p>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{w.trialBalance}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {w.place}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {w.debit}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {w.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, code, centavos }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="min-w-24 py-2 pr-1 text-left font-normal wrap-break-word sm:pr-3">
                {name}
                {code && !code.includes(':') && <span className="block text-muted max-sm:hidden">{code}</span>}
              </th>
              <td className="py-2 pl-2 text-right sm:pl-3">{centavos < 0n && <Amount centavos={-centavos} />}</td>
              <td className="py-2 pl-2 text-right sm:pl-3">{centavos > 0n && <Amount centavos={centavos} />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {w.total}
            </th>
            <td className="py-2 pl-3 text-right">
              <Amount centavos={credit - differenceCentavos} />
            </td>
            <td className="py-2 pl-3 text-right">
              <Amount centavos={credit} />
            </td>
          </tr>
          {differenceCentavos !== 0n && (
            <tr className="font-medium text-failed">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {w.difference}
              </th>
              <td colSpan={2} className="py-2 pl-3 text-right">
                <Amount centavos={differenceCentavos} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}
