import type { CurrencyParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { ServerError } from '../errors/serverError.ts'
import type { CurrencyBalance } from './currencyBalance.ts'
import { evmBalance } from './evmBalance.ts'
import { type Nodes, nodeOf } from './nodeUrls.ts'
import { solanaBalance } from './solanaBalance.ts'

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
