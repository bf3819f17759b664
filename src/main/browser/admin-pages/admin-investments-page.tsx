import { PlacementDialog } from '#investing/placements/screens/staff/placement-dialog.tsx'
import { AdminInvestmentsScreen } from '#money/investments/screens/admin-investments-screen.tsx'

export function AdminInvestmentsPage() {
  return (
    <AdminInvestmentsScreen
      placed={(placementId, onClose) => (
        <PlacementDialog placementId={placementId} onClose={onClose} />
      )}
    />
  )
}
