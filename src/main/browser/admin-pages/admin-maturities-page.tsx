import { MaturitiesScreen } from '#investing/placements/screens/staff/maturities-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'

export function AdminMaturitiesPage() {
  return (
    <MaturitiesScreen
      actions={
        <>
          <ExportButton list="maturities" filters={{}} named />
          <ExportButton list="taxes" filters={{}} named />
        </>
      }
    />
  )
}
