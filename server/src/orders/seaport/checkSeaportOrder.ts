import { concatHex, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import { isEvmSignature } from '../../signatures/evmSignature.ts'
import { checkPaused } from '../validation/checkPaused.ts'
import { checkPrice } from '../validation/checkPrice.ts'
import { checkTimes } from '../validation/checkTimes.ts'
import type { OrderChecks } from '../validation/orderRules.ts'
import { counterOf, domainSeparatorOf } from './askSeaport.ts'
import { checkReceivers } from './checkReceivers.ts'
import { checkSeaportData, dataFault } from './checkSeaportData.ts'
import { seaportSignHash } from './seaportHashes.ts'
import type { SignedSeaportOrder } from './seaportOrder.ts'
import { seaportSides } from './seaportSides.ts'
import { type SeaportTerms, seaportUnknown } from './seaports.ts'

/**
 * Checks a new Seaport order in the sequence of indexer-models 5.2, and reports the first fault.
 *
 * @throws `ORDER_TIMES_INVALID`, `INCORRECT_ORDER_DATA`, `SEAPORT_UNKNOWN` if nothing answers, `INCORRECT_SIGNATURE`,
 * `COLLECTION_PAUSED`, `INCORRECT_PRICE`, and node errors
 */
export async function checkSeaportOrder(
  order: SignedSeaportOrder,
  terms: SeaportTerms,
  checks: OrderChecks,
): Promise<void> {
  const sides = seaportSides(order)
  checkTimes(order, { ...checks, market: 'SEAPORT' })
  checkSeaportData(order, terms)
  await checkReceivers(order, terms, checks.node)
  await checkCounter(order, checks)
  await checkSignature(order, checks)
  await checkPaused(sides, checks)
  await checkPrice(sides, checks)
}

async function checkCounter(order: SignedSeaportOrder, { node }: OrderChecks): Promise<void> {
  const counter = await counterOf(node, order)
  if (counter === order.counter) return
  if (counter === undefined) throw seaportUnknown(order)
  throw dataFault('nonce', `must be the counter that Seaport has of the maker, which is ${counter}`)
}

async function checkSignature(
  order: SignedSeaportOrder,
  { node, nodes, blockchain }: OrderChecks,
): Promise<void> {
  const { maker: signer, protocol, signature: given } = order
  const domainSeparator = await domainSeparatorOf(node, protocol)
  if (domainSeparator === undefined) throw seaportUnknown(order)
  const hash = seaportSignHash(order, domainSeparator)
  for (const signature of formsOf(given)) {
    if (await isEvmSignature(nodes, [blockchain], { signer, hash, signature })) return
  }
  throw new ServerError('INCORRECT_SIGNATURE', { maker: signer })
}

const COMPACT_SIGNATURE = 64
const FIRST_RECOVERY = 27n

/**
 * Returns the forms in which a signature may be valid: as given, and for a compact one (EIP-2098) first the usual 65
 * bytes.
 */
function formsOf(signature: Hex): Hex[] {
  if (size(signature) !== COMPACT_SIGNATURE) return [signature]
  // The first bit of s is the recovery id.
  const second = hexToBigInt(slice(signature, 32))
  const s = numberToHex(second & (2n ** 255n - 1n), { size: 32 })
  const v = numberToHex(FIRST_RECOVERY + (second >> 255n), { size: 1 })
  return [concatHex([slice(signature, 0, 32), s, v]), signature]
}
