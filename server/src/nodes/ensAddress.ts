import { askChainOnce, connectChain } from '@mintline/evm'
import { type Address, BaseError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { fetchOf } from './askNode.ts'
import type { AskedNode } from './nodeUrls.ts'

/** Address on Ethereum. viem exports it too, but along with hundreds of chains. */
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** viem's errors if the network has no ENS, or if a name's contracts do not answer. */
const NO_ANSWER = ['ContractFunctionZeroDataError', 'ContractFunctionRevertedError']

/**
 * Resolves an ENS name on an Ethereum node.
 *
 * @param name - in ENS' normal form
 * @returns undefined if it leads to no address
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_REFUSED`, `NODE_FORBIDDEN`
 */
export async function ensAddress(node: AskedNode, name: string): Promise<Address | undefined> {
  const { client } = connectChain(node.urls[0], { fetch: fetchOf(node) })
  // Otherwise a name's owner could make the server open any URL.
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
