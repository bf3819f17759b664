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
    'JS ≤ 180 KB, perf ≥ 92, LCP ≤ 2.2 s default; 14x LCP ≤ 2.8 s, TBT ≤ 300 ms',
    'react-admin 708 KB / 5.6 s; Ghostfolio TBT 3,015 ms 14x',
  ],
  P6: ['Dashboard, repeat visit', 'content ≤ 1.0 s at 14x; opens offline', '–'],
  P7: ['Later routes', 'chunk ≤ 35 KB; tap to painted ≤ 100 ms at 4x', '–'],
  P8: [
    'Interaction latency, 15 interactions',
    'worst ≤ 100 ms at 4x, ≤ 200 ms at 14x',
    '– (Core Web Vitals: good = 200)',
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
