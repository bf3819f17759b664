import type { Example } from './example.tsx'
import { blockExamples } from './examples/blocks.tsx'
import { buttonExamples } from './examples/buttons.tsx'
import { comboboxExamples } from './examples/comboboxes.tsx'
import { connectionExamples } from './examples/connection.tsx'
import { fieldExamples } from './examples/fields.tsx'
import { filterExamples } from './examples/filters.tsx'
import { formExamples } from './examples/forms.tsx'
import { listExamples } from './examples/lists.tsx'
import { overlayExamples } from './examples/overlays.tsx'
import { pageExamples } from './examples/page-parts.tsx'
import { referenceExamples } from './examples/references.tsx'
import { settingExamples } from './examples/settings.tsx'
import { tablePartExamples } from './examples/table-parts.tsx'
import { tableExamples } from './examples/tables.tsx'
import { timeExamples } from './examples/times.tsx'
import { valueExamples } from './examples/values.tsx'

/** Every component of the kit; kit-page.test.ts fails when one is missing. */
export const examples: readonly Example[] = [
  ...buttonExamples,
  ...valueExamples,
  ...blockExamples,
  ...fieldExamples,
  ...filterExamples,
  ...comboboxExamples,
  ...formExamples,
  ...overlayExamples,
  ...tableExamples,
  ...tablePartExamples,
  ...listExamples,
  ...referenceExamples,
  ...timeExamples,
  ...connectionExamples,
  ...pageExamples,
  ...settingExamples,
]
