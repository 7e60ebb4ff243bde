import { work } from '../jobs/work.ts'
import { mailServiceOf } from './mailing.ts'
import { readerOf } from './metadataReading.ts'
import { orderServicesOf } from './orderServicesOf.ts'
import { rateServiceOf } from './rateReading.ts'
import type { Role } from './role.ts'

/** Runs queued jobs: fetches metadata, reads rates. */
export const jobs: Role = {
  start: async ({ settings, database, log, metrics }) => {
    const reader = readerOf(settings)
    const ending = new AbortController()
    const working = work({
      pool: database.writePool,
      writer: database.write,
      reader,
      orders: orderServicesOf(settings, database),
      rates: rateServiceOf(settings, (sentence) => log.warn(sentence)),
      auditDays: settings.auditDays,
      mail: mailServiceOf(settings, (sentence) => log.warn(sentence)),
      signal: ending.signal,
      onTrouble: (err) => log.warn({ err }, 'Jobs: the queue cannot be read, trying again'),
      onJob: (outcome) => {
        metrics?.onJob(outcome)
        const { task, attempt, isLast, error: err } = outcome
        if (err === undefined) return
        const next = isLast ? 'and is given up' : 'and is tried again later'
        log.error({ err, task, attempt }, `Jobs: ${task} failed, ${next}`)
      },
    })
    return {
      close: async () => {
        ending.abort()
        await working
        await reader.close()
      },
    }
  },
}
