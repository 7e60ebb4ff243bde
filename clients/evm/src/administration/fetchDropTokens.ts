import { CoreError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { readContracts } from '../chain/readContracts.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { dropErc1155Reads } from '../contract/dropErc1155.ts'
import { conditionIdsOf, conditionReads, conditionsOf } from '../contract/fetchDropState.ts'
import type { AdministeredDrop } from './dropCall.ts'
import { type TokenSettings, tokenReads, tokenSettings } from './fetchDropSettings.ts'

/** A token id in an ERC-1155 drop. */
export interface DropToken {
  readonly tokenId: bigint
  readonly minted: bigint
  readonly settings: TokenSettings
  /** In contract order. */
  readonly conditions: readonly ClaimCondition[]
}

/**
 * Fetches token ids of an ERC-1155 drop with their settings and conditions, in a request for every eight, and one for
 * every 40 conditions. Token ids that no batch contains have none.
 *
 * @returns In request order.
 * @throws NO_CONTRACT_DATA, NO_ROYALTIES_DATA, CONTRACT_TOO_LARGE
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropTokens(
  { client }: EvmConnection,
  { address }: Pick<AdministeredDrop, 'address'>,
  tokenIds: readonly bigint[],
  options: AskOptions = {},
): Promise<DropToken[]> {
  const reads = tokenIds.map((tokenId) => ({ tokenId, ...dropErc1155Reads(address, tokenId) }))
  const byTokenId = <Value>(readsOf: (token: (typeof reads)[number]) => Value) =>
    Object.fromEntries(reads.map((token) => [`${token.tokenId}`, readsOf(token)]))
  const states = await readContracts(
    client,
    byTokenId(({ tokenId, state: { conditionIds, minted } }) => ({
      conditionIds,
      minted,
      ...tokenReads(address, tokenId),
    })),
    options,
  )
  const idsOf = (tokenId: bigint) => conditionIdsOf(states[`${tokenId}`]?.conditionIds, address)
  const stored = await readContracts(
    client,
    byTokenId((token) => conditionReads(token, idsOf(token.tokenId))),
    options,
  )
  return tokenIds.map((tokenId) => {
    const state = states[`${tokenId}`]
    const settings = state && tokenSettings(state, address)
    if (!settings) throw new CoreError('NO_CONTRACT_DATA', { contract: address })
    const conditions = conditionsOf(idsOf(tokenId), stored[`${tokenId}`] ?? {})
    return { tokenId, minted: state.minted ?? 0n, settings, conditions }
  })
}
