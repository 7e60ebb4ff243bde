import {
  type AskOptions,
  CoreError,
  fetchItemMetadataOrUri,
  type ItemMetadata,
} from '@mintline/core'
import type { EvmConnection } from '../chain/connection.ts'
import { type ContractRead, contractRead, readContracts } from '../chain/readContracts.ts'
import { uri } from '../generated/dropErc1155/abi.ts'
import { explicitOwnershipOf, tokenURI } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'
import type { EvmDrop } from './claimRequest.ts'

/** An item as its contract and its metadata tell. */
export interface ItemDetails {
  readonly tokenId: bigint
  /** Undefined = it was burned, or several wallets may hold it. */
  readonly owner: string | undefined
  /** Whether it was minted once; true for items of one token id. */
  readonly exists: boolean
  readonly metadata: ItemMetadata
}

/** Items of a drop to read. */
export interface ItemDetailsInput extends Pick<EvmDrop, 'resources'> {
  readonly drop: ItemsDrop
  readonly tokenIds: readonly bigint[]
}

/**
 * Holders and metadata of items, by one request and one for each document. An item whose document cannot
 * be read has the address of it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
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
