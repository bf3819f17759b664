/** Runs Lighthouse as a phone, also with a processor 14 times slower, or as a laptop; medians. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from '../figures.ts'
import type { Phone } from './phone.ts'

export interface PageFigures {
  performance: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptKb: number
  totalKb: number
  requests: number
  /** Lighthouse's measure of this machine's speed. */
  benchmarkIndex: number
}

/** The part of Lighthouse's types that is used; `npm run bench:web` installs the package later. */
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

/** Lighthouse's own figures for slow 4G. */
const slow4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}
/** Lighthouse's own figures for a desktop: the network, and a processor that is not slowed. */
const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1 },
  throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
}

/** A phone whose processor is 4 or 14 times slower than this machine, or a desktop. */
export type Device = 4 | 14 | 'desktop'

/** Measures once more when Lighthouse cannot read its own trace. */
export async function measurePage(
  phone: Phone,
  url: string,
  device: Device,
  runs: number,
): Promise<PageFigures> {
  const found: PageFigures[] = []
  for (let run = 0; run < runs; run += 1)
    found.push(await measureOnce(phone, url, device).catch(() => measureOnce(phone, url, device)))
  const medianOf = (of: (figures: PageFigures) => number) => median(found.map(of))
  return {
    performance: medianOf((one) => one.performance),
    lcpMs: medianOf((one) => one.lcpMs),
    tbtMs: medianOf((one) => one.tbtMs),
    cls: medianOf((one) => one.cls),
    scriptKb: medianOf((one) => one.scriptKb),
    totalKb: medianOf((one) => one.totalKb),
    requests: medianOf((one) => one.requests),
    benchmarkIndex: medianOf((one) => one.benchmarkIndex),
  }
}

async function measureOnce(phone: Phone, url: string, device: Device): Promise<PageFigures> {
  const answer = await (
    await load()
  ).default(url, {
    port: phone.port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    ...(device === 'desktop'
      ? desktop
      : { throttling: { ...slow4G, cpuSlowdownMultiplier: device } }),
    // Everything of an earlier visit but the cookies, so that the person stays signed in.
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
