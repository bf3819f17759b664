/** Assembles the server: database, files, modules, jobs and pages. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { registerContentPictureRoutes } from '#content/content/server/pictures/picture-routes.ts'
import { registerTestimonialPictureRoute } from '#content/testimonials/server/picture-route.ts'
import type { NamedProblem } from '#foundation/platform/server/database/database-problems.ts'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { openHttp } from '#foundation/platform/server/http/http.ts'
import { logJobFailures } from '#foundation/platform/server/job-failures.ts'
import type { JobListeners } from '#foundation/platform/server/jobs.ts'
import { servePublicKey } from '#foundation/platform/server/keys/serve-public-key.ts'
import { startRelay, type Relay } from '#foundation/platform/server/live/relay.ts'
import { openMetrics } from '#foundation/platform/server/metrics/metrics.ts'
import { openDatabaseShares } from '#foundation/platform/server/overload/database-shares.ts'
import { loadSecrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { openErrorSink } from '#foundation/platform/server/watching/error-sink.ts'
import { rememberFaults, type Fault } from '#foundation/platform/server/watching/faults.ts'
import { openJobRuns } from '#foundation/platform/server/watching/job-runs.ts'
import { noTraces } from '#foundation/platform/server/watching/traces.ts'
import { within } from '#foundation/platform/server/within.ts'
import { registerFactsRoutes } from '#investing/placements/server/files/facts-routes.ts'
import { registerListRoute } from '#investing/placements/server/files/list-route.ts'
import { registerTaxRoutes } from '#investing/placements/server/tax/tax-routes.ts'
import { onChatChange } from '#money/chats/server/actions.ts'
import { registerAttachmentRoutes } from '#money/chats/server/attachments/attachment-routes.ts'
import { describeChatsBy } from '#money/chats/server/chat-subjects.ts'
import { describeDeposits } from '#money/deposits/server/describe-chats.ts'
import { publishDepositChat } from '#money/deposits/server/notify-deposit.ts'
import { registerEvidenceRoutes } from '#money/pools/server/evidence-routes.ts'
import { sealPurpose } from '#money/seals/server/seal-books.ts'
import { registerStatementRoutes } from '#money/statements/server/routes.ts'
import { signingPurpose } from '#money/transactions/server/receipts/sign-receipt.ts'
import { refuseInMaintenance } from '#people/company/server/maintenance.ts'
import { findCaller, watchCallers } from '#people/identity/server/sessions/find-caller.ts'
import { registerAvatarRoutes } from '#people/profile/server/avatar-routes.ts'
import { registerSocialRoutes } from '#people/social/server/social-routes.ts'
import { registerExportFileRoute } from '#surfaces/oversight/server/exports/export-route.ts'
import { registerExportRoute } from '#surfaces/privacy/server/archive/export-route.ts'
import { onDocumentProblem } from '#surfaces/public-site/server/read-document.ts'
import { noteListedPeople } from '#surfaces/users/server/note-listed-people.ts'
import { loadSampleData, type SampleParts } from '../sample/sample-data.ts'
import { registerHealth, registerLiveness, registerReadiness } from './health.ts'
import { identityHooks } from './identity-hooks.ts'
import { startJobs } from './jobs.ts'
import { addBackupGauges } from './metrics/backup-gauges.ts'
import { registerMetrics } from './metrics/metrics-route.ts'
import { registerKitPage } from './pages/kit-page.ts'
import { registerMailbox } from './pages/mailbox.ts'
import { registerPages } from './pages/pages.ts'
import { registerStopDigestPage } from './pages/stop-digest-page.ts'
import { backupsFail, openReadiness, scannerAway, type Readiness } from './readiness.ts'
import { openRouter } from './router.ts'
import { settleAccessCode, type AccessCode } from './start/access-code.ts'
import { isSealed, settleInstallation, settleKey } from './start/installation.ts'
import { describeProcess } from './start/processes/describe-process.ts'
import type { Siblings } from './start/processes/siblings.ts'
import { settleStorage } from './start/storage.ts'

export interface RunningServer {
  /** Its public URL. */
  address: string
  /** The company access code in force. */
  accessCode: AccessCode
  /** Hear of the runs of the backups, which are another process's. */
  backupListeners: JobListeners
  /** /readyz warns that they fail, as when `backupListeners` hear of it. */
  noteBackupsFail(): void
  /** Reports a fault that ends the process; `stop` waits until it has left. */
  reportEnd(error: unknown): void
  /** Ends after the requests in progress, when balancers have had time to notice. */
  stop(): Promise<void>
  /** The same while other processes serve on the port: this one stays ready to the end. */
  leave(): Promise<void>
  /** The same at once, for tests. */
  close(): Promise<void>
}

