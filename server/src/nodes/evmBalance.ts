import {
  type CurrencyParts,
  formatCurrencyId,
  isNativeCurrencyId,
} from '@mintline/core/identifiers'
import { nativeCurrencyOf } from '@mintline/core/networks'
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import type { CurrencyBalance } from './currencyBalance.ts'
import { askEvmNode, evmCall } from './evmCall.ts'

/** Balance of a wallet on an EVM chain; undefined when the contract is no ERC-20 token. */
export async function evmBalance(
  urls: readonly [string, ...string[]],
  currency: CurrencyParts,
  owner: string,
): Promise<CurrencyBalance | undefined> {
  if (isNativeCurrencyId(formatCurrencyId(currency))) {
    const amount = BigInt(await askEvmNode(urls, 'eth_getBalance', [owner, 'latest']))
    return { amount, decimals: nativeCurrencyOf(currency.blockchain).decimals }
  }
  const [balance = '0x', decimals = '0x'] = await Promise.all([
    evmCall(
      urls,
      currency.address,
      encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Address] }),
    ),
    evmCall(
      urls,
      currency.address,
      encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
    ),
  ])
  if (balance === '0x' || decimals === '0x') return undefined
  return {
    amount: decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: balance }),
    decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals }),
  }
}
