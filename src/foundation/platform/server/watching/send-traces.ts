/**
 * Spans of requests, of their transactions and reads, and of jobs, sent by OTLP over HTTP. Names
 * and attributes come from the code: no address, id of a row, statement or value.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { isAsset, kindOf } from '../http/admission.ts'
import { problemOf } from '../http/problems.ts'
import type { TraceSettings } from '../settings/environment-watching.ts'
import { codeOf } from './faults.ts'
import { tellTrouble } from './tell-trouble.ts'
import type { Traced, Traces } from './traces.ts'

interface Options extends TraceSettings {
  version: string
  /** Hears that spans are lost, at most once a minute. */
  onTrouble: (reason: string) => void
}

/** The request or job that is being served. */
interface Served {
  name: string
  context: Context
}

type Reach = Pick<Database, 'transaction' | 'read'>

export function sendTraces(options: Options): Traces {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': options.serviceName,
        'service.version': options.version,
        'service.instance.id': randomUUID(),
      }),
    ),
    // At most 2,048 spans wait; further ones are dropped.
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterOf(options) })],
  })
  const tracer = provider.getTracer('kaban', options.version)
  const propagator = new W3CTraceContextPropagator()
  const served = new AsyncLocalStorage<Served>()

  /** Outside of requests and jobs there is no span: the relay reads twice a second. */
  async function inSpan<T>(
    kind: keyof Reach,
    run: Reach['read'],
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const within = served.getStore()
    if (!within) return run(work)
    const attributes = { 'db.system.name': 'postgresql', 'kaban.for': within.name }
    const span = tracer.startSpan(kind, { kind: SpanKind.CLIENT, attributes }, within.context)
    let attempts = 0
    try {
      return await run((tx) => {
        attempts += 1
        return work(tx)
      })
    } catch (error) {
      // A refusal is an answer.
      if (problemOf(error, '').status >= 500) markFailed(span, codeOf(error))
      throw error
    } finally {
      span.setAttribute('kaban.attempts', attempts).end()
    }
  }

  const reachOf = (plain: Reach): Reach => ({
    transaction: (work, opening) =>
      inSpan('transaction', (run) => plain.transaction(run, opening), work),
    read: (work) => inSpan('read', (run) => plain.read(run), work),
  })

  return {
    ofRequests(app, { router, settings }) {
      app.addHook('onRequest', (request, reply, done) => {
        if (kindOf(request.url, router) === undefined || isAsset(request.url)) return done()
        const { name, attributes } = factsOf(request, router)
        // A page calls its own server. What clients send is believed from a proxy only.
        const outside =
          settings.trustedProxies > 0
            ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
            : ROOT_CONTEXT
        const parent = served.getStore()?.context ?? outside
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
        reply.raw.once('close', () => {
          const { writableFinished, statusCode } = reply.raw
          if (writableFinished) span.setAttribute('http.response.status_code', statusCode)
          if (reply.refusal) span.setAttribute('kaban.refusal', reply.refusal.name)
          if (!writableFinished) markFailed(span, 'client gone')
          else if (statusCode >= 500) markFailed(span, String(statusCode))
          span.end()
        })
        served.run({ name, context: trace.setSpan(parent, span) }, done)
      })
    },
    ofDatabase: (database) => ({
      ...database,
      ...reachOf(database),
      until: (signal) => reachOf(database.until(signal)),
    }),
    async ofJob(name, run) {
      const span = tracer.startSpan(name, { attributes: { 'kaban.job': name } }, ROOT_CONTEXT)
      try {
        return await served.run({ name, context: trace.setSpan(ROOT_CONTEXT, span) }, run)
      } catch (error) {
        markFailed(span, codeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}

function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
}

function factsOf({ id, method, url, routeOptions }: FastifyRequest, router: Traced['router']) {
  const [, module = '', name = ''] = /^\/rpc\/([^/?]+)\/([^/?]+)/.exec(url) ?? []
  const isProcedure = Object.hasOwn(router, module) && Object.hasOwn(router[module] ?? {}, name)
  const route = routeOptions.url ?? 'none'
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'kaban.request_id': id,
  }
  return { name: isProcedure ? `${module}.${name}` : `${method} ${route}`, attributes }
}

function exporterOf({ endpoint, onTrouble }: Options): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const tell = tellTrouble(onTrouble)
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) tell(result.error)
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
