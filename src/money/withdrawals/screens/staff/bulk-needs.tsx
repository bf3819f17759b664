import type { ClipboardEvent } from 'react'
import { Field, inputStyle } from '#foundation/kit/fields/field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import type { BulkWithdrawalTarget } from '../../shared/rules-bulk.ts'
import { withdrawalNeedsReason } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'

interface Props {
  to: BulkWithdrawalTarget
  chosen: readonly AdminWithdrawalView[]
  reason: string
  onReason: (reason: string) => void
  references: Record<string, string>
  onReferences: (references: Record<string, string>) => void
}

/** A reason for all rows, or a bank reference for each. */
export function BulkNeeds({ to, chosen, reason, onReason, references, onReferences }: Props) {
  const w = useWords(withdrawalProcessWords)
  if (withdrawalNeedsReason(to)) {
    return (
      <Field label={w.reason} hint={w.bulkReasonHint}>
        {(control) => (
          <textarea
            {...control}
            value={reason}
            rows={3}
            maxLength={1000}
            className={inputStyle}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
    )
  }
  if (to !== 'completed') return <p className="text-muted">{w.bulkFirst}</p>
  // Pasting a column of the bank's list fills the fields from here down.
  const paste = (from: number) => (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    onReferences({
      ...references,
      ...Object.fromEntries(
        chosen
          .slice(from, from + lines.length)
          .map(({ transactionId }, place) => [transactionId, lines[place] ?? '']),
      ),
    })
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">{w.bulkReferences}</p>
      {chosen.map(({ transactionId, userName, bankReference, bankName, ...row }, place) => (
        <Field
          key={transactionId}
          label={`${userName}, ${showTransactionAmount(row)}, ${bankName}`}
        >
          {(control) => (
            <input
              {...control}
              value={references[transactionId] ?? bankReference ?? ''}
              placeholder={w.bankReference}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              className={inputStyle}
              onPaste={paste(place)}
              onChange={({ target }) =>
                onReferences({ ...references, [transactionId]: target.value })
              }
            />
          )}
        </Field>
      ))}
    </div>
  )
}
