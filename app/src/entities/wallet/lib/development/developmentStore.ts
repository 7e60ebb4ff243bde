import type { WalletIcon } from '@wallet-standard/base'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'

/** The development wallet's accounts. */
export const DEVELOPMENT_ACCOUNTS = ['Creator', 'Collector 1', 'Collector 2'] as const

const SCHEMA = z.object({
  /** Secret keys, 32 bytes each in hexadecimal; empty until the wallet is first used. */
  seeds: z._default(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))), []),
  /** Index of the account in use. */
  active: z._default(z.int().check(z.gte(0), z.lte(DEVELOPMENT_ACCOUNTS.length - 1)), 0),
  /** True if each signature needs approval. Off by default, so that a first drop takes no clicks. */
  asksBeforeSigning: z._default(z.boolean(), false),
  /** True if it was connected when the page last left the embedded network. */
  wasConnected: z._default(z.boolean(), false),
})

/**
 * Stores the development wallet's state in this browser, including secret keys that every script on the page can read:
 * only for networks on this machine, whose money is worthless.
 */
export const developmentStore = persistentStore({
  key: 'mintline.development-wallet',
  schema: SCHEMA,
})

/** Returns the development wallet's settings. */
export function useDevelopmentSettings() {
  return usePersistent(developmentStore)
}

/** The development wallet's name. */
export const DEVELOPMENT_WALLET = 'Development wallet'

/** Angle brackets on mint. */
export const DEVELOPMENT_WALLET_ICON: WalletIcon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzBkNmI1MSIvPjxwYXRoIGQ9Im0xMSAxMS01IDUgNSA1bTEwLTEwIDUgNS01IDUiIGZpbGw9Im5vbmUiIHN0cm9rZT0iIzdkZjBjNiIgc3Ryb2tlLXdpZHRoPSIyLjYiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCIgc3Ryb2tlLWxpbmVqb2luPSJyb3VuZCIvPjwvc3ZnPg=='
