import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pools } from '../database/pools/openPools.ts'
import type { FinishedRequest } from '../http/requestLog.ts'
import type { JobOutcome } from '../jobs/work.ts'
import type { ClientMetrics } from '../marketplace/call.ts'
import { databaseAnswers } from '../read-model/reader.ts'
import { addClientMetrics } from './clientMetrics.ts'
import { addDatabaseMetrics } from './databaseMetrics.ts'

/** Seconds: from a look-up by id to beyond the statement timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A server process's metrics. */
export interface Metrics {
  readonly onFinished: (finished: FinishedRequest) => void
  readonly onJob: (outcome: JobOutcome) => void
  /** Counts pages' own measurements. */
  readonly client: ClientMetrics
  /** Returns all metrics in Prometheus' text format, as of now. */
  readonly text: () => Promise<string>
  readonly contentType: string
  /** Rejects while the database does not answer. */
  readonly check: () => Promise<void>
}

/** Creates a process's metrics: its memory and event loop, requests, jobs, chains and connections. */
export function openMetrics({ read, readPool, writePool }: Omit<Pools, 'close'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addPoolMetrics(registry, { read: readPool, write: writePool })
  const readDatabase = addDatabaseMetrics(registry, read)
  return {
    onFinished: addRequestMetrics(registry),
    onJob: addJobMetrics(registry),
    client: addClientMetrics(registry),
    text: async () => {
      await readDatabase()
      return registry.metrics()
    },
    contentType: registry.contentType,
    check: () => databaseAnswers(read),
  }
}

/** Adds this process's jobs; the result counts one attempt. */
function addJobMetrics(registry: Registry): (outcome: JobOutcome) => void {
  const attempts = new Counter({
    name: 'mintline_jobs_total',
    help: 'Attempts of this process to do jobs, by task and outcome: done or failed.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  })
  return ({ task, error }) =>
    attempts.inc({ task, outcome: error === undefined ? 'done' : 'failed' })
}

/** Adds requests with their durations; the result counts one. */
function addRequestMetrics(registry: Registry): (finished: FinishedRequest) => void {
  const durations = new Histogram({
    name: 'mintline_http_request_duration_seconds',
    help: 'Requests by the pattern of their path, method and status, until the end of the answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  // One label for all unknown paths: callers choose them.
  return ({ route = 'unknown', method, status, ms }) =>
    durations.observe({ route, method, status }, ms / 1_000)
}

/** Adds database connections, by pool name. */
function addPoolMetrics(registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  new Gauge({
    name: 'mintline_database_connections',
    help: 'Connections of this process to the database, by pool and state: used or idle.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'used' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'mintline_database_queue',
    help: 'Queries of this process that wait for a connection, by pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount)
    },
  })
}
