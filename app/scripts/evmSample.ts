import {
  deploySampleDrop,
  type EvmLocalnet,
  type EvmLocalnetOptions,
  startEvmLocalnet,
} from '@mintline/localnet/evm'

/** The local EVM network's slug, in links and in `mintline.json`. */
export const EVM_NETWORK = 'local-development'

/** An EVM network with a drop to look at. */
export interface EvmSample {
  network: EvmLocalnet
  /** The drop's union id. */
  drop: string
}

/** Starts an EVM network, and deploys the sample drop if it is missing. */
export async function startEvmSample(options: EvmLocalnetOptions): Promise<EvmSample> {
  const network = await startEvmLocalnet(options)
  try {
    return { network, drop: await deploySampleDrop(network) }
  } catch (error) {
    await network.close()
    throw error
  }
}
