import type { Keypair } from '@solana/web3.js'

const WALLET_KEY = 'mintline.development-wallet'

/** The development wallet's accounts. */
export const ACCOUNTS = ['Creator', 'Collector 1', 'Collector 2'] as const

/** Returns browser storage for a development wallet whose keys the test knows. */
export function storedAccounts(
  keypairs: readonly Keypair[],
  { active, asksBeforeSigning }: { active: (typeof ACCOUNTS)[number]; asksBeforeSigning: boolean },
): Record<string, string> {
  const seeds = keypairs.map(({ secretKey }) => Buffer.from(secretKey.slice(0, 32)).toString('hex'))
  const wallet = { seeds, active: ACCOUNTS.indexOf(active), asksBeforeSigning }
  return { [WALLET_KEY]: JSON.stringify(wallet) }
}
