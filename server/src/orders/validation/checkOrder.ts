import { type Hex, hexToBigInt, isAddressEqual, size, slice, zeroAddress } from 'viem'
import { SIDES } from '../../database/orderKinds.ts'
import { ServerError } from '../../errors/serverError.ts'
import { isEvmSignature, isOfKey } from '../../signatures/evmSignature.ts'
import { originFeesOf, payoutsOf } from '../data/exchangeData.ts'
import { orderSignHash } from '../hash/orderHashes.ts'
import type { ExchangeOrder, SignedOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'
import { fieldInvalid } from '../parse/parseParts.ts'
import { checkLazyAsset } from './checkAssets.ts'
import { checkPaused } from './checkPaused.ts'
import { checkPrice } from './checkPrice.ts'
import { checkTimes } from './checkTimes.ts'
import type { ExchangeChecks } from './orderRules.ts'

const WHOLE = 10_000

const sumOf = (parts: readonly { readonly value: number }[]) =>
  parts.reduce((sum, { value }) => sum + value, 0)

/** Half the curve order: the exchange rejects key signatures with a higher s. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

const KEY_SIGNATURE = 65

const isHighS = (signature: Hex): boolean =>
  size(signature) === KEY_SIGNATURE && hexToBigInt(slice(signature, 32, 64)) > HIGHEST_S

/**
 * Checks a new exchange order in the sequence of indexer-models 5.2, and reports the first fault. Other facts, such as
 * the order that it updates, are checked afterwards.
 */
export async function checkOrder(order: SignedOrder, checks: ExchangeChecks): Promise<void> {
  const sides = sidesOf(order)
  checkTimes(order, { ...checks, market: 'EXCHANGE' })
  checkData(order)
  await checkSignature(order, checks)
  await checkPaused(sides, checks)
  await checkPrice(sides, checks)
  await checkLazyAsset(order, checks)
}

/**
 * Checks that the maker signed the order (EIP-712), with a key or as a contract (ERC-1271).
 *
 * @throws `INCORRECT_SIGNATURE`, `ORDER_FIELD_INVALID`, and node errors if a contract cannot be asked
 */
async function checkSignature(
  order: SignedOrder,
  { exchange, nodes, blockchain }: ExchangeChecks,
): Promise<void> {
  const { maker, signature } = order
  const hash = orderSignHash(order, exchange)
  if (!(await isEvmSignature(nodes, [blockchain], { signer: maker, hash, signature }))) {
    throw new ServerError('INCORRECT_SIGNATURE', { maker })
  }
  if (isHighS(signature) && (await isOfKey(maker, hash, signature))) {
    const rule =
      'must have the lower s of the two that a key can sign with: the exchange takes no other'
    throw fieldInvalid('signature', rule)
  }
}

/**
 * Checks that the data fits the order's side, and that its shares add up.
 *
 * @throws `INCORRECT_ORDER_DATA`
 */
function checkData(order: ExchangeOrder): void {
  const { data } = order
  const { isListing } = SIDES[sidesOf(order).side]
  const fault = (field: string, rule: string) =>
    new ServerError('INCORRECT_ORDER_DATA', { field, rule })
  if (data.version === 'V3_SELL' && !isListing) throw fault('data', 'is that of a listing')
  if (data.version === 'V3_BUY' && isListing) throw fault('data', 'is that of a bid')
  for (const [field, parts] of [
    ['data.payouts', payoutsOf(data)],
    ['data.originFees', originFeesOf(data)],
  ] as const) {
    if (parts.some(({ account }) => isAddressEqual(account, zeroAddress))) {
      throw fault(field, 'must not pay the zero address, from which nobody gets anything back')
    }
  }
  const paid = sumOf(payoutsOf(data))
  if (payoutsOf(data).length > 0 && paid !== WHOLE) {
    throw fault('data.payouts', `must add up to 10,000 basis points, and do to ${paid}`)
  }
  const fees = sumOf(originFeesOf(data))
  if (fees > WHOLE) {
    throw fault(
      'data.originFees',
      `must not add up to more than 10,000 basis points, and do to ${fees}`,
    )
  }
}
