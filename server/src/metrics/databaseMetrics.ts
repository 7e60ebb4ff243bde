import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { waitingJobs } from '../database/queue/livingWorkers.ts'
import type { DB } from '../database/tables.ts'
import { followedChains } from '../read-model/chains/followedChains.ts'

/**
 * Adds what the database knows across all processes: chains and waiting jobs. Absent while it does not answer.
 *
 * @returns function that reads it; call it before each scrape
 */
export function addDatabaseMetrics(registry: Registry, database: Kysely<DB>): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({
      name: `mintline_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [registry],
    })
  const up = gauge('database_up', '1 while the database answers, else 0.')
  const lag = gauge(
    'chain_lag_seconds',
    'Seconds since all that a blockchain had was read, by blockchain.',
    ['blockchain'],
  )
  const failing = gauge(
    'chain_failing_seconds',
    'Seconds since the source of a blockchain fails, 0 while it works.',
    ['blockchain'],
  )
  const waiting = gauge('jobs_waiting', 'Jobs that are due and that nobody does yet, by task.', [
    'task',
  ])
  return async () => {
    try {
      const [chains, jobs] = await Promise.all([followedChains(database), waitingJobs(database)])
      const secondsSince = (time: Date) => Math.max(0, (Date.now() - time.getTime()) / 1_000)
      reset()
      for (const { blockchain, completeUntil, failure } of chains) {
        if (completeUntil) lag.set({ blockchain }, secondsSince(completeUntil))
        failing.set({ blockchain }, failure ? secondsSince(failure.since) : 0)
      }
      for (const [task, count] of jobs) waiting.set({ task }, count)
      up.set(1)
    } catch {
      // A scrape must work especially while the database does not.
      reset()
      up.set(0)
    }
  }

  function reset(): void {
    for (const each of [lag, failing, waiting]) each.reset()
  }
}
