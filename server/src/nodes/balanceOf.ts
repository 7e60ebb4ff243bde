import { nodeError } from '@mintline/core'
import {
  type CurrencyParts,
  formatCurrencyId,
  isNativeCurrencyId,
} from '@mintline/core/identifiers'
import { layerOneOf, nativeCurrencyOf } from '@mintline/core/networks'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { askEvmNode, evmCall } from './evmCall.ts'
import { type AskedNode, type Nodes, nodeOf } from './nodeUrls.ts'
import { type CurrencyBalance, decimalsOf, solanaBalance } from './solanaBalance.ts'

/** A number with at most 256 bits, and one that fills a word. */
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

const WORD = /^0x[0-9a-f]{64}$/i

/**
 * Fetches a wallet's balance from a node.
 *
 * @param owner - in the blockchain's normal form
 * @returns undefined if the currency is not a token
 * @throws `NO_NODE`, `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_REFUSED`, `NODE_FORBIDDEN`
 */
export function balanceOf(
  nodes: Nodes,
  currency: CurrencyParts,
  owner: string,
): Promise<CurrencyBalance | undefined> {
  const { blockchain } = currency
  const node = nodeOf(nodes, blockchain)
  switch (layerOneOf(blockchain)) {
    case 'ETHEREUM':
      return evmBalance(node, currency, owner)
    case 'SOLANA':
      return solanaBalance(node, currency, owner)
    default:
      throw new ServerError('NO_NODE', { blockchain })
  }
}

/** Fetches a wallet's balance on an EVM chain; undefined if the contract is not an ERC-20 token. */
async function evmBalance(
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
