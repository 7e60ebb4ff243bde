import type { AskOptions } from '@mintline/core'
import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { derivePriceToken, derivePriceTokenAccount } from '../pda/derivedAddresses.ts'
import { type PhaseTokens, tokensIn } from '../plans/phases/phaseTokens.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { fetchPriceTokens, type PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { isPlainMint } from '../reads/tokenAccounts.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/** Phases whose price tokens to look up. */
export interface PhaseTokensQuery {
  /** The existing or future collection. */
  readonly deployment: SolanaAddress
  /** Tokens in base58, by phase; invalid ones are skipped. */
  readonly phases: readonly { readonly priceToken?: string | undefined }[]
  /** Treasury and fee recipients in base58; invalid ones are skipped. */
  readonly receivers: readonly string[]
}

/**
 * Fetches facts about phases' price tokens, for plans: a mint that does not exist is missing in the result. Sends no
 * request if no phase is priced in a token.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPhaseTokens(
  connection: ReadConnection,
  { deployment, phases, receivers }: PhaseTokensQuery,
  options: AskOptions = {},
): Promise<PhaseTokens> {
  const mints = tokensIn(phases).filter(isSolanaAddress)
  if (mints.length === 0) return new Map()
  const records = mints.map((mint) => derivePriceToken(deployment, mint))
  const [tokens, accounts] = await Promise.all([
    fetchPriceTokens(connection, mints, options),
    fetchInBatches(connection, [...mints, ...records], options),
  ])
  const owners = [...new Set(receivers)].filter(isSolanaAddress)
  const found = mints.flatMap((mint, index) => {
    const [token, account] = [tokens.get(mint), accounts[index]]
    if (!token || !account) return []
    const record = accounts[mints.length + index]
    const isAdded = record?.owner.toBase58() === EDITIONS_CONTROLS_PROGRAM
    return [{ ...token, isPlain: isPlainMint(account), isAdded }]
  })
  const missing = await Promise.all(
    found.map((token) => fetchWithoutAccount(connection, token, owners, options)),
  )
  return new Map(
    found.map((token, index) => [token.mint, { ...token, withoutAccount: missing[index] ?? [] }]),
  )
}

/** Finds owners without an associated account for the token. */
async function fetchWithoutAccount(
  connection: ReadConnection,
  { mint, tokenProgram }: PriceTokenFacts,
  owners: readonly SolanaAddress[],
  options: AskOptions,
): Promise<readonly SolanaAddress[]> {
  const addresses = owners.map((owner) => derivePriceTokenAccount(mint, owner, tokenProgram))
  const accounts = await fetchInBatches(connection, addresses, options)
  return owners.filter((_, index) => accounts[index] === undefined)
}
