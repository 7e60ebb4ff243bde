import { type Address, type Hex, numberToHex } from 'viem'
import type { EvmWallet } from '../../../clients/evm/src/wallet/evmWallet.ts'
import type { TestChain } from '../../../clients/evm/test/support/chain.ts'

/** Factor by which a replacement raises its fee; nodes require at least a tenth more. */
const FEE_FACTOR = 2n

/** Resends a wallet's pending transaction at a higher fee, as a person does in the wallet's own window. */
export async function speedUp(chain: TestChain, wallet: EvmWallet): Promise<Hex> {
  const { to, input: data, value } = await pendingOf(chain, wallet)
  return replace(chain, wallet, { to, data, value })
}

/** Replaces a wallet's pending transaction with one that does nothing, as wallets cancel. */
export function cancelPending(chain: TestChain, wallet: EvmWallet): Promise<Hex> {
  return replace(chain, wallet, { to: wallet.address, value: '0x0' })
}

/** Replaces a wallet's pending transaction with a payment: one wei to somebody else. */
export function payInstead(chain: TestChain, wallet: EvmWallet): Promise<Hex> {
  return replace(chain, wallet, { to: chain.creator.address, value: '0x1' })
}

/** Removes a wallet's pending transaction from the node, as a busy network does. */
export async function dropPending(chain: TestChain, wallet: EvmWallet): Promise<void> {
  const { hash } = await pendingOf(chain, wallet)
  await chain.cheats.dropTransaction({ hash })
}

async function replace(chain: TestChain, wallet: EvmWallet, fields: object): Promise<Hex> {
  const { nonce, gas, maxFeePerGas } = await pendingOf(chain, wallet)
  const fee = numberToHex(BigInt(maxFeePerGas ?? 0) * FEE_FACTOR)
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  const transaction = { from: wallet.address, nonce, gas, ...fees, ...fields }
  const params = [transaction]
  return (await chain.provider.request({ method: 'eth_sendTransaction', params })) as Hex
}

/** Returns a wallet's only pending transaction. */
async function pendingOf({ cheats }: TestChain, { address }: EvmWallet) {
  const { pending } = await cheats.getTxpoolContent()
  const [sender] = Object.keys(pending).filter((from) => from.toLowerCase() === address)
  const [transaction] = sender ? Object.values(pending[sender as Address] ?? {}) : []
  if (!transaction) throw new Error('The wallet has no pending transaction.')
  return transaction
}
