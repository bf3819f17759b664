import { ConsoleLayout } from '#surfaces/console/screens/frame/console-layout.tsx'
import { consoleSections } from '../../shared/pages/menus.ts'

export function ConsoleFrame() {
  return <ConsoleLayout sections={consoleSections} />
}
