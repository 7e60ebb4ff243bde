import type { AptosLocalnet, AptosLocalnetOptions } from '@mintline/localnet/aptos'
import {
  deploySampleDrop,
  type EvmLocalnet,
  type EvmLocalnetOptions,
  startEvmLocalnet,
} from '@mintline/localnet/evm'

/** The local EVM network's slug, in links and in `mintline.json`. */
export const EVM_NETWORK = 'local-development'

/** The local Aptos network's slug, likewise. */
export const APTOS_NETWORK = 'aptos-local'

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

/** An Aptos network with a drop to look at. */
export interface AptosSample {
  network: AptosLocalnet
  /** Drop machine address. */
  machine: string
  /** The drop's union id. */
  drop: string
}

/** Starts an Aptos network, publishes the drop machine and creates the sample drop. */
export async function startAptosSample(options: AptosLocalnetOptions): Promise<AptosSample> {
  // Loaded on request, since it comes with a Move compiler and Aptos' SDK.
  const { createSampleDrop, publishDropMachine, startAptosLocalnet } = await import(
    '@mintline/localnet/aptos'
  )
  const network = await startAptosLocalnet(options)
  try {
    const machine = await publishDropMachine(network)
    return { network, machine, drop: await createSampleDrop(network, machine) }
  } catch (error) {
    await network.close()
    throw error
  }
}
