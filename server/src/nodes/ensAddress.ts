import { askChainOnce, connectChain } from '@mintline/evm'
import { type Address, BaseError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { fetchOf } from './askNode.ts'
import type { AskedNode } from './nodeUrls.ts'

/** On Ethereum. viem has it too, together with the hundreds of chains that it knows. */
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** Errors of viem where the network has no ENS, or the contracts of a name do not answer. */
const NO_ANSWER = ['ContractFunctionZeroDataError', 'ContractFunctionRevertedError']

/**
 * Asks a node of Ethereum for the address that a name of ENS leads to.
 *
 * @param name - in ENS' normal form
 * @returns undefined when it leads to none
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_REFUSED`, `NODE_FORBIDDEN`
 */
export async function ensAddress(node: AskedNode, name: string): Promise<Address | undefined> {
  const { client } = connectChain(node.urls[0], { fetch: fetchOf(node) })
  // Whoever owns a name could otherwise have the server open any URL.
  const onChain = { ...client, ccipRead: false as const }
  const ask = async () => {
    try {
      return await getEnsAddress(onChain, { name, universalResolverAddress })
    } catch (error) {
      if (isWithoutAnswer(error)) return null
      throw error
    }
  }
  const address = await askChainOnce('eth_call', ask, node)
  return address ?? undefined
}

function isWithoutAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  return error.walk((each) => each instanceof Error && NO_ANSWER.includes(each.name)) !== null
}
