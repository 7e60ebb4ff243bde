import {
  type CollectionIdParts,
  isCollectionId,
  isSolanaAddress,
  parseCollectionId,
} from '@mintline/core/identifiers'
import {
  type DropToShare,
  placeByAddress,
  placeBySymbol,
  readAddressPlace,
} from '@mintline/core/sharing'
import type { MintPageSettings } from '../config/settings.ts'
import { collectionKey } from '../database/keys/index.ts'
import type { CollectionModel } from '../read-model/collections/collectionModel.ts'
import { collectionById } from '../read-model/collections/collectionsByIds.ts'
import { moderationOf } from '../read-model/moderation/moderationOf.ts'
import type { Reader } from '../read-model/reader.ts'

type MintNetwork = MintPageSettings['networks'][number]

/** A collection that a page's name means. */
interface Named {
  readonly network: MintNetwork
  readonly id: CollectionIdParts
  /** Undefined = none in the name. */
  readonly tokenId: string | undefined
}

/**
 * Reads what a collection's share page shows. Undefined = it is not indexed, or operators have blacklisted it.
 *
 * @param networks Those that this server follows.
 * @param name A collection id, or its page's folder.
 */
export async function sharedCollection(
  reader: Reader,
  networks: readonly MintNetwork[],
  name: string,
): Promise<DropToShare | undefined> {
  for (const named of meantBy(name, networks)) {
    const collection = await collectionById(reader, named.id)
    if (!collection) continue
    const key = collectionKey(named.id)
    const { blacklisted } = (await moderationOf(reader, [key]))(key)
    return blacklisted ? undefined : { ...placeOf(named), texts: textsOf(collection) }
  }
  return undefined
}

function meantBy(name: string, networks: readonly MintNetwork[]): Named[] {
  const place = readAddressPlace(name, networks)
  const given = place ? [`${place.network.blockchain}:${place.address}`] : [name]
  // A folder that is an address leaves its network open.
  const ids = isSolanaAddress(name)
    ? networks.map(({ blockchain }) => `${blockchain}:${name}`)
    : given
  return ids.filter(isCollectionId).flatMap((text) => {
    const id = parseCollectionId(text)
    const network = networks.find(({ blockchain }) => blockchain === id.blockchain)
    return network ? [{ network, id, tokenId: place?.tokenId?.toString() }] : []
  })
}

/** Links by the address: anybody can give a collection any symbol. */
function placeOf({ network, id: { contract: address }, tokenId }: Named) {
  return isSolanaAddress(address)
    ? placeBySymbol({ symbol: '', address, cluster: network.slug })
    : placeByAddress({ network, address, tokenId })
}

function textsOf({ name, meta }: CollectionModel): DropToShare['texts'] {
  const image = meta?.content.find(({ '@type': type }) => type === 'IMAGE')?.url
  return { title: name, description: meta?.description, image }
}
