import type { Blockchain } from '@mintline/core/networks'
import type { Address } from 'viem'
import { ServerError } from '../../errors/serverError.ts'

/** The platform's exchange on a blockchain. */
export interface Exchange {
  /** Name and version of the domain of signatures. */
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly contract: Address
  /** Contracts that makers approve, by what they move. */
  readonly proxies: {
    readonly nft: Address
    readonly erc20: Address
    /** Undefined = lazy items and punks are not traded. */
    readonly erc721Lazy?: Address | undefined
    readonly erc1155Lazy?: Address | undefined
    readonly punks?: Address | undefined
  }
  /** Basis points of the platform's fee. */
  readonly fee: number
}

/** Exchanges by blockchain. */
export type Exchanges = Readonly<Partial<Record<Blockchain, Exchange>>>

/**
 * The exchange on a blockchain.
 *
 * @throws `NO_EXCHANGE` when none is configured
 */
export function exchangeOn(exchanges: Exchanges, blockchain: Blockchain): Exchange {
  const exchange = exchanges[blockchain]
  if (exchange === undefined) throw new ServerError('NO_EXCHANGE', { blockchain })
  return exchange
}
