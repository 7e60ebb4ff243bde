import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { derivePriceTokenAccount } from '../pda/derivedAddresses.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import type { PriceTokenFacts } from './fetchPriceTokens.ts'
import { readAddress } from './records/decodeRecord.ts'
import { canReceive, readTokenHolding } from './tokenAccounts.ts'

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
  const holders = distinct.map((wallet) => ({ wallet, token }))
  const accounts = await fetchAssociatedAccounts(connection, holders, options)
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

/** A wallet, and a token that it pays or is paid in. */
export interface TokenHolder {
  readonly wallet: SolanaAddress
  readonly token: Pick<PriceTokenFacts, 'mint' | 'tokenProgram'>
}

/**
 * Fetches wallets' associated token accounts, in request order; undefined = no account there. Their content is not
 * checked: a wallet may have given its account away.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function fetchAssociatedAccounts(
  connection: ReadConnection,
  holders: readonly TokenHolder[],
  options: AskOptions = {},
): Promise<(StoredAccount | undefined)[]> {
  const addresses = holders.map(({ wallet, token: { mint, tokenProgram } }) =>
    derivePriceTokenAccount(mint, wallet, tokenProgram),
  )
  return fetchInBatches(connection, addresses, options)
}
