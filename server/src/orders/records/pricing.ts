import type { EvmBlockchain } from '@mintline/core/networks'
import { nativeCurrencyOf } from '@mintline/core/networks'
import { zeroAddress } from 'viem'
import { insertCurrencies } from '../../database/insertCurrencies.ts'
import { CHAIN_NUMBERS, currencyKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { MoneyType } from '../assets/orderAsset.ts'
import type { OrderNode } from '../orderNode.ts'
import type { OrderSides } from '../orderSides.ts'
import { fieldInvalid } from '../parse/parseParts.ts'

/** An order's price for one copy. */
export interface Pricing {
  readonly currency: Buffer
  readonly decimals: number
  /** In the currency's whole units. */
  readonly price: string
}

/** Extra digits beyond the currency's own, for prices that do not divide by the copies. */
const MORE_DIGITS = 18

/**
 * Computes an order's price for one copy. Inserts the currency if it is not known yet.
 *
 * @param database - may write
 * @throws `ORDER_FIELD_INVALID` if the currency is not an ERC-20 token
 */
export async function pricingOf(
  database: Reader,
  node: OrderNode,
  blockchain: EvmBlockchain,
  sides: OrderSides,
): Promise<Pricing> {
  const { type } = sides.money
  const decimals =
    type.kind === 'ETH'
      ? nativeCurrencyOf(blockchain).decimals
      : await tokenDecimals(database, node, { blockchain, contract: type.contract })
  if (decimals === undefined) {
    const field = `${SIDES[sides.side].money}.assetType.contract`
    const address = addressOf(type)
    throw fieldInvalid(field, `must be an ERC-20 token, and ${type.kind} ${address} is none`)
  }
  return pricingWith(blockchain, sides, decimals)
}

/** Computes an order's price for one copy, in a currency with the given decimals. */
export function pricingWith(
  blockchain: EvmBlockchain,
  { nft, money }: OrderSides,
  decimals: number,
): Pricing {
  const currency = currencyKey({ blockchain, address: addressOf(money.type) })
  return { currency, decimals, price: pricePerCopy(money.value, nft.value, decimals) }
}

const addressOf = (type: MoneyType) => (type.kind === 'ETH' ? zeroAddress : type.contract)

/** Formats a price in whole units, cut after the allowed digits. */
export function pricePerCopy(amount: bigint, copies: bigint, decimals: number): string {
  const digits = decimals + MORE_DIGITS
  const scaled = String((amount * 10n ** BigInt(MORE_DIGITS)) / copies).padStart(digits + 1, '0')
  const [whole, fraction] = [scaled.slice(0, -digits), scaled.slice(-digits).replace(/0+$/, '')]
  return fraction === '' ? whole : `${whole}.${fraction}`
}

interface TokenOf {
  readonly blockchain: EvmBlockchain
  readonly contract: `0x${string}`
}

async function tokenDecimals(
  database: Reader,
  node: OrderNode,
  { blockchain, contract }: TokenOf,
): Promise<number | undefined> {
  const id = currencyKey({ blockchain, address: contract })
  const known = await database
    .selectFrom('currencies')
    .select('decimals')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) return known.decimals
  const token = await node.token(contract)
  if (token === undefined) return undefined
  await insertCurrencies(database, [{ id, chain: CHAIN_NUMBERS[blockchain], ...token }])
  return token.decimals
}
