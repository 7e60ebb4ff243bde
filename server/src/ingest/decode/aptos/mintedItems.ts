import { z } from 'zod'
import { ADDRESS, type AptosTransaction } from './aptosTransaction.ts'
import type { PublishedEvent } from './machineEvents.ts'
import { type ObjectTransfer, tokenMintsOf } from './objectEvents.ts'

/** An item minted by a drop machine. Its texts are unchecked: of any length, with any characters. */
export interface MintedItem {
  readonly item: string
  readonly collection: string
  readonly number: bigint
  readonly name: string
  readonly uri: string
  /** First holder. */
  readonly to: string
  /** Octas. */
  readonly price: bigint
  /** Event number of the token's mint, unique in the transaction. */
  readonly index: number
  /** Transfer by which the machine gave the item away; undefined = the machine kept it. */
  readonly handedOver: ObjectTransfer | undefined
}

const TEXT = z.object({ value: z.string() })
const SHAPES = {
  '0x1::object::ObjectCore': z.object({ owner: ADDRESS }),
  '0x4::token::Token': z.object({ name: z.string(), uri: z.string() }),
  /** Holds the name since this resource exists; the one in the token is empty. */
  '0x4::token::TokenIdentifiers': z.object({ name: TEXT }).optional(),
}

/**
 * Returns the items that drop machines minted in a transaction, in order.
 *
 * @param told Events from drop machines.
 * @param transfers Object transfers in order.
 * @throws `ZodError` for missing or malformed resources or events.
 */
export function mintedItemsOf(
  transaction: AptosTransaction,
  told: readonly PublishedEvent[],
  transfers: readonly ObjectTransfer[],
): MintedItem[] {
  const mints = told.flatMap((event) => (event.type === 'minted' ? event : []))
  if (mints.length === 0) return []
  const indexes = tokenMintsOf(transaction)
  const resources = resourcesOf(transaction)
  const first = new Map([...transfers].reverse().map((transfer) => [transfer.object, transfer]))
  return mints.flatMap(({ items, collection, firstNumber, price }) =>
    items.map((item, position) => {
      const read = <Type extends keyof typeof SHAPES>(type: Type) =>
        SHAPES[type].parse(resources.get(`${item} ${type}`)) as z.infer<(typeof SHAPES)[Type]>
      const { name, uri } = read('0x4::token::Token')
      const handedOver = first.get(item)
      return {
        item,
        collection,
        number: firstNumber + BigInt(position),
        name: read('0x4::token::TokenIdentifiers')?.name.value ?? name,
        uri,
        to: handedOver?.to ?? read('0x1::object::ObjectCore').owner,
        price,
        index: z.number().parse(indexes.get(item)),
        handedOver,
      }
    }),
  )
}

/** Returns resource data by address and type. */
function resourcesOf({ written }: AptosTransaction): ReadonlyMap<string, unknown> {
  return new Map(written.map(({ address, type, data }) => [`${address} ${type}`, data]))
}
