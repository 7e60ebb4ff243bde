import { CommandError } from '../errors/commandError.ts'
import type { WalletSource } from './walletSource.ts'

/** What a command may ask a wallet to sign, in words for messages and documents. */
export const SIGNED_KINDS = {
  transaction: 'transactions',
  /** New mints' keypairs, payers and co-signers sign too. */
  sharedTransaction: 'transactions that other keys sign too',
  lookupTables: 'transactions with lookup tables',
  contractCreation: 'transactions that create a contract',
  /** Storages that take the key itself. */
  upload: 'uploads to Irys and Arweave',
} as const

export type SignedKind = keyof typeof SIGNED_KINDS

/** What a wallet from one source can do. */
export interface WalletPowers {
  /** For people; begins a sentence. */
  readonly name: string
  readonly signs: readonly SignedKind[]
  /** How many transactions to sign in one request. Default: any number. */
  readonly signAtOnce?: number
}

const EVERYTHING = Object.keys(SIGNED_KINDS) as SignedKind[]

/** What wallets can sign, by their source. */
export const WALLET_POWERS: Readonly<Record<WalletSource['kind'], WalletPowers>> = {
  configured: { name: 'The configured wallet', signs: EVERYTHING },
  file: { name: 'A key file', signs: EVERYTHING },
  address: { name: 'An address', signs: [] },
  ledger: {
    name: 'A Ledger device',
    signs: EVERYTHING.filter((kind) => kind !== 'upload'),
    // While its user confirms one after another, the first would expire.
    signAtOnce: 1,
  },
  browser: {
    name: 'A wallet in a browser',
    signs: EVERYTHING.filter((kind) => kind !== 'upload'),
  },
}

/**
 * Asserts that a wallet can sign everything that is planned, before anything is sent.
 *
 * @throws WALLET_CANNOT_SIGN
 */
export function assertSigns(source: WalletSource, kinds: Iterable<SignedKind>): void {
  const { name, signs } = WALLET_POWERS[source.kind]
  const lacksTables = source.kind === 'browser' && !source.signsLookupTables
  for (const signed of kinds) {
    if (signs.includes(signed) && !(lacksTables && signed === 'lookupTables')) continue
    throw new CommandError('WALLET_CANNOT_SIGN', { wallet: name, what: SIGNED_KINDS[signed] })
  }
}

/** Signs for an address alone. Throws WALLET_CANNOT_SIGN. */
export async function signsNothing(): Promise<never> {
  const what = SIGNED_KINDS.transaction
  throw new CommandError('WALLET_CANNOT_SIGN', { wallet: WALLET_POWERS.address.name, what })
}
