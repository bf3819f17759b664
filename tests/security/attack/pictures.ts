/** T37: bombs of strangers, the largest pictures that pass, and fifty receipts at once. */
import sharp from 'sharp'
import { pngBomb } from '#tests/fixtures/pictures/make-png.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { attackWithBombs, attackWithReceipts, type Measured } from './measure-pictures.ts'

const memoryGrowthMax = 150
/** Fewer milliseconds than this are noise of the machine. */
const slowFromMs = 20

export const attack: Attack = {
  title: 'Pictures that unpack to gigabytes come from six addresses, and fifty receipts at once.',
  run: async ({ long }) =>
    await withKaban({ KABAN_TRUSTED_PROXIES: '1' }, async ({ kaban, address }) => {
      const target = { address, pid: kaban.pid ?? 0 }
      const bomb = await pngBomb({ width: 7000, height: 7000, depth: 16, interlaced: true })
      const bombs = await attackWithBombs(target, { bomb, rounds: long ? 20 : 3 })
      const largest = await attackWithBombs(target, { bomb: await largestAvatar(), rounds: 2 })
      const count = long ? 50 : 10
      const receipts = await attackWithReceipts(target, { receipt: await receiptOf47(), count })
      return [
        ...findings('Bombs', bombs),
        ...findings('The largest that pass', largest),
        {
          measure: `${count} receipts: memory left behind`,
          ...growth(receipts.memoryBefore, receipts.memoryAfter),
        },
      ]
    }),
}

export function findings(name: string, measured: Measured): Finding[] {
  const { memoryBefore, memoryPeak, p95Before, p95Beside, p95During, worstDuring } = measured
  const slowest = Math.max(slowFromMs, 2 * p95Beside)
  return [
    { measure: `${name}: memory`, ...growth(memoryBefore, memoryPeak) },
    {
      measure: `${name}: 95 % of the balance calls`,
      value:
        `${ms(p95Before)} alone, ${ms(p95Beside)} beside harmless calls, ` +
        `${ms(p95During)} beside the pictures, at worst ${ms(worstDuring)}`,
      goal: `at most ${ms(slowest)}`,
      holds: p95During <= slowest,
    },
  ]
}

function growth(before: number, after: number): Omit<Finding, 'measure'> {
  const grown = mb(after - before)
  return {
    value: `${mb(before)} to ${mb(after)} MB`,
    goal: `at most ${memoryGrowthMax} MB more`,
    holds: grown <= memoryGrowthMax,
  }
}

const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)
const ms = (time: number) => `${Math.round(time)} ms`

/** As much as a decoder holds of a visitor's picture: sixteen megabytes. */
async function largestAvatar(): Promise<Buffer> {
  return await sharp({ create: { width: 2700, height: 2000, channels: 3, background: '#8a7' } })
    .jpeg({ progressive: true })
    .toBuffer()
}

/** Twelve megapixels of noise, filled up to 4.7 MB as a phone's picture is. */
async function receiptOf47(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const picture = await sharp({
    create: { width: 3000, height: 4000, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(4_700_000 - picture.length)])
}
