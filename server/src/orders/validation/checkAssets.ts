import type { ExchangeOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'
import { fieldInvalid } from '../parse/fieldInvalid.ts'

const SINGLE: readonly string[] = ['ERC721', 'ERC721_LAZY', 'CRYPTO_PUNKS']

/**
 * Checks that the order names its items, trades no more than can exist, and has a salt to identify it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function checkAssets(order: ExchangeOrder): void {
  const { side, nft } = sidesOf(order)
  const field = side === 'SELL' ? 'make' : 'take'
  const { kind } = nft.type
  if (kind === 'GEN_ART') {
    throw fieldInvalid(
      `${field}.assetType.@type`,
      'GEN_ART names no item that could be traded here',
    )
  }
  if (kind === 'COLLECTION' && side === 'SELL') {
    throw fieldInvalid(
      `${field}.assetType.@type`,
      'COLLECTION is for bids: a listing names its item',
    )
  }
  if (SINGLE.includes(kind) && nft.value !== 1n) {
    throw fieldInvalid(`${field}.value`, `must be 1, since each ${kind} exists once`)
  }
  if (order.salt === 0n) {
    throw fieldInvalid('salt', 'must not be 0, by which an exchange does not know orders again')
  }
}
