import { ServerError } from '../../errors/serverError.ts'
import { isEvmSignature } from '../../signatures/evmSignature.ts'
import { orderSignHash } from '../hash/orderHashes.ts'
import type { SignedOrder } from '../order.ts'
import type { ExchangeChecks } from './orderRules.ts'

/**
 * The maker signed the order (EIP-712), with a key or as a contract (ERC-1271).
 *
 * @throws `INCORRECT_SIGNATURE`, and the errors of nodes when a contract cannot be asked
 */
export async function checkSignature(
  order: SignedOrder,
  { exchange, nodes, blockchain }: ExchangeChecks,
): Promise<void> {
  const { maker, signature } = order
  const hash = orderSignHash(order, exchange)
  if (await isEvmSignature(nodes, [blockchain], { signer: maker, hash, signature })) return
  throw new ServerError('INCORRECT_SIGNATURE', { maker })
}
