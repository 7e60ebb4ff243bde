import { nodeError } from '@mintline/core'
import {
  type CurrencyParts,
  formatCurrencyId,
  isNativeCurrencyId,
} from '@mintline/core/identifiers'
import { nativeCurrencyOf } from '@mintline/core/networks'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { type CurrencyBalance, decimalsOf } from './currencyBalance.ts'
import { askEvmNode, evmCall } from './evmCall.ts'
import type { AskedNode } from './nodeUrls.ts'

/** A number with at most 256 bits, and one that fills a word. */
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const WORD = /^0x[0-9a-f]{64}$/i

/** Fetches a wallet's balance on an EVM chain; undefined if the contract is not an ERC-20 token. */
export async function evmBalance(
  node: AskedNode,
  currency: CurrencyParts,
  owner: string,
): Promise<CurrencyBalance | undefined> {
  if (isNativeCurrencyId(formatCurrencyId(currency))) {
    const method = 'eth_getBalance'
    const amount = await askEvmNode(node, method, [owner, 'latest'])
    if (!QUANTITY.test(amount)) throw nodeError(method, new Error('its answer is no number'))
    return { amount: BigInt(amount), decimals: nativeCurrencyOf(currency.blockchain).decimals }
  }
  const call = (data: Hex) => evmCall(node, currency.address, data)
  const [balance, decimals] = await Promise.all([
    call(
      encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Address] }),
    ),
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
  ])
  const places =
    decimals !== undefined && WORD.test(decimals) ? decimalsOf(BigInt(decimals)) : undefined
  if (balance === undefined || !WORD.test(balance) || places === undefined) return undefined
  return { amount: BigInt(balance), decimals: places }
}
