import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { tokensIn } from '../limits.ts'
import { derivePriceToken } from '../pda/derivedAddresses.ts'
import type { PhaseTokens } from '../plans/phases/phaseTokens.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { fetchTokenMints } from '../reads/fetchPriceTokens.ts'
import { fetchAssociatedAccounts } from '../reads/fetchTokenAccounts.ts'
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

/** A collection that gets new receivers. */
export interface ReceiverTokensQuery {
  readonly info: Pick<CollectionInfo, 'editions' | 'phases'>
  /** New treasury and fee recipients in base58; invalid ones are skipped. */
  readonly receivers: readonly string[]
}

/**
 * Fetches facts about the tokens that new receivers will be paid in: those of phases that have not ended. Sends no
 * request if there are none.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchReceiverTokens(
  connection: ReadConnection,
  { info: { editions, phases }, receivers }: ReceiverTokensQuery,
  options: AskOptions = {},
): Promise<PhaseTokens> {
  if (receivers.length === 0 || tokensIn(phases).length === 0) return new Map()
  const now = await fetchChainTime(connection, options)
  const coming = phases.filter(({ endTime }) => endTime > now)
  const query = { deployment: editions, phases: coming, receivers }
  return fetchPhaseTokens(connection, query, options)
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
  const [found, records] = await Promise.all([
    fetchTokenMints(connection, mints, options),
    fetchInBatches(
      connection,
      mints.map((mint) => derivePriceToken(deployment, mint)),
      options,
    ),
  ])
  const owners = [...new Set(receivers)].filter(isSolanaAddress)
  const holders = [...found.values()].flatMap(({ token }) =>
    owners.map((wallet) => ({ wallet, token })),
  )
  const accounts = await fetchAssociatedAccounts(connection, holders, options)
  const missing = holders.filter((_, index) => accounts[index] === undefined)
  return new Map(
    mints.flatMap((mint, index) => {
      const { token, account } = found.get(mint) ?? {}
      if (!token || !account) return []
      const isAdded = records[index]?.owner.toBase58() === EDITIONS_CONTROLS_PROGRAM
      const withoutAccount = missing
        .filter((holder) => holder.token === token)
        .map(({ wallet }) => wallet)
      return [[mint, { ...token, isPlain: isPlainMint(account), isAdded, withoutAccount }]]
    }),
  )
}
