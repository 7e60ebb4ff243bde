import { createRequire } from 'node:module'
import { type Abi, type Address, encodeDeployData, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'

interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
}

const require = createRequire(import.meta.url)
const built = (path: string): Artifact =>
  require(`@opensea/seaport-js/src/artifacts/seaport/contracts/${path}.json`)

/** Seaport 1.6's contracts, as their authors built them. */
export interface DeployedSeaport {
  readonly contract: Address
  /** A conduit that Seaport may use, and its key. */
  readonly conduit: { readonly key: Hex; readonly contract: Address }
}

/** Returns Seaport 1.6's whole ABI. */
export const wholeSeaportAbi = (): Abi => built('Seaport.sol/Seaport').abi

/** Deploys Seaport 1.6 with a conduit. */
export async function deploySeaport(chain: TestChain): Promise<DeployedSeaport> {
  const [controllerOf, seaportOf] = [
    built('conduit/ConduitController.sol/LocalConduitController'),
    built('Seaport.sol/Seaport'),
  ]
  const controller = await chain.deploy(encodeDeployData({ ...controllerOf, args: [] }))
  const contract = await chain.deploy(encodeDeployData({ ...seaportOf, args: [controller] }))
  const call = async (name: string, args: readonly unknown[]) => {
    const abi = controllerOf.abi.find((each) => 'name' in each && each.name === name)
    const receipt = await chain.execute({ to: controller, abi: abi as never, args })
    if (receipt.status !== 'success') throw new Error(`${name} reverted`)
  }
  const { address: owner } = chain.creator
  // A conduit's key begins with its creator's address.
  const key = `${owner.toLowerCase()}${'0'.repeat(23)}1` as Hex
  await call('createConduit', [key, owner])
  const [conduit] = (await readContract(chain.connection.client, {
    address: controller,
    abi: controllerOf.abi,
    functionName: 'getConduit',
    args: [key],
  })) as readonly [Address, boolean]
  await call('updateChannel', [conduit, contract, true])
  return {
    contract: contract.toLowerCase() as Address,
    conduit: { key, contract: conduit.toLowerCase() as Address },
  }
}
