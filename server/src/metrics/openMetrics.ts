import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Pools } from '../database/pools/openPools.ts'
import type { FinishedRequest } from '../http/requestLog.ts'
import type { JobOutcome } from '../jobs/work.ts'
import type { ClientMetrics } from '../marketplace/clientMetrics.ts'
import { databaseAnswers } from '../read-model/databaseAnswers.ts'
import { addClientMetrics } from './clientMetrics.ts'
import { addDatabaseMetrics } from './databaseMetrics.ts'
import { addJobMetrics } from './jobMetrics.ts'
import { addPoolMetrics } from './poolMetrics.ts'
import { addRequestMetrics } from './requestMetrics.ts'

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
