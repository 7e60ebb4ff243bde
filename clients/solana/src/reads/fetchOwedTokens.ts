import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { base58 } from '@scure/base'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { PRICE_TOKEN_DISCRIMINATOR } from '../generated/kit/editionsControls/accounts/priceToken.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection, storedAccount } from '../rpc/readConnection.ts'
import { bytesAt } from './bytesAt.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchPriceTokens, type PriceTokenFacts } from './fetchPriceTokens.ts'
import { decodePriceToken, type PriceTokenRecord } from './records/priceToken.ts'

/** A payment in a token that could not be made when items were minted. */
export interface OwedTokens {
  readonly receiver: SolanaAddress
  /** Base units. */
  readonly amount: bigint
  readonly token: PriceTokenFacts
}

/** Where payments of a collection go. */
type Paid = Pick<CollectionInfo, 'editions' | 'treasury' | 'platformFees'>

/**
 * Fetches what a collection owes in tokens; `CollectionInfo.owed` has what it owes in lamports.
 *
 * @returns Sorted by token, one payment for each receiver.
 * @throws NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchOwedTokens(
  connection: ReadConnection,
  collection: Paid,
  options: AskOptions = {},
): Promise<readonly OwedTokens[]> {
  const ofCollection = bytesAt(0, PRICE_TOKEN_DISCRIMINATOR, base58.decode(collection.editions))
  const program = addressKey(EDITIONS_CONTROLS_PROGRAM)
  const ask = (at: StateConfig) =>
    connection.getProgramAccounts(program, { filters: [ofCollection], ...at })
  const found = await askForState(connection, 'getProgramAccounts', ask, options)
  const owing = found.flatMap(({ pubkey, account }) => {
    const stored = storedAccount(pubkey, account)
    const record = stored && decodePriceToken(stored)
    return record && isOwing(record) ? [record] : []
  })
  if (owing.length === 0) return []
  const mints = owing.map(({ mint }) => mint).sort()
  const tokens = await fetchPriceTokens(connection, mints, options)
  return mints.flatMap((mint) => {
    const record = owing.find((one) => one.mint === mint)
    const token = tokens.get(mint)
    return record && token ? payments(record, token, collection) : []
  })
}

function isOwing({ owedToTreasury, owedToRecipients }: PriceTokenRecord): boolean {
  return owedToTreasury > 0n || owedToRecipients.length > 0
}

/** Like the program: what is owed to a recipient who left goes to the first one of today. */
function payments(
  { owedToTreasury, owedToRecipients }: PriceTokenRecord,
  token: PriceTokenFacts,
  { treasury, platformFees: { recipients } }: Paid,
): readonly OwedTokens[] {
  const owed = new Map([[treasury, owedToTreasury]])
  for (const { receiver, amount } of owedToRecipients) {
    const stays = recipients.find(({ address }) => address === receiver)
    const heir = (stays ?? recipients[0])?.address ?? receiver
    owed.set(heir, (owed.get(heir) ?? 0n) + amount)
  }
  return [...owed].flatMap(([receiver, amount]) =>
    amount > 0n ? [{ receiver, amount, token }] : [],
  )
}
