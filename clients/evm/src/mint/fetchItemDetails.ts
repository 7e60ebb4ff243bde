import { CoreError } from '@mintline/core/errors'
import { fetchItemMetadataOrUri, type ItemMetadata } from '@mintline/core/metadata'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { type ContractRead, contractRead, readContracts } from '../chain/readContracts.ts'
import { uri } from '../generated/dropErc1155/abi.ts'
import { explicitOwnershipOf, tokenURI } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'
import type { EvmDrop } from './claimRequest.ts'

/** An item's contract data and metadata. */
export interface ItemDetails {
  readonly tokenId: bigint
  /** Undefined = burned, or a shared token id. */
  readonly owner: string | undefined
  /** True if it was ever minted; always true for a shared token id. */
  readonly exists: boolean
  readonly metadata: ItemMetadata
}

/** Items to read from a drop. */
export interface ItemDetailsInput extends Pick<EvmDrop, 'resources'> {
  readonly drop: ItemsDrop
  readonly tokenIds: readonly bigint[]
}

/**
 * Fetches items' holders and metadata, with one request to the node and one per metadata document. If a document is
 * unreadable, its URI is returned instead.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchItemDetails(
  { client }: EvmConnection,
  { drop, tokenIds, resources }: ItemDetailsInput,
  options: AskOptions = {},
): Promise<ItemDetails[]> {
  const isSingle = drop.tokenId === undefined
  const uriOf = isSingle ? tokenURI : uri
  const { uris, owners } = await readContracts(
    client,
    {
      uris: byTokenId(tokenIds, (id) => contractRead(drop.address, uriOf, [id])),
      owners: byTokenId(isSingle ? tokenIds : [], (id) =>
        contractRead(drop.address, explicitOwnershipOf, [id]),
      ),
    },
    options,
  )
  const read = { ...resources, ...options }
  return Promise.all(
    tokenIds.map(async (tokenId) => {
      const ownership = owners[`${tokenId}`]
      const isHeld = ownership !== undefined && !ownership.burned && BigInt(ownership.addr) !== 0n
      return {
        tokenId,
        owner: isHeld ? ownership.addr.toLowerCase() : undefined,
        exists: !isSingle || isHeld || ownership?.burned === true,
        metadata: await metadataAt(uris[`${tokenId}`], read),
      }
    }),
  )
}

function byTokenId<Answer>(
  tokenIds: readonly bigint[],
  readOf: (tokenId: bigint) => ContractRead<Answer>,
): Record<string, ContractRead<Answer>> {
  return Object.fromEntries(tokenIds.map((id) => [id, readOf(id)]))
}

function metadataAt(
  address: string | undefined,
  options: Parameters<typeof fetchItemMetadataOrUri>[1],
): Promise<ItemMetadata> | ItemMetadata {
  if (address !== undefined) return fetchItemMetadataOrUri(address, options)
  const reason = 'the contract has no address of it'
  return {
    type: 'raw',
    uri: '',
    error: new CoreError('METADATA_NOT_AVAILABLE', { uri: '', reason }),
  }
}
