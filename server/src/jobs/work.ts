import { EventEmitter } from 'node:events'
import { type Clock, systemClock } from '@mintline/core'
import { type Job, Logger, runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { addMinutelyJobs } from '../database/queue/addMinutelyJobs.ts'
import { type JobPayloads, QUEUE_SCHEMA } from '../database/queue/jobs.ts'
import { freeAbandonedJobs, markAsLiving, unmarkWorkers } from '../database/queue/livingWorkers.ts'
import type { DB } from '../database/tables.ts'
import { MINUTELY, TASKS } from './index.ts'
import type { JobServices, Task } from './task.ts'

/** Jobs that a process does at once. */
const CONCURRENCY = 6
/** Milliseconds for jobs that are being done when the process ends; then they are aborted. */
const PATIENCE = 1_000
/** Milliseconds until the queue is looked at again after the database went away. */
const PAUSE = 3_000
/** Milliseconds between two times at which the jobs of the next minute are added: several, so that none is missed. */
const MINUTELY_PAUSE = 20_000

/** The end of one attempt to do a job. */
export interface JobOutcome {
  readonly task: string
  /** From 1. */
  readonly attempt: number
  /** True if the job is not tried again. */
  readonly isLast: boolean
  /** Undefined = the job is done. */
  readonly error: unknown
}

/** Services that jobs use, and the signal that ends them. */
export interface WorkOptions extends JobServices {
  readonly pool: pg.Pool
  readonly signal: AbortSignal
  /** Gets the error when the queue cannot be worked on. */
  readonly onTrouble: (error: unknown) => void
  /** Called for each attempt that the end of the process did not interrupt. */
  readonly onJob?: (outcome: JobOutcome) => void
  readonly clock?: Clock
}

/**
 * Does the jobs of the queue until the signal aborts; resolves when none is being done any more. The library's own
 * crontab is not used: it ends the process where the database is away at the full minute.
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
      // Workers of a database that is away would write their failures past the log.
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

/** Does jobs until the signal aborts, or the queue cannot be worked on; then it rejects, once no job is being done. */
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
 * Adds the jobs of each minute, and frees those of processes that are gone, until the signal aborts, which rejects, as a
 * database that is away does.
 *
 * @param workers - names of the process's own, which are living until then
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
 * Rejects when a worker cannot read the queue, or write the end of a job. What its library reads once in the beginning it
 * never reads again, even where that failed: its workers would fail for ever. A worker that cannot write ends, and the
 * library does not replace it: with the last one, nothing would be done any more.
 */
function brokenQueue(events: WorkerEvents): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    events.once('worker:getJob:error', ({ error }) => reject(error))
    events.once('worker:fatalError', ({ error }) => reject(error))
  })
  // It may come before anybody waits for it.
  broken.catch(() => undefined)
  return broken
}

/** Reports the outcomes of jobs among the events of the library. */
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
