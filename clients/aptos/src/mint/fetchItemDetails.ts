import { fetchItemMetadataOrUri, type ItemMetadata } from '@mintline/core/metadata'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchResources } from '../chain/fetchResources.ts'
import { Address, decodeResource, struct, Text } from '../drop/decodeAnswer.ts'
import type { AptosDrop } from './mintRequest.ts'

/** An item's collection, holder and metadata. */
export interface ItemDetails {
  /** Collection address in its normal form. */
  readonly collection: string
  /** Holder address in its normal form. */
  readonly owner: string
  readonly metadata: ItemMetadata
}

/** Resource types that are read for an item. */
const OBJECT = '0x1::object::ObjectCore'
const TOKEN = '0x4::token::Token'

const ObjectCore = struct({ owner: Address })
const Token = struct({ collection: struct({ inner: Address }), uri: Text })

/**
 * Fetches an item's holder and metadata, with one request to the node and one for the metadata document. Undefined = no
 * item at the address.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchItemDetails(
  connection: AptosConnection,
  address: string,
  { resources, ...options }: Pick<AptosDrop, 'resources'> & AskOptions,
): Promise<ItemDetails | undefined> {
  const held = await fetchResources(connection, address, options)
  const object = decodeResource(ObjectCore, held.get(OBJECT))
  const token = decodeResource(Token, held.get(TOKEN))
  if (!object || !token) return undefined
  const { uri, collection } = token
  return {
    collection: collection.inner,
    owner: object.owner,
    metadata: await fetchItemMetadataOrUri(uri, { ...resources, ...options }),
  }
}
