import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import {
  fetchItemMetadataOrUri,
  type LoadedMetadata,
  type PageTheme,
} from '@mintline/core/metadata'
import type { AskOptions } from '@mintline/core/node'
import { zeroAddress } from 'viem'
import type { ReadConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import type { DropState } from '../contract/dropState.ts'
import { uri } from '../generated/dropErc1155/abi.ts'
import { contractURI, owner, sharedMetadata } from '../generated/openEdition/abi.ts'
import type { EvmDrop } from './claimRequest.ts'

/** A drop's texts and picture, as set by its creator. */
export interface DropProfile {
  /** Undefined = the contract has no owner. */
  readonly owner: EvmAddress | undefined
  /** The items' name; empty = none. */
  readonly itemName: string
  /** Picture URI for the items, or else the contract; undefined = none can be read. */
  readonly image: string | undefined
  /** Description for the items, or else the contract; untrusted text; undefined = none can be read. */
  readonly description: string | undefined
  /** URL of a page about them, from the same documents; untrusted, not checked; undefined = none. */
  readonly externalUrl: string | undefined
  /** URI of a video or a sound; undefined = none. */
  readonly animation: string | undefined
  /** Who made them, by their own account; untrusted text; undefined = the documents name nobody. */
  readonly artist: string | undefined
  /** Their mint page's look, from the contract's document; missing = it has none. */
  readonly theme?: PageTheme
}

/** The items' metadata, as far as it is known. */
type ItemTexts = Partial<Omit<LoadedMetadata, 'type'>>

/** A drop whose profile to read. */
export interface DropProfileInput extends Pick<EvmDrop, 'resources'> {
  readonly drop: Pick<DropState, 'address' | 'tokenId'>
}

/**
 * Fetches a drop's texts and picture, with one request to the node and at most two metadata documents.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropProfile(
  { client }: ReadConnection,
  { drop, resources }: DropProfileInput,
  options: AskOptions = {},
): Promise<DropProfile> {
  const { address, tokenId } = drop
  const { contract } = await readContracts(
    client,
    {
      contract: {
        owner: contractRead(address, owner),
        uri: contractRead(address, contractURI),
        shared: contractRead(address, sharedMetadata),
        item: contractRead(address, uri, [tokenId ?? 0n]),
      },
    },
    options,
  )
  const read = async (document: string | undefined) => {
    if (!document) return undefined
    const metadata = await fetchItemMetadataOrUri(document, { ...resources, ...options })
    return metadata.type === 'loaded' ? metadata : undefined
  }
  const [sharedName, sharedDescription, sharedImage, sharedAnimation] = contract.shared ?? []
  const shared: ItemTexts = {
    name: sharedName,
    image: sharedImage || undefined,
    description: sharedDescription || undefined,
    animation: sharedAnimation || undefined,
  }
  const [item, whole] = await Promise.all([
    tokenId === undefined ? shared : read(contract.item),
    read(contract.uri),
  ])
  return {
    owner: ownerOf(contract.owner),
    itemName: item?.name ?? '',
    image: item?.image ?? whole?.image,
    description: item?.description ?? whole?.description,
    externalUrl: item?.externalUrl ?? whole?.externalUrl,
    animation: item?.animation ?? whole?.animation,
    artist: item?.artist ?? whole?.artist,
    ...(whole?.theme && { theme: whole.theme }),
  }
}

function ownerOf(address: string | undefined): EvmAddress | undefined {
  return address === undefined || address === zeroAddress ? undefined : evmAddress(address)
}
