import { CoreError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { ReadConnection } from '../chain/connection.ts'
import { readContracts } from '../chain/readContracts.ts'
import { dropErc1155Reads } from './dropErc1155.ts'
import type { DropState } from './dropState.ts'
import { openEditionReads } from './openEdition.ts'

/**
 * Fetches the minted item count.
 *
 * @throws NO_CONTRACT_DATA, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintedCount(
  { client }: ReadConnection,
  { address, tokenId }: Pick<DropState, 'address' | 'tokenId'>,
  options: AskOptions = {},
): Promise<bigint> {
  const { state } =
    tokenId === undefined ? openEditionReads(address) : dropErc1155Reads(address, tokenId)
  const { drop } = await readContracts(client, { drop: { minted: state.minted } }, options)
  if (drop.minted === undefined) throw new CoreError('NO_CONTRACT_DATA', { contract: address })
  return drop.minted
}
