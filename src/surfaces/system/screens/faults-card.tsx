import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Cell, SystemTable } from './system-table.tsx'

export function FaultsCard({ faults }: Pick<SystemView, 'faults'>) {
  const w = useWords(systemWords)
  return (
    <Card title={w.faults}>
      <p className="mb-3 max-w-prose text-sm text-muted">{w.faultsMore}</p>
      {faults.length === 0 && <p>{w.noFaults}</p>}
      {faults.length > 0 && (
        <SystemTable caption={w.faults} columns={[w.where, w.code, w.when, w.requestId]}>
          {faults.map(({ at, requestId, where, code }, place) => (
            <tr key={place} role="row" className="border-b border-line last:border-0 max-sm:block">
              <Cell isName>{where}</Cell>
              <Cell name={w.code}>
                <code className="text-sm">{code}</code>
              </Cell>
              <Cell name={w.when}>
                <ListTime at={at} />
              </Cell>
              <Cell name={w.requestId}>
                {requestId && (
                  <span className="-my-3 flex items-center justify-end gap-1">
                    <code className="text-xs wrap-anywhere">{requestId}</code>
                    <CopyButton value={requestId} what={w.requestId} />
                  </span>
                )}
              </Cell>
            </tr>
          ))}
        </SystemTable>
      )}
    </Card>
  )
}
