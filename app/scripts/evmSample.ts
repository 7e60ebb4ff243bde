import {
  deploySampleDrop,
  type EvmLocalnet,
  type EvmLocalnetOptions,
  startEvmLocalnet,
} from '@mintline/localnet/evm'

/** Slug of the local EVM network, in links and in `mintline.json`. */
export const EVM_NETWORK = 'local-development'

/** An EVM network with a drop to look at. */
export interface EvmSample {
  network: EvmLocalnet
  /** Union id of the drop. */
  drop: string
}

/** Starts an EVM network and deploys the sample drop unless it is there. */
export async function startEvmSample(options: EvmLocalnetOptions): Promise<EvmSample> {
  const network = await startEvmLocalnet(options)
  try {
    return { network, drop: await deploySampleDrop(network) }
  } catch (error) {
    await network.close()
    throw error
  }
}
