import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'

/** Accounts of the development wallet. */
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
  /** True if each signature needs approval. Off by default, so that a first drop takes no clicks. */
  asksBeforeSigning: z.boolean().default(false),
  /** True if it was connected when the page last left the embedded network. */
  wasConnected: z.boolean().default(false),
})

/**
 * State of the development wallet in this browser, including secret keys that every script of the page
 * can read: only for networks on this machine, whose money is worthless.
 */
export const developmentStore = persistentStore({
  key: 'mintline.development-wallet',
  schema: SCHEMA,
})

/** Settings of the development wallet. */
export function useDevelopmentSettings() {
  return usePersistent(developmentStore)
}
