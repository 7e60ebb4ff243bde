import type { JobPayloads } from '../database/queue/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MetadataServices } from '../metadata/refreshMetadata.ts'
import type { OrderServices } from '../orders/orderServices.ts'
import type { RateSource } from '../rates/openRateSource.ts'
import type { DrawServices } from '../users/email/drawKey.ts'

/** Services that jobs use. */
export interface JobServices extends MetadataServices {
  readonly orders: OrderServices
  readonly mail: MailService
  /** Days for which audit log entries are kept. */
  readonly auditDays: number
  /** Undefined = no prices are read. */
  readonly rates?: RateService | undefined
}

/** Mail sending and address confirmation. */
export interface MailService {
  readonly mailer: Mailer
  /** Returns the link that a person opens to confirm an address. */
  readonly linkOf: (userId: string, key: string) => string
  /** Limits on address confirmation and its mails. */
  readonly limits: DrawServices['limits']
  /** The platform's name, for people. */
  readonly platform: string
  /** Called with a sentence for each mail that failed, and with undefined after a success. */
  readonly onTrouble: (sentence: string | undefined) => void
}

/** A price source and its failure reporter. */
export interface RateService {
  readonly source: RateSource
  /** Called with a sentence for each failed reading, and with undefined after a success. */
  readonly onTrouble: (sentence: string | undefined) => void
}

/** Runs a job. The same job may run twice, even at the same time. */
export type Task<Name extends keyof JobPayloads> = (
  services: JobServices,
  payload: JobPayloads[Name],
  /** Aborts when the process ends. */
  signal: AbortSignal | undefined,
) => Promise<void>

/** Decodes a database key from a job. */
export const keyOf = (hex: string): Buffer => Buffer.from(hex, 'hex')
