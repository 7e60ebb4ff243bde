import { type Hex, hexToBigInt, size, slice } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import { isEvmSignature, isOfKey } from '../../signatures/evmSignature.ts'
import { orderSignHash } from '../hash/orderHashes.ts'
import type { SignedOrder } from '../order.ts'
import { fieldInvalid } from '../parse/fieldInvalid.ts'
import type { ExchangeChecks } from './orderRules.ts'

/**
 * Checks that the maker signed the order (EIP-712), with a key or as a contract (ERC-1271).
 *
 * @throws `INCORRECT_SIGNATURE`, `ORDER_FIELD_INVALID`, and node errors if a contract cannot be asked
 */
export async function checkSignature(
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

/** Half the curve order: the exchange rejects key signatures with a higher s. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const KEY_SIGNATURE = 65

const isHighS = (signature: Hex): boolean =>
  size(signature) === KEY_SIGNATURE && hexToBigInt(slice(signature, 32, 64)) > HIGHEST_S
