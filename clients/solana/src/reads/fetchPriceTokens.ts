import type { CoinUnit } from '@mintline/core/amounts'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { METADATA_PROGRAM, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../addresses.ts'
import { priceTokenOf } from '../limits.ts'
import { deriveTokenMetadata } from '../pda/derivedAddresses.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import type { EditionPhase } from './collectionInfo.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import {
  isTokenKind,
  MINT_EXTENSIONS,
  MINT_SIZE,
  readDecimals,
  readExtension,
} from './tokenAccounts.ts'
import { METADATA_RECORD, TOKEN_METADATA } from './tokenMint.ts'

/** A token in which phases can be priced. */
export interface PriceTokenFacts extends CoinUnit {
  readonly mint: SolanaAddress
  /** The Token program or Token-2022. */
  readonly tokenProgram: SolanaAddress
  /** Digits after the decimal point: with 6, 1,000,000 base units are one token. */
  readonly decimals: number
  /** Anybody can name a token so: show the mint with it. A shortened address where the token has no usable symbol. */
  readonly symbol: string
}

/** Tokens that buyers know by their symbols, on mainnet and devnet. No other mint is shown with these symbols. */
const KNOWN_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC'],
  ['4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', 'USDC'],
  ['Es9vMFrzaCermJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT'],
  ['HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr', 'EURC'],
])
const TAKEN_SYMBOLS = new Set([
  ...KNOWN_SYMBOLS.values(),
  ...['SOL', 'WSOL', 'ETH', 'LAMPORT', 'LAMPORTS'],
])
/** Symbols that are shown: other scripts have letters that look the same. */
const USABLE_SYMBOL = /^\$?[A-Za-z][A-Za-z0-9]{0,9}$/

/**
 * Fetches tokens by their mints, with one request for up to 50. A mint that does not exist, or is none, is missing in
 * the result.
 *
 * @param mints In base58.
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPriceTokens(
  connection: ReadConnection,
  mints: readonly string[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, PriceTokenFacts>> {
  const found = await fetchTokenMints(connection, mints, options)
  return new Map([...found].map(([mint, { token }]) => [mint, token]))
}

/** Fetches the mints with the facts that they tell: see `fetchPriceTokens`. */
export async function fetchTokenMints(
  connection: ReadConnection,
  mints: readonly string[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, ReadMint>> {
  const distinct = [...new Set(mints)].map(solanaAddress)
  const addresses = distinct.flatMap((mint) => [mint, deriveTokenMetadata(mint)])
  const accounts = await fetchInBatches(connection, addresses, options)
  return new Map(
    distinct.flatMap((address, index): [string, ReadMint][] => {
      const [account, metadata] = accounts.slice(2 * index)
      if (!account || !isMint(account)) return []
      return [[address, { token: factsOf(address, account, metadata), account }]]
    }),
  )
}

interface ReadMint {
  readonly token: PriceTokenFacts
  readonly account: StoredAccount
}

function isMint(account: StoredAccount): boolean {
  const isClassic = account.owner.toBase58() === TOKEN_PROGRAM && account.data.length === MINT_SIZE
  return isClassic || isTokenKind(account, 'mint')
}

function factsOf(
  mint: SolanaAddress,
  account: StoredAccount,
  metadata: StoredAccount | undefined,
): PriceTokenFacts {
  return {
    mint,
    tokenProgram: solanaAddress(account.owner.toBase58()),
    decimals: readDecimals(account.data),
    symbol: KNOWN_SYMBOLS.get(mint) ?? symbolOf(account, metadata) ?? shortened(mint),
  }
}

/** Returns the symbol that the token gives itself; undefined = none, or one that is not usable. */
function symbolOf(mint: StoredAccount, metadata: StoredAccount | undefined): string | undefined {
  const symbol = readSymbol(mint, metadata)?.replaceAll('\0', '').trim() ?? ''
  const isTaken = TAKEN_SYMBOLS.has(symbol.replace('$', '').toUpperCase())
  return USABLE_SYMBOL.test(symbol) && !isTaken ? symbol : undefined
}

function readSymbol(mint: StoredAccount, metadata: StoredAccount | undefined): string | undefined {
  try {
    if (mint.owner.toBase58() === TOKEN_2022_PROGRAM) {
      const own = readExtension(mint.data, MINT_EXTENSIONS.metadata, TOKEN_METADATA)
      if (own) return own.symbol
    }
    if (metadata?.owner.toBase58() !== METADATA_PROGRAM) return undefined
    return METADATA_RECORD.decode(metadata.data).symbol
  } catch {
    // Metadata that are not as they should be cost a token its symbol only.
    return undefined
  }
}

function shortened(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/**
 * Fetches the tokens that phases are priced in, by mint, with one request; with none if all prices are in lamports.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function fetchTokensOfPhases(
  connection: ReadConnection,
  phases: readonly EditionPhase[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, PriceTokenFacts>> {
  const mints = phases.flatMap((phase) => priceTokenOf(phase) ?? [])
  return fetchPriceTokens(connection, mints, options)
}
