import { EventEmitter } from 'node:events'
import { type Clock, systemClock } from '@mintline/core'
import { type Job, Logger, runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { addMinutelyJobs } from '../database/queue/addJobs.ts'
import { type JobPayloads, QUEUE_SCHEMA } from '../database/queue/jobs.ts'
import { freeAbandonedJobs, markAsLiving, unmarkWorkers } from '../database/queue/livingWorkers.ts'
import type { DB } from '../database/tables.ts'
import { MINUTELY, TASKS } from './index.ts'
import type { JobServices, Task } from './task.ts'

/** Jobs that a process runs at once. */
const CONCURRENCY = 6
/** Grace period in milliseconds for running jobs when the process ends; then they are aborted. */
const PATIENCE = 1_000
/** Milliseconds until the queue is tried again after the database went away. */
const PAUSE = 3_000
/** Milliseconds between two additions of the next minute's jobs: several a minute, so that none is missed. */
const MINUTELY_PAUSE = 20_000

/** Outcome of one attempt to run a job. */
export interface JobOutcome {
  readonly task: string
  /** From 1. */
  readonly attempt: number
  /** True if the job is not retried. */
  readonly isLast: boolean
  /** Undefined = the job succeeded. */
  readonly error: unknown
}

/** Services for jobs, and the signal to stop. */
export interface WorkOptions extends JobServices {
  readonly pool: pg.Pool
  readonly signal: AbortSignal
  /** Called with the error when the queue cannot be processed. */
  readonly onTrouble: (error: unknown) => void
  /** Called after each attempt, unless the process' end interrupted it. */
  readonly onJob?: (outcome: JobOutcome) => void
  readonly clock?: Clock
}

/**
 * Runs jobs from the queue until the signal aborts; resolves once no job is running. Does not use the library's own
 * crontab: it ends the process if the database is away at the full minute.
 */
export async function work({
  pool,
  signal,
  onTrouble,
  onJob = () => undefined,
  clock = systemClock,
  ...services
}: WorkOptions) {
  const onOutcome = (outcome: JobOutcome) => {
    if (!signal.aborted) onJob(outcome)
  }
  while (!signal.aborted) {
    try {
      // Workers for a database that is away would write their failures past the log.
      await addMinutelyJobs(services.writer, MINUTELY)
      await workUntilBroken({ pool, signal, onJob: onOutcome, clock, services })
    } catch (error) {
      if (!signal.aborted) onTrouble(error)
    }
    if (!signal.aborted) await clock.sleep(PAUSE, signal).catch(() => undefined)
  }
}

interface Workers {
  readonly pool: pg.Pool
  readonly signal: AbortSignal
  readonly onJob: (outcome: JobOutcome) => void
  readonly clock: Clock
  readonly services: JobServices
}

/** Runs jobs until the signal aborts, or the queue fails; then rejects, once no job is running. */
async function workUntilBroken({ pool, signal, onJob, clock, services }: Workers): Promise<void> {
  const ending = new AbortController()
  const either = AbortSignal.any([signal, ending.signal])
  const events: WorkerEvents = new EventEmitter()
  const names: string[] = []
  events.on('worker:create', ({ worker }) => names.push(worker.workerId))
  tellOutcomes(events, onJob)
  const broken = brokenQueue(events)
  const workers = runTaskList(
    {
      schema: QUEUE_SCHEMA,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      events,
      gracefulShutdownAbortTimeout: PATIENCE,
      logger: new Logger(() => () => undefined),
    },
    tasksWith(services),
    pool,
  )
  try {
    await Promise.race([workers.promise, broken, keepQueue(services.writer, names, clock, either)])
  } finally {
    ending.abort()
    await workers.gracefulShutdown()
  }
}

/**
 * Adds each minute's jobs, and releases jobs of ended processes. Rejects when the signal aborts, or when the database
 * is away.
 *
 * @param workers - names of this process's own workers, marked as living meanwhile
 */
function keepQueue(
  writer: Kysely<DB>,
  workers: readonly string[],
  clock: Clock,
  signal: AbortSignal,
): Promise<never> {
  return writer.connection().execute(async (held) => {
    try {
      await markAsLiving(held, workers)
      for (;;) {
        await freeAbandonedJobs(held)
        await clock.sleep(MINUTELY_PAUSE, signal)
        await addMinutelyJobs(held, MINUTELY)
      }
    } finally {
      await unmarkWorkers(held)
    }
  })
}

/**
 * Rejects when a worker cannot read the queue, or cannot record the end of a job. The library reads some data only at
 * the start and never again, even if that failed: its workers would fail for ever. A worker that cannot write ends, and
 * the library does not replace it: after the last one, no job would run any more.
 */
function brokenQueue(events: WorkerEvents): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    events.once('worker:getJob:error', ({ error }) => reject(error))
    events.once('worker:fatalError', ({ error }) => reject(error))
  })
  // It may reject before anybody waits for it.
  broken.catch(() => undefined)
  return broken
}

/** Reports job outcomes from the library's events. */
function tellOutcomes(events: WorkerEvents, onJob: (outcome: JobOutcome) => void): void {
  const tell = (job: Job, error?: unknown) => {
    const { task_identifier: task, attempts: attempt, max_attempts } = job
    onJob({ task, attempt, isLast: attempt >= max_attempts, error })
  }
  events.on('job:success', ({ job }) => tell(job))
  events.on('job:error', ({ job, error }) => tell(job, error ?? new Error('no reason given')))
}

function tasksWith(services: JobServices): TaskList {
  const names = Object.keys(TASKS) as (keyof JobPayloads)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload, { abortSignal }) =>
        (TASKS[name] as Task<typeof name>)(services, payload as never, abortSignal),
    ]),
  ) as TaskList
}
