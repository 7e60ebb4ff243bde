import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'

/** Who the development wallet can be. */
export const DEVELOPMENT_ACCOUNTS = ['Creator', 'Collector 1', 'Collector 2'] as const

const SCHEMA = z.object({
  /** Secret keys, 32 bytes each in hexadecimal; empty until the wallet is first used. */
  seeds: z.array(z.string().regex(/^[0-9a-f]{64}$/)).default([]),
  /** Index of the account in use. */
  active: z
    .number()
    .int()
    .min(0)
    .max(DEVELOPMENT_ACCOUNTS.length - 1)
    .default(0),
  /** Whether each signature is asked for. Off, so that a first drop takes no clicks. */
  asksBeforeSigning: z.boolean().default(false),
  /** Whether it was in use when the embedded network was last left. */
  wasConnected: z.boolean().default(false),
})

/**
 * What the development wallet keeps in this browser, secret keys included, readable by every script
 * of the page: for the embedded network, whose money is worth nothing, and for nothing else.
 */
export const developmentStore = persistentStore({
  key: 'mintline.development-wallet',
  schema: SCHEMA,
})

/** What the development wallet is set to. */
export function useDevelopmentSettings() {
  return usePersistent(developmentStore)
}
