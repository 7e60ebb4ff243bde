import { getAptosFullNode, type MoveResource } from '@aptos-labs/ts-sdk'
import { type AskOptions, fetchItemMetadataOrUri, type ItemMetadata } from '@mintline/core'
import * as z from 'zod/mini'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus } from '../chain/nodeFailure.ts'
import { Address } from '../drop/decodeAnswer.ts'
import type { AptosDrop } from './mintRequest.ts'

/** An item with data of its object and metadata. */
export interface ItemDetails {
  /** Address of its collection, in its normal form. */
  readonly collection: string
  /** Address of its holder, in its normal form. */
  readonly owner: string
  readonly metadata: ItemMetadata
}

/** Resources of an item that are read. */
const OBJECT = '0x1::object::ObjectCore'
const TOKEN = '0x4::token::Token'

const ObjectCore = z.object({ owner: Address })
const Token = z.object({ collection: z.object({ inner: Address }), uri: z.string() })

/** HTTP status for addresses without resources. */
const NOT_FOUND = 404

/**
 * Fetches holder and metadata of an item, with one request to the node and one for the metadata document. Undefined =
 * there is no item at the address.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchItemDetails(
  connection: AptosConnection,
  address: string,
  { resources, ...options }: Pick<AptosDrop, 'resources'> & AskOptions,
): Promise<ItemDetails | undefined> {
  const held = await fetchResources(connection, address, options)
  const object = ObjectCore.safeParse(dataOf(held, OBJECT))
  const token = Token.safeParse(dataOf(held, TOKEN))
  if (!object.success || !token.success) return undefined
  const { uri, collection } = token.data
  return {
    collection: collection.inner,
    owner: object.data.owner,
    metadata: await fetchItemMetadataOrUri(uri, { ...resources, ...options }),
  }
}

async function fetchResources(
  { config }: AptosConnection,
  address: string,
  options: AskOptions,
): Promise<MoveResource[]> {
  const request = () =>
    getAptosFullNode<object, MoveResource[]>({
      aptosConfig: config,
      originMethod: 'getResources',
      path: `accounts/${address}/resources`,
    })
  try {
    const { data } = await askNode('accounts/resources', request, options)
    return data
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return []
    throw error
  }
}

function dataOf(resources: readonly MoveResource[], type: string): unknown {
  return resources.find((each) => each.type === type)?.data
}
