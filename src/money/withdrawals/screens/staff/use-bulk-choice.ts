import { useMemo, useState } from 'react'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { bulkWithdrawalsMax } from '../../shared/rules-bulk.ts'
import { staffWithdrawalMoves } from '../../shared/rules.ts'

/** The selected rows. Those that have ended, or left the list, are no longer selected. */
export function useBulkChoice(
  rows: readonly AdminWithdrawalView[] | undefined,
  left: ReadonlySet<string>,
) {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const choosable = useMemo(
    () =>
      (rows ?? [])
        .filter(
          ({ status, transactionId }) =>
            staffWithdrawalMoves(status).length > 0 && !left.has(transactionId),
        )
        .slice(0, bulkWithdrawalsMax),
    [rows, left],
  )
  const chosen = useMemo(
    () => choosable.filter(({ transactionId }) => wanted.includes(transactionId)),
    [choosable, wanted],
  )
  const chosenIds = useMemo(() => chosen.map(({ transactionId }) => transactionId), [chosen])
  const onToggle = (id: string) => {
    if (choosable.some(({ transactionId }) => transactionId === id))
      setWanted(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])
  }
  const onToggleAll = () =>
    setWanted(
      chosen.length === choosable.length ? [] : choosable.map(({ transactionId }) => transactionId),
    )
  return { choosable, chosen, chosenIds, onToggle, onToggleAll, onClear: () => setWanted([]) }
}
