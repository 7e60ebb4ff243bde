import type { EvmBlockchain } from '@mintline/core/networks'
import { type ChainSettings, WHOLE_CHAIN } from './chainSettings.ts'
import type { Settings } from './settings.ts'

/** An EVM chain with its ingest settings. */
export interface EvmChain extends Omit<ChainSettings, 'seaports'> {
  readonly blockchain: EvmBlockchain
  /** Contracts whose trade events count, in core's normal form. */
  readonly exchanges: {
    /** The platform's exchange; undefined = none. */
    readonly platform: string | undefined
    readonly seaports: readonly string[]
  }
}

/** Returns an EVM chain's settings and exchanges. */
export function evmChainOf(
  { chains, exchanges }: Pick<Settings, 'chains' | 'exchanges'>,
  blockchain: EvmBlockchain,
): EvmChain {
  const { seaports, ...chain } = chains[blockchain] ?? WHOLE_CHAIN
  const platform = exchanges[blockchain]?.contract
  return { ...chain, blockchain, exchanges: { platform, seaports } }
}
