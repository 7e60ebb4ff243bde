import { Counter, type Registry } from 'prom-client'
import type { JobOutcome } from '../jobs/work.ts'

/** Adds this process's jobs; the result counts one attempt. */
export function addJobMetrics(registry: Registry): (outcome: JobOutcome) => void {
  const attempts = new Counter({
    name: 'mintline_jobs_total',
    help: 'Attempts of this process to do jobs, by task and outcome: done or failed.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  })
  return ({ task, error }) =>
    attempts.inc({ task, outcome: error === undefined ? 'done' : 'failed' })
}
