import { CoreError } from '@mintline/core/errors'
import { encodeFunctionData } from 'viem'
import { getBalance } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import type { DropState } from '../contract/dropState.ts'
import { burnBatch } from '../generated/dropErc1155/abi.ts'
import { burn, multicall } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { fetchGasPrice, highestPrice } from '../send/gasPrice.ts'
import type { FeeOptions, SendOptions, SentTransaction } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'

/** Gas limit for a burn (specification 9). */
export const BURN_GAS = 15_000_000n

/** Items to burn, all held by one wallet. */
export interface BurnItemsInput {
  readonly drop: Pick<DropState, 'address' | 'variant' | 'tokenId' | 'network'>
  /** The items' holder; it signs. */
  readonly wallet: EvmWallet
  /** For an ERC-721 drop: token ids, at least one. */
  readonly tokenIds?: readonly bigint[] | undefined
  /** For an ERC-1155 drop: how many items with its token id, at least 1. */
  readonly quantity?: bigint | undefined
  /** Gas limit. Default: 15,000,000, or the node's estimate if the wallet cannot pay that much. */
  readonly gas?: bigint | undefined
}

/**
 * Burns items in one transaction: each token id by a separate call within a multicall, or a quantity of one token id.
 *
 * @throws QUANTITY_NOT_POSITIVE if there is nothing to burn, TOKEN_ID_REQUIRED.
 * @throws CONTRACT_REFUSED if an item is not the wallet's, and what else `sendTransaction` throws.
 */
export async function burnItems(
  connection: EvmConnection,
  input: BurnItemsInput,
  options: SendOptions = {},
): Promise<SentTransaction> {
  const { drop, wallet } = input
  const transaction = await prepareBurn(connection, input, options)
  return await sendTransaction(connection, { wallet, transaction, network: drop.network }, options)
}

/**
 * Returns the transaction that `burnItems` sends, to estimate it first. The contract has not been asked yet.
 *
 * @throws QUANTITY_NOT_POSITIVE if there is nothing to burn, TOKEN_ID_REQUIRED.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareBurn(
  connection: EvmConnection,
  input: BurnItemsInput,
  options: FeeOptions = {},
): Promise<EvmTransaction> {
  const transaction = burnTransaction(input)
  return { ...transaction, gas: input.gas ?? (await payableGas(connection, input.wallet, options)) }
}

/** Returns the default limit; undefined = the wallet cannot pay it, which nodes demand though little is used. */
async function payableGas(
  { client }: EvmConnection,
  { address }: EvmWallet,
  options: FeeOptions,
): Promise<bigint | undefined> {
  const [balance, price] = await Promise.all([
    askChain('eth_getBalance', () => getBalance(client, { address }), options),
    fetchGasPrice(client, options),
  ])
  return balance >= BURN_GAS * highestPrice(price) ? BURN_GAS : undefined
}

function burnTransaction({
  drop,
  wallet,
  tokenIds = [],
  quantity = 0n,
}: BurnItemsInput): EvmTransaction {
  const to = drop.address
  const count = drop.variant === 'erc721' ? BigInt(tokenIds.length) : quantity
  if (count < 1n) throw new CoreError('QUANTITY_NOT_POSITIVE', { quantity: count })
  if (drop.variant === 'erc721') {
    const calls = tokenIds.map((tokenId) => encodeFunctionData({ abi: [burn], args: [tokenId] }))
    return { to, data: encodeFunctionData({ abi: [multicall], args: [calls] }) }
  }
  if (drop.tokenId === undefined)
    throw new CoreError('TOKEN_ID_REQUIRED', { contract: drop.address })
  const args = [wallet.address, [drop.tokenId], [quantity]] as const
  return { to, data: encodeFunctionData({ abi: [burnBatch], args }) }
}
