import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ApprovalEffect } from '../shared/contract.ts'
import { approvalWords } from '../shared/words.ts'

/** The wallet or pool before and after. Three short columns, which fit on a phone as a table. */
export function ApprovalEffectTable({ effect }: { effect: ApprovalEffect }) {
  const w = useWords(approvalWords)
  const { before, after, till, tillCentavos, besides } = effect
  const pool = { name: w.inPool, before: before.postedCentavos, after: after.postedCentavos }
  const walletLines = [
    { name: w.available, before: before.availableCentavos, after: after.availableCentavos },
    { name: w.held, before: before.heldCentavos, after: after.heldCentavos },
    { name: w.posted, before: before.postedCentavos, after: after.postedCentavos },
  ]
  const lines = till === 'own-money' ? [pool] : walletLines
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-left font-medium text-muted">{w.effect}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              <span className="sr-only">{w.effectLine}</span>
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {w.before}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {w.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {line.name}
              </th>
              <td className="py-1.5 pl-3 text-right text-muted">
                <Amount centavos={line.before} />
              </td>
              <td
                className={
                  'py-1.5 pl-3 text-right ' +
                  `${line.before === line.after ? 'text-muted' : 'font-medium'}`
                }
              >
                <Amount centavos={line.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {tillCentavos === 0n ? w.untouched : <OfTill name={w.till[till]} centavos={tillCentavos} />}
      </p>
      {besides && (
        <p className="text-sm text-muted">
          <OfTill name={w.besides[besides.till]} centavos={besides.centavos} />
        </p>
      )}
    </section>
  )
}

function OfTill({ name, centavos }: { name: string; centavos: bigint }) {
  const w = useWords(approvalWords)
  return (
    <>
      {name}: <span className="whitespace-nowrap">{showPesosSigned(centavos)}</span> {w.sameEntry}
    </>
  )
}
