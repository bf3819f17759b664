/** The settings of those who watch Kaban: metrics, errors and traces. */
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'
import { webAddress } from './web-address.ts'

const group = 'Watching' as const
const metricsTokenMin = 16

export interface ErrorSinkSettings {
  /** Takes events as an envelope of Sentry. */
  url: string
  /** Public: it lets nobody read. */
  key: string
}

export interface TraceSettings {
  /** Takes OTLP over HTTP at `/v1/traces` under this address. */
  endpoint: string
  serviceName: string
}

/** Throws for an address that is no DSN. */
function readDsn(dsn: string): ErrorSinkSettings {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, base, project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || project === undefined) throw new Error('No DSN')
  return { url: `${protocol}//${host}${base}/api/${project}/envelope/`, key: username }
}

export const watchingSettings = {
  KABAN_METRICS_TOKEN: z
    .string()
    .min(metricsTokenMin, `it must have at least ${metricsTokenMin} characters`)
    .max(200, 'it must have at most 200 characters')
    .optional()
    .register(settingNotes, {
      group,
      does:
        `The token with which Prometheus reads \`/metrics\`, of at least ${metricsTokenMin} ` +
        'characters ([watching.md](operating/watching.md)). It is sent as ' +
        '`Authorization: Bearer …`.',
      neededBy: 'Operators who watch Kaban with Prometheus.',
      otherwise: 'none: `/metrics` does not exist',
    }),
  SENTRY_DSN: z
    .string()
    .transform((dsn, context) => {
      try {
        return readDsn(dsn)
      } catch {
        context.addIssue('it must be a DSN, such as https://key@sentry.example.ph/1')
        return z.NEVER
      }
    })
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The DSN of a project in Sentry, or in a service that takes the same events, such as ' +
        'GlitchTip. Kaban reports its faults there, without rows, bodies, emails and addresses ' +
        '([system-page.md](operating/system-page.md#errors)).',
      neededBy: 'Operators who collect errors in one place.',
      otherwise: 'none: errors are only in the log and on the page System',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress()
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The address of an OpenTelemetry collector, or of a service that takes OTLP over HTTP. ' +
        'Kaban sends traces of its requests, transactions and jobs there, without rows, bodies ' +
        'and addresses ([watching.md](operating/watching.md#traces)).',
      neededBy: 'Operators who look for what is slow.',
      otherwise: 'none: there are no traces',
    }),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('kaban').register(settingNotes, {
    group,
    does: 'The name of this installation in traces.',
    neededBy: 'Operators who send traces of several installations to one place.',
  }),
}

interface SetForTraces {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
}

export function readTraceSettings(set: SetForTraces): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = set
  return endpoint === undefined ? null : { endpoint, serviceName }
}
