import { CoreError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { readContracts } from '../chain/readContracts.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { dropErc1155Reads } from '../contract/dropErc1155.ts'
import {
  ASSUMED_IDS,
  conditionIdsOf,
  conditionReads,
  conditionsOf,
} from '../contract/fetchDropState.ts'
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

/** Token ids in one request: about 10 reads each, well below the gas that nodes allow for a call. */
const TOKENS_PER_REQUEST = 50

/**
 * Fetches token ids of an ERC-1155 drop with their settings and conditions, in two requests for every 50, and one more
 * if some have more than four conditions. Token ids that no batch contains have none.
 *
 * @returns In request order.
 * @throws NO_CONTRACT_DATA, NO_ROYALTIES_DATA, CONTRACT_TOO_LARGE
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropTokens(
  connection: EvmConnection,
  drop: Pick<AdministeredDrop, 'address'>,
  tokenIds: readonly bigint[],
  options: AskOptions = {},
): Promise<DropToken[]> {
  const tokens: DropToken[] = []
  for (let at = 0; at < tokenIds.length; at += TOKENS_PER_REQUEST) {
    const some = tokenIds.slice(at, at + TOKENS_PER_REQUEST)
    tokens.push(...(await fetchSome(connection, drop, some, options)))
  }
  return tokens
}

async function fetchSome(
  { client }: EvmConnection,
  { address }: Pick<AdministeredDrop, 'address'>,
  tokenIds: readonly bigint[],
  options: AskOptions,
): Promise<DropToken[]> {
  const reads = tokenIds.map((tokenId) => ({ tokenId, ...dropErc1155Reads(address, tokenId) }))
  const byTokenId = <Value>(readsOf: (token: (typeof reads)[number]) => Value) =>
    Object.fromEntries(reads.map((token) => [`${token.tokenId}`, readsOf(token)]))
  const [states, assumed] = await Promise.all([
    readContracts(
      client,
      byTokenId(({ tokenId, state: { conditionIds, minted } }) => ({
        conditionIds,
        minted,
        ...tokenReads(address, tokenId),
      })),
      options,
    ),
    readContracts(
      client,
      byTokenId((token) => conditionReads(token, ASSUMED_IDS)),
      options,
    ),
  ])
  const idsOf = (tokenId: bigint) => conditionIdsOf(states[`${tokenId}`]?.conditionIds, address)
  const rest = await readContracts(
    client,
    byTokenId((token) =>
      conditionReads(
        token,
        idsOf(token.tokenId).filter((id) => !ASSUMED_IDS.includes(id)),
      ),
    ),
    options,
  )
  return tokenIds.map((tokenId) => {
    const key = `${tokenId}`
    const state = states[key]
    const settings = state && tokenSettings(state, address)
    if (!settings) throw new CoreError('NO_CONTRACT_DATA', { contract: address })
    const conditions = conditionsOf(idsOf(tokenId), { ...assumed[key], ...rest[key] })
    return { tokenId, minted: state.minted ?? 0n, settings, conditions }
  })
}
