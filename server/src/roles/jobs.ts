import type { Settings } from '../config/settings.ts'
import type { MailService, RateService } from '../jobs/task.ts'
import { work } from '../jobs/work.ts'
import { shownMails } from '../mail/mailer.ts'
import { smtpMailer } from '../mail/smtpMailer.ts'
import { openRateSource } from '../rates/openRateSource.ts'
import { deduplicatingReporter } from './deduplicatingReporter.ts'
import { readerOf } from './metadataReading.ts'
import { orderServicesOf } from './orderServicesOf.ts'
import type { Role } from './role.ts'

/** This server's call that confirms an address. */
const CALL = '/marketplace/api/v4/users/{id}/confirmEmail/{key}'

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

/**
 * Opens the configured rate source; undefined = none.
 *
 * @param say - receives a sentence per trouble, deduplicated
 */
function rateServiceOf(
  { rates }: Pick<Settings, 'rates'>,
  say: (line: string) => void,
): RateService | undefined {
  if (rates === undefined) return undefined
  return { source: openRateSource(rates), onTrouble: deduplicatingReporter(say) }
}

/**
 * Opens the configured mail server, or shows mails in the log.
 *
 * @param say - receives mails to show, and a sentence per trouble, deduplicated
 */
function mailServiceOf(
  { smtp, confirmationUrl, publicUrl, platform, host, port, marketplaceLimits }: Settings,
  say: (line: string) => void,
): MailService {
  const template = confirmationUrl ?? `${publicUrl ?? `http://${host}:${port}`}${CALL}`
  return {
    mailer: smtp ? smtpMailer(smtp) : shownMails(say),
    linkOf: (userId, key) => template.replace('{id}', userId).replace('{key}', key),
    limits: marketplaceLimits,
    platform,
    onTrouble: deduplicatingReporter(say),
  }
}
