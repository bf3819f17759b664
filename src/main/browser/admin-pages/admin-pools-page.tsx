import { PoolsScreen } from '#money/pools/screens/pools-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'

export function AdminPoolsPage() {
  return <PoolsScreen actions={<ExportButton list="income" filters={{}} />} />
}
