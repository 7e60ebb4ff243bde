import { royaltiesOf } from '@mintline/aptos/reads'
import { nodeError } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import type { CollectionFacts } from '../../batch.ts'
import { ADDRESS, U64 } from '../../decode/aptos/aptosTransaction.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { metadataAddressOf, nameOf } from '../knownItems.ts'
import { type AptosNode, malformed } from './aptosNode.ts'

/** A collection to read. */
export interface CollectionToRead {
  readonly collection: string
  /** Address where its drop machine is published. */
  readonly machine: string
  /** Wallet that created it; undefined = not known from these transactions. */
  readonly creator: string | undefined
  /** Block with the first change that makes it worth reading, and the last change's time. */
  readonly first: Pick<ChainBlock, 'number' | 'time'>
  readonly time: Date
}

const RESOURCES = z.array(z.object({ type: z.string(), data: z.unknown() }))
const COLLECTION = z.object({ name: z.string(), uri: z.string() })
const ROYALTY = z.object({ numerator: U64, denominator: U64, payee_address: ADDRESS }).optional()
const OWNERSHIP = z.object({ owner: ADDRESS })

const METHOD = 'accounts/resources'

/**
 * Fetches the current facts of collections by drop machines.
 *
 * @param since Version that the node must have.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchCollections(
  node: AptosNode,
  collections: readonly CollectionToRead[],
  since: number,
): Promise<CollectionFacts[]> {
  const facts: CollectionFacts[] = []
  for (const one of collections) facts.push(await fetchOne(node, one, since))
  return facts
}

async function fetchOne(
  node: AptosNode,
  { collection, machine, creator, first, time }: CollectionToRead,
  since: number,
): Promise<CollectionFacts> {
  const path = `accounts/${collection}/resources`
  const resources = await node.ask({ method: METHOD, path, shape: RESOURCES, since })
  const data = new Map(resources.map((resource) => [withLongAddress(resource.type), resource.data]))
  const found = z
    .object({ collection: COLLECTION, royalty: ROYALTY, ownership: OWNERSHIP })
    .safeParse({
      collection: data.get(withLongAddress('0x4::collection::Collection')),
      royalty: data.get(withLongAddress('0x4::royalty::Royalty')),
      ownership: data.get(`${machine}::ownership::Ownership`),
    })
  if (!found.success) throw nodeError(METHOD, malformed(found.error))
  const { collection: texts, royalty, ownership } = found.data
  const royalties = royalty
    ? royaltiesOf({
        royaltyPointsNumerator: royalty.numerator,
        royaltyPointsDenominator: royalty.denominator,
        royaltyPayeeAddress: royalty.payee_address,
      })
    : []
  return {
    collection,
    type: 'APTOS',
    name: nameOf(texts.name) ?? '',
    symbol: '',
    owner: ownership.owner,
    creator,
    features: royalties.length > 0 ? ['SECONDARY_SALE_FEES'] : [],
    royalties: royalties.map(({ recipient, valueBp }) => ({
      account: recipient,
      basisPoints: valueBp,
    })),
    uri: metadataAddressOf(texts.uri),
    extra: { machine },
    created: first.time,
    firstBlock: first.number,
    time,
  }
}

/** Expands a type's address to core's normal form: nodes leave out leading zeros. */
function withLongAddress(type: string): string {
  return type.replace(/^0x[0-9a-f]{1,64}(?=::)/, aptosAddress)
}
