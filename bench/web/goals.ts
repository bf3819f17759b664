/** Goals for pages, and the best peer measured alike (Lighthouse 13.5.0, November 2026). */
export const goals = {
  P1: [
    'Landing, default',
    'perf ≥ 98, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01',
    'bulletproof-react 95 / 2.5 s / 26 / 0',
  ],
  P2: [
    'Landing, 14x',
    'perf ≥ 95, LCP ≤ 1.8 s, TBT ≤ 150 ms',
    'bulletproof-react 90 / 2.7 s / 243',
  ],
  P3: [
    'Landing weight',
    'JS ≤ 90 KB, total ≤ 250 KB, ≤ 15 requests, reads without JS',
    'bulletproof-react 180 KB / 193 KB / 7 (almost empty page)',
  ],
  P4: [
    'Login, register, reset',
    'JS ≤ 140 KB, LCP ≤ 2.0 s default, ≤ 2.4 s 14x',
    'Oxide login 237 KB / 3.6 s',
  ],
  P5: [
    'Dashboard, cold',
    'JS ≤ 170 KB, ≤ 20 requests, perf ≥ 92, LCP ≤ 2.2 s, CLS ≤ 0.02 default; ' +
      '14x LCP ≤ 2.8 s, TBT ≤ 300 ms',
    'react-admin 708 KB / 5.6 s; Ghostfolio TBT 3,015 ms 14x',
  ],
  P6: ['Dashboard, repeat visit', 'content ≤ 1.0 s at 14x; opens offline', '–'],
  P7: ['Later routes', 'chunk ≤ 35 KB; tap to painted ≤ 100 ms at 4x', '–'],
  P8: [
    'Interaction latency, 15 interactions',
    'worst ≤ 100 ms at 4x, ≤ 200 ms at 14x',
    '– (Core Web Vitals: good = 200)',
  ],
  P9: [
    'Console, first list, desktop',
    'JS ≤ 220 KB, ≤ 30 requests, perf ≥ 95, LCP ≤ 1.3 s, TBT ≤ 50 ms, CLS ≤ 0.02',
    'Oxide 415 KB / 9.0 s; react-admin 708 KB / TBT 3.4 s / CLS 0.235',
  ],
  P11: ['CSS and font', 'CSS ≤ 20 KB, font ≤ 34 KB with ₱', 'Inter as packaged 48 + 85 KB'],
  P12: [
    'Data for a deposit with one proof',
    '≤ 900 KB cold, ≤ 500 KB warm',
    'Actual 2.7 MB to open',
  ],
} as const

export type RowName = keyof typeof goals

export function row(name: RowName, ours: string, met: boolean): string {
  return `| ${[name, ...goals[name], ours, met ? 'yes' : '**no**'].join(' | ')} |`
}

/** `--runs 1` and names of rows, in any order; all rows three times otherwise. */
export function readArguments(given: string[]): { wanted: RowName[]; runs: number } {
  const at = given.indexOf('--runs')
  const count = at < 0 ? 3 : Number(given[at + 1])
  const names = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  const known = Object.keys(goals) as RowName[]
  const unknown = names.filter((name) => !known.includes(name as RowName))
  if (unknown.length > 0 || !Number.isInteger(count) || count < 1)
    throw new Error(`Say --runs and a whole number, or some of ${known.join(', ')}`)
  return {
    wanted: names.length === 0 ? known : known.filter((name) => names.includes(name)),
    runs: count,
  }
}
