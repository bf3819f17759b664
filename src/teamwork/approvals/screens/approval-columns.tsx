import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { AgeSince } from '#foundation/kit/time/age.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { ApprovalRowView } from '../shared/contract.ts'
import type { ApprovalList } from '../shared/rules-address.ts'
import { approvalPatience } from '../shared/rules.ts'
import { approvalWords } from '../shared/words.ts'
import { ApprovalStatusLine } from './approval-status.tsx'
import { requestName } from './payout-facts.tsx'

export function useApprovalColumns(
  view: ApprovalList,
  narrow: boolean,
  onOpen: (approvalId: string) => void,
): Column<ApprovalRowView>[] {
  const w = useWords(approvalWords)
  const isDecided = view === 'decided'
  const columns: (Column<ApprovalRowView> | false)[] = [
    {
      key: 'user',
      header: w.user,
      card: 'title',
      cell: (row) => <CutText text={row.userName ?? w.ofCompany} more={requestName(row, w)} />,
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      card: 'figure',
      cell: (row) => <RowAmount row={row} w={w} />,
    },
    view !== 'mine' &&
      !narrow && {
        key: 'maker',
        header: w.maker,
        width: '7rem',
        from: 'medium',
        small: true,
        card: 'line',
        cell: ({ makerName, approvalId }) => (
          <>
            {makerName ?? w.companyAccess} <ClaimMark kind="approval" id={approvalId} />
          </>
        ),
      },
    {
      key: 'filed',
      header: isDecided ? w.decided : w.filed,
      nowrap: true,
      small: true,
      card: 'line',
      cell: ({ decidedAt, filedAt }) => (
        <Filed at={(isDecided && decidedAt) || filedAt} waits={view === 'waiting'} />
      ),
    },
    view !== 'waiting' && {
      key: 'status',
      header: w.status,
      width: '7.5rem',
      small: true,
      card: 'line',
      cell: (row) => <ApprovalStatusLine status={row.status} />,
    },
    view === 'waiting' &&
      !narrow && {
        key: 'expires',
        header: w.expires,
        nowrap: true,
        small: true,
        from: 'medium',
        card: 'hidden',
        cell: ({ expiresAt }) => <ListTime at={expiresAt} />,
      },
    {
      key: 'open',
      header: <span className="sr-only">{w.open}</span>,
      card: 'action',
      cell: (row) => (
        <OpenButton
          id={row.approvalId}
          label={w.open}
          name={w.openOne(requestName(row, w), row.userName ?? w.ofCompany)}
          onOpen={onOpen}
        />
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}

/** A sign only where the balance of a wallet changes by the amount. */
function RowAmount({ row, w }: { row: ApprovalRowView; w: typeof approvalWords }) {
  const { kind, amountCentavos, allComesBack } = row
  const isWithoutSign = kind === 'offer' || kind === 'impair'
  const impaired = allComesBack ? w.noLoss : w.ofLoss
  return (
    <span className="font-semibold">
      <Amount centavos={amountCentavos} {...(!isWithoutSign && { sign: 'written' })} />
      {isWithoutSign && (
        <span className="font-normal text-muted"> {kind === 'offer' ? w.totalCap : impaired}</span>
      )}
    </span>
  )
}

function Filed({ at, waits }: { at: Date; waits: boolean }) {
  return (
    <span className="text-muted">
      <ListTime at={at} /> · <AgeSince instant={at} patience={waits && approvalPatience} />
    </span>
  )
}
