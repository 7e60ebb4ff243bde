import { CoreReadError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchResources } from '../chain/fetchResources.ts'
import { decodeResource, struct, Text } from './decodeAnswer.ts'

/** A collection's texts, as its owner wrote them: untrusted. */
export interface CollectionProfile {
  readonly name: string
  readonly description: string
  /** Metadata document URI. */
  readonly uri: string
}

/** The resource type for Aptos' own collections. */
const COLLECTION = '0x4::collection::Collection'

const Collection = struct({ name: Text, description: Text, uri: Text })

/**
 * Fetches a collection's name, description and URI.
 *
 * @param collection Address.
 * @throws NO_CONTRACT_DATA if there is no collection at the address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCollection(
  connection: AptosConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionProfile> {
  const resources = await fetchResources(connection, collection, options)
  const texts = decodeResource(Collection, resources.get(COLLECTION))
  if (!texts) throw new CoreReadError('NO_CONTRACT_DATA', { contract: collection })
  return texts
}
