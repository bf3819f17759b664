/** Figures as the table shows them. */
import type { PageFigures } from './lighthouse-runs.ts'

export function summary({ performance, lcpMs, tbtMs, cls }: PageFigures): string {
  const [tbt, shift] = [Math.round(tbtMs), Number(cls.toFixed(3))]
  return `perf ${performance}, LCP ${seconds(lcpMs)}, TBT ${tbt} ms, CLS ${shift}`
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

export function kb(size: number): string {
  return `${size.toFixed(size < 100 ? 1 : 0)} KB`
}
