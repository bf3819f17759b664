import { SavedPayeesCard } from '#money/withdrawals/screens/user/saved-payees-card.tsx'
import { BankDetailsScreen } from '#people/profile/screens/bank-details-screen.tsx'

/** The linked account, and below it the others that the user was paid to. */
export function BankDetailsPage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <BankDetailsScreen />
      </div>
      <SavedPayeesCard />
    </div>
  )
}
