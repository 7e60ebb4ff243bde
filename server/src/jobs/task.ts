import type { JobPayloads } from '../database/queue/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MetadataServices } from '../metadata/refreshMetadata.ts'
import type { OrderServices } from '../orders/orderServices.ts'
import type { RateSource } from '../rates/openRateSource.ts'
import type { DrawServices } from '../users/email/drawKey.ts'

/** With what jobs are done. */
export interface JobServices extends MetadataServices {
  readonly orders: OrderServices
  readonly mail: MailService
  /** Days for which the audit log has its entries. */
  readonly auditDays: number
  /** Undefined = no prices are read. */
  readonly rates?: RateService | undefined
}

/** Mails with keys of addresses. */
export interface MailService {
  readonly mailer: Mailer
  /** The link that a person opens to confirm an address. */
  readonly linkOf: (userId: string, key: string) => string
  /** Limits of the confirmation of addresses, and of mails about it. */
  readonly limits: DrawServices['limits']
  /** Name of the platform, for people. */
  readonly platform: string
  /** Gets the sentence of a mail that was not sent, and undefined after one that was. */
  readonly onTrouble: (sentence: string | undefined) => void
}

/** A source of prices, and who is told of it. */
export interface RateService {
  readonly source: RateSource
  /** Gets the sentence of a reading that failed, and undefined after one that did not. */
  readonly onTrouble: (sentence: string | undefined) => void
}

/** Does a job. It may be done twice, and at the same time. */
export type Task<Name extends keyof JobPayloads> = (
  services: JobServices,
  payload: JobPayloads[Name],
  /** Aborts when the process ends. */
  signal: AbortSignal | undefined,
) => Promise<void>

/** A key of the database from a job. */
export const keyOf = (hex: string): Buffer => Buffer.from(hex, 'hex')
