import { v7 as uuidv7 } from 'uuid'
import { replaceFigure } from '#content/market/server/actions.ts'
import { confirmFigure } from '#content/market/server/confirm-figure.ts'
import { readAdminFigures } from '#content/market/server/edit-figures.ts'
import { sampleSource } from '#content/market/shared/words.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'

/** The four figures of the specification (part 2, section 9); the page says they are made up. */
const figures = [
  {
    name: 'PSE Index',
    nameFil: 'Indeks ng PSE',
    value: '6500.75',
    decimals: 2,
    unit: '',
    changePercent: '0.5',
  },
  { name: 'Dow Jones', value: '33800.12', decimals: 2, unit: '', changePercent: '-0.2' },
  { name: 'Bitcoin', value: '68000', decimals: 0, unit: 'USD', changePercent: '2.1' },
  { name: 'Ethereum', value: '3500', decimals: 0, unit: 'USD', changePercent: '1.8' },
]

/** Confirms the figures as a second member of staff, which every public figure needs. */
export async function confirmSampleFigures(ctx: ActionContext): Promise<void> {
  const { figures } = await readAdminFigures(ctx)
  for (const { figureId, version } of figures)
    await confirmFigure(ctx, { figureId, versionSeen: version })
}

/** Throws in a live installation, which refuses rows with the sample mark. */
export async function addSampleFigures(ctx: ActionContext): Promise<void> {
  const asOf = new Date()
  for (const [position, figure] of figures.entries()) {
    await replaceFigure(ctx, {
      nameFil: '',
      unitFil: '',
      ...figure,
      figureId: uuidv7(),
      source: sampleSource,
      asOf,
      position,
      sample: true,
    })
  }
}
