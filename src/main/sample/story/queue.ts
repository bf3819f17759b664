/** Withdrawals that wait for the staff when Kaban opens; `minutesAgo` without the night. */
export type WaitingWithdrawal = [
  name: string,
  minutesAgo: number,
  pesos: bigint,
  state: 'on_hold' | 'approved' | 'filed' | 'new-account',
]

export const waitingWithdrawals: readonly WaitingWithdrawal[] = [
  ['Alfredo Sison', 236, 62_000n, 'filed'],
  ['Lourdes Magbanua', 198, 7_000n, 'approved'],
  ['Edgardo Macaraeg', 151, 5_000n, 'on_hold'],
  ['Grace Natividad', 94, 6_500n, 'new-account'],
]
