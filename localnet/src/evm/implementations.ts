import type { EvmAddress } from '@mintline/core/identifiers'
import { connectChain, type DropVariant, fetchSharedImplementation } from '@mintline/evm'
import type { Anvil } from './anvil.ts'
import { sendAsKeyless } from './sendAs.ts'

/** Contract addresses that drops are clones of, by variant. */
export type Implementations = Readonly<Record<DropVariant, EvmAddress>>

/** "mintline" in ASCII. */
const DEPLOYER = '0x0000000000000000000000006d696e746c696e65'

/** Deploys the implementations that a network does not have yet. */
export async function deployImplementations(anvil: Anvil): Promise<Implementations> {
  const erc721 = await deployImplementation(anvil, 'erc721')
  const erc1155 = await deployImplementation(anvil, 'erc1155')
  return { erc721, erc1155 }
}

async function deployImplementation(anvil: Anvil, variant: DropVariant): Promise<EvmAddress> {
  const shared = await fetchSharedImplementation(connectChain(anvil.url), variant)
  if (!shared.isDeployed && shared.transaction) {
    await sendAsKeyless(anvil, DEPLOYER, shared.transaction)
  }
  return shared.address
}
