import { type AskOptions, CoreReadError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchResources } from '../chain/fetchResources.ts'
import { decodeResource, struct, Text } from './decodeAnswer.ts'

/** Texts of a collection, as its owner wrote them: untrusted. */
export interface CollectionProfile {
  readonly name: string
  readonly description: string
  /** Address of its metadata document. */
  readonly uri: string
}

/** The resource of Aptos' own collections. */
const COLLECTION = '0x4::collection::Collection'

const Collection = struct({ name: Text, description: Text, uri: Text })

/**
 * Fetches the texts of a collection.
 *
 * @param collection Address.
 * @throws NO_CONTRACT_DATA where there is no collection at the address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
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
