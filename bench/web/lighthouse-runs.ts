import { createRequire } from 'node:module'
/**
 * Lighthouse's mobile preset, as it is and with a processor 14 times slower; of the runs the middle
 * one of each figure.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Phone } from './phone.ts'

export interface PageFigures {
  performance: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptKb: number
  totalKb: number
  requests: number
  /** How fast Lighthouse found this machine while it measured. */
  benchmarkIndex: number
}

/**
 * The part of Lighthouse's answer that is read here. The package is there only after `npm run
 * bench:web` installed it.
 */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}
interface Report {
  categories: { performance?: { score: number | null } }
  audits: Record<
    string,
    {
      numericValue?: number
      details?: { items?: { resourceType?: string; transferSize?: number; url?: string }[] }
    }
  >
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string; message: string }
}

/** Lighthouse's own figures for a slow 4G, with another processor. */
const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

/** A trace that Lighthouse cannot read is recorded once more. */
export async function measurePage(
  phone: Phone,
  url: string,
  cpu: 4 | 14,
  runs: number,
): Promise<PageFigures> {
  const found: PageFigures[] = []
  for (let run = 0; run < runs; run += 1)
    found.push(await measureOnce(phone, url, cpu).catch(() => measureOnce(phone, url, cpu)))
  const middle = (of: (figures: PageFigures) => number) => median(found.map(of))
  return {
    performance: middle((one) => one.performance),
    lcpMs: middle((one) => one.lcpMs),
    tbtMs: middle((one) => one.tbtMs),
    cls: middle((one) => one.cls),
    scriptKb: middle((one) => one.scriptKb),
    totalKb: middle((one) => one.totalKb),
    requests: middle((one) => one.requests),
    benchmarkIndex: middle((one) => one.benchmarkIndex),
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function measureOnce(phone: Phone, url: string, cpu: number): Promise<PageFigures> {
  const answer = await (
    await load()
  ).default(url, {
    port: phone.port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    throttling: { ...throttling, cpuSlowdownMultiplier: cpu },
    // The cookies stay, whoever is signed in stays signed in; everything else of an earlier visit goes.
    clearStorageTypes: [
      'file_systems',
      'shader_cache',
      'service_workers',
      'cache_storage',
      'indexeddb',
      'local_storage',
    ],
  })
  const report = answer?.lhr
  if (!report || report.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no answer'}`,
    )
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const requests = report.audits['network-requests']?.details?.items ?? []
  const kilobytes = (of: typeof requests) =>
    of.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
  return {
    performance: Math.round((report.categories.performance?.score ?? Number.NaN) * 100),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scriptKb: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKb: kilobytes(requests),
    requests: requests.length,
    benchmarkIndex: report.environment.benchmarkIndex,
  }
}

async function load(): Promise<Lighthouse> {
  const place = createRequire(path.join(import.meta.dirname, 'package.json')).resolve('lighthouse')
  return (await import(pathToFileURL(place).href)) as Lighthouse
}