const requestsEndWithinMs = 10_000
const jobsEndWithinMs = 5_000
const databaseEndsWithinMs = 5_000
const tracesEndWithinMs = 3_000
/** Without its live connection a server serves, and reconnects. */
const liveWithinMs = 10_000

interface StartOptions {
  /** Hears of each step that takes a while. */
  say?: (step: string) => void
  /** A directory with another build of the pages than dist/browser. They may still be building. */
  pages?: string | Promise<string | undefined> | undefined
  /** Fills an empty sample installation. By default with the small sample, as tests want it. */
  loadSample?: (parts: SampleParts) => Promise<void>
  log?: HttpParts['log']
  /** When several processes serve on one port. */
  siblings?: Siblings
}

const packageFile = new URL('../../../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }

/**
 * Starts everything and listens. `databaseUrl` signs in with the application's role. When a step
 * fails, the earlier ones are closed again.
 */
export async function startServer(
  settings: Settings,
  databaseUrl: string,
  { say = () => {}, pages: built, loadSample = loadSampleData, log, siblings }: StartOptions = {},
): Promise<RunningServer> {
  let relay: Relay | undefined
  let app: FastifyInstance | undefined
  const traces = await openTraces(settings, (reason) =>
    app?.log.warn({ reason }, 'traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT'),
  )
  const database = traces.ofDatabase(openDatabaseShares(databaseUrl))
  const files = await openStorage(settings, (event, message) => {
    if (event === 'scanner-away') readiness.note(scannerAway)
    app?.log.warn({ problem: event }, message)
  })
  const readiness = openReadiness({ database, files })
  const errorSink =
    settings.errorSink &&
    openErrorSink({
      ...settings.errorSink,
      version,
      environment: settings.mode,
      onTrouble: (reason) => app?.log.warn({ reason }, 'errors cannot be reported to SENTRY_DSN'),
    })
  let jobs: { close(): Promise<void> } | undefined
  async function close(withinMs = 1_000): Promise<void> {
    readiness.setStopping()
    const jobsEnd = within(jobsEndWithinMs, jobs?.close() ?? Promise.resolve(), undefined)
    // Close live streams first, because they keep the HTTP server open. Close the database last,
    // because requests in progress and the last steps of jobs still need it.
    await relay?.close()
    await app?.drain.close(withinMs)
    await jobsEnd
    await Promise.all([errorSink?.close(), within(tracesEndWithinMs, traces.close(), undefined)])
    await within(databaseEndsWithinMs, database.close(), undefined)
  }
  async function stop(): Promise<void> {
    readiness.setStopping()
    await app?.drain.untilQuiet()
    await close(requestsEndWithinMs)
  }
  async function leave(): Promise<void> {
    await app?.drain.untilLeft()
    await close(requestsEndWithinMs)
  }
  try {
    onChatChange(publishDepositChat)
    describeChatsBy(describeDeposits)
    const key = await loadSecrets(settings, { mayCreate: !(await isSealed(database)) })
    const secrets = await settleInstallation(database, settings, key)
    await settleStorage(database, files, settings)
    const accessCode = await settleAccessCode(database, settings)
    if (settings.mode === 'sample') await loadSample({ database, files, secrets, settings, say })
    const pages = await built
    const own = describeProcess({ version, settings, secrets, place: siblings?.place })
    const live = startRelay(database, databaseUrl, secrets.fingerprint, own)
    relay = live
    await within(liveWithinMs, live.listening, undefined)
    await settleKey(database, secrets)
    readiness.setKey(secrets.fingerprint)
    const metrics =
      settings.metricsToken === null
        ? undefined
        : openMetrics({
            version,
            databaseUse: () => database.use(),
            openStreams: () => app?.openStreams.size ?? 0,
            dataDirectory: settings.dataDirectory,
            process: siblings?.place.number,
          })
    if (metrics) {
      addBackupGauges(metrics.ofMachine, settings)
      siblings?.tellFigures(() => metrics.registry.getMetricsAsJSON())
    }
    const onDatabaseProblem = (problem: NamedProblem) => readiness.note(problem)
    const faults = rememberFaults()
    const runs = openJobRuns()
    const router = openRouter({
      own,
      readiness: () => readiness.check(),
      jobs: runs.list,
      faults: faults.list,
      databaseUse: () => database.use(),
      liveProcessId: live.processId,
    })
    const parts: HttpParts = {
      settings,
      database,
      files,
      secrets,
      relay,
      router,
      findCaller: (token, language) => findCaller(database, token, language),
      watchCallers: (tokens) => watchCallers(database, tokens),
      checkChange: refuseInMaintenance,
      onDatabaseProblem,
      onFault(fault: Fault) {
        faults.add(fault)
        errorSink?.report(fault)
      },
      noteAnswer: noteListedPeople,
      metrics,
      traces,
      ...(log && { log }),
    }
    app = await openHttp(parts)
    await registerRoutes(app, { ...parts, readiness, pages, siblings })
    jobs = startJobs({
      ...parts,
      log: app.log,
      runs,
      onRun: metrics?.countJobRun,
      around: (name, run) => traces.ofJob(name, run),
    })
    await app.listen({ port: settings.port, host: settings.host })
    const logFailure = logJobFailures(app.log)
    const noteBackupsFail = () => readiness.note(backupsFail)
    const backupListeners: JobListeners = {
      onRun: metrics?.countJobRun,
      onError(job, error) {
        logFailure(job, error)
        noteBackupsFail()
      },
    }
    const reportEnd = (error: unknown) =>
      errorSink?.report(
        { error, at: new Date(), requestId: null, where: 'unexpected end' },
        'fatal',
      )
    const address = settings.publicUrl
    const listeners = { backupListeners, noteBackupsFail, reportEnd }
    return { address, accessCode, ...listeners, stop, leave, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openTraces({ traces }: Settings, onTrouble: (reason: string) => void) {
  if (!traces) return noTraces
  // Its packages take a tenth of a second and 26 MB.
  const { sendTraces } = await import('#foundation/platform/server/watching/send-traces.ts')
  return sendTraces({ ...traces, version, onTrouble })
}

/** Registers all other routes: downloads, uploads, provider redirects, and pages. */
async function registerRoutes(
  app: FastifyInstance,
  parts: HttpParts & {
    readiness: Readiness
    pages: string | undefined
    siblings: Siblings | undefined
  },
): Promise<void> {
  const { database, secrets, settings, metrics, readiness, pages, siblings } = parts
  const { metricsToken: token } = settings
  if (metrics && token !== null)
    registerMetrics(app, { metrics, database, settings, token, siblings })
  registerLiveness(app)
  registerHealth(app, database, version)
  registerReadiness(app, readiness, version)
  registerAvatarRoutes(app, parts)
  registerAttachmentRoutes(app, parts)
  registerEvidenceRoutes(app, parts)
  registerContentPictureRoutes(app, parts)
  registerTestimonialPictureRoute(app, parts)
  registerExportFileRoute(app, parts)
  registerExportRoute(app, parts)
  registerStatementRoutes(app, parts)
  registerTaxRoutes(app, parts)
  registerFactsRoutes(app, parts)
  registerListRoute(app, parts)
  app.get('/receipt-key.pem', servePublicKey(secrets, signingPurpose))
  app.get('/seal-key.pem', servePublicKey(secrets, sealPurpose))
  onDocumentProblem((file, problem) =>
    app.log.warn(
      { file, problem },
      "a document of the operator cannot be shown; Kaban's own text is shown instead",
    ),
  )
  registerSocialRoutes(app, parts, identityHooks)
  await registerStopDigestPage(app, parts, pages)
  if (settings.mode === 'sample') {
    await registerMailbox(app, parts, pages)
    await registerKitPage(app, pages)
  }
  await registerPages(app, parts, pages)
}
