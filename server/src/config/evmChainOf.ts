import type { EvmBlockchain } from '@mintline/core/networks'
import { type ChainSettings, WHOLE_CHAIN } from './chainSettings.ts'
import type { Settings } from './settings.ts'

/** An EVM chain as settings say that it is read. */
export interface EvmChain extends Omit<ChainSettings, 'seaports'> {
  readonly blockchain: EvmBlockchain
  /** Contracts whose events of trades count, in core's normal form. */
  readonly exchanges: {
    /** The platform's exchange; undefined = there is none. */
    readonly platform: string | undefined
    readonly seaports: readonly string[]
  }
}

/** The part of an EVM chain that is read, and its exchanges. */
export function evmChainOf(
  { chains, exchanges }: Pick<Settings, 'chains' | 'exchanges'>,
  blockchain: EvmBlockchain,
): EvmChain {
  const { seaports, ...chain } = chains[blockchain] ?? WHOLE_CHAIN
  const platform = exchanges[blockchain]?.contract
  return { ...chain, blockchain, exchanges: { platform, seaports } }
}
