import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { UserRow } from '../../shared/contract.ts'
import type { UserDialog } from '../../shared/rules-address.ts'
import { users } from '../calls.ts'

const CreateUserDialog = lazy(async () => ({
  default: (await import('../list/create-user-dialog.tsx')).CreateUserDialog,
}))
const EditUserDialog = lazy(async () => ({
  default: (await import('./edit-user-dialog.tsx')).EditUserDialog,
}))
const NotifyDialog = lazy(async () => ({
  default: (await import('./notify-dialog.tsx')).NotifyDialog,
}))
const AdjustBalanceDialog = lazy(async () => ({
  default: (await import('#money/adjustments/screens/adjust-balance-dialog.tsx'))
    .AdjustBalanceDialog,
}))

interface Props {
  open: UserDialog | undefined
  userId: string | undefined
  /** The user, if the list or page has them; after opening a shared address they are fetched. */
  known: UserRow | undefined
  ownUserId: string | undefined
  onClose: () => void
}

/** The dialog that the address opens. */
export function UserDialogs({ open, userId, known, ownUserId, onClose }: Props) {
  const isUserDialog = open !== undefined && open !== 'create' && userId !== undefined
  const fetched = useQuery({
    ...users.one.queryOptions({ input: { userId: userId ?? '' } }),
    enabled: isUserDialog && !known,
  })
  const user = known ?? fetched.data
  return (
    <Suspense fallback={null}>
      {open === 'create' && <CreateUserDialog onClose={onClose} />}
      {isUserDialog && user && !user.closed && open === 'edit' && (
        <EditUserDialog
          key={user.userId}
          user={user}
          isSelf={user.userId === ownUserId}
          onClose={onClose}
        />
      )}
      {isUserDialog && user && !user.closed && open === 'adjust' && (
        <AdjustBalanceDialog key={user.userId} user={user} onClose={onClose} />
      )}
      {isUserDialog && user && !user.closed && open === 'notify' && (
        <NotifyDialog key={user.userId} user={user} onClose={onClose} />
      )}
    </Suspense>
  )
}
