import type { AskOptions } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { derivePriceTokenAccount } from '../pda/derivedAddresses.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import type { PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import { canReceive, readTokenHolding } from '../reads/tokenAccounts.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { StoredAccount } from '../rpc/storedAccount.ts'

/** A wallet's associated token account for a price token. */
export interface PriceTokenAccount {
  /** Base units; 0 without an account. */
  readonly amount: bigint
  /** True if the token's issuer has frozen it. */
  readonly isFrozen: boolean
  /** True if a mint can pay into it. Otherwise the collection's vault keeps the payment. */
  readonly canReceive: boolean
  /** True if the wallet has given the account to another one: nothing should be sent there. */
  readonly isGivenAway: boolean
}

const NO_ACCOUNT: PriceTokenAccount = {
  amount: 0n,
  isFrozen: false,
  canReceive: false,
  isGivenAway: false,
}

/**
 * Fetches wallets' accounts for a price token with one request, by wallet.
 *
 * @param wallets Base58 addresses: a payer, a treasury and fee recipients.
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTokenAccounts(
  connection: ReadConnection,
  { token, wallets }: { readonly token: PriceTokenFacts; readonly wallets: readonly string[] },
  options: AskOptions = {},
): Promise<ReadonlyMap<string, PriceTokenAccount>> {
  const distinct = [...new Set(wallets)].map(solanaAddress)
  const addresses = distinct.map((wallet) =>
    derivePriceTokenAccount(token.mint, wallet, token.tokenProgram),
  )
  const accounts = await fetchAccounts(connection, addresses, options)
  return new Map(
    distinct.map((wallet, index) => [wallet, tokenAccountOf(accounts[index], { token, wallet })]),
  )
}

function tokenAccountOf(
  account: StoredAccount | undefined,
  { token, wallet }: { readonly token: PriceTokenFacts; readonly wallet: SolanaAddress },
): PriceTokenAccount {
  if (account?.owner.toBase58() !== token.tokenProgram) return NO_ACCOUNT
  const holding = readTokenHolding(account.data)
  if (!holding || readAddress(holding.mint) !== token.mint) return NO_ACCOUNT
  const { holder, amount, isFrozen } = holding
  if (readAddress(holder) !== wallet) return { ...NO_ACCOUNT, isGivenAway: true }
  return { amount, isFrozen, canReceive: canReceive(account, token, wallet), isGivenAway: false }
}
