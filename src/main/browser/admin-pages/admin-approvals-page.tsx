import { WaitingElsewhere } from '#surfaces/console/screens/overview/waiting-elsewhere.tsx'
import { ApprovalsScreen } from '#teamwork/approvals/screens/approvals-screen.tsx'

/** Adds what waits for a second person on pages of later modules. */
export function AdminApprovalsPage() {
  return (
    <ApprovalsScreen
      elsewhere={
        <div className="mb-4 empty:hidden">
          <WaitingElsewhere />
        </div>
      }
    />
  )
}
