import { addressOn } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { askChainOnce, connectChain } from '@mintline/evm'
import { type Address, BaseError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { normalize } from 'viem/ens'
import { ServerError } from '../errors/serverError.ts'
import { fetchOf } from './askNode.ts'
import { type AskedNode, type Nodes, nodeOf } from './nodeUrls.ts'

/** Address on Ethereum. viem exports it too, but along with hundreds of chains. */
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** viem's errors if the network has no ENS, or if a name's contracts do not answer. */
const NO_ANSWER = ['ContractFunctionZeroDataError', 'ContractFunctionRevertedError']

/** The wallet that a domain leads to. */
export interface ResolvedDomain {
  readonly blockchain: Blockchain
  /** In the blockchain's normal form. */
  readonly registrant: string
}

/**
 * Resolves a domain to a wallet.
 *
 * @returns undefined if it leads to none
 * @throws `DOMAIN_INVALID` if no node can know it; `NO_NODE`, `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`,
 *   `NODE_REFUSED`, `NODE_FORBIDDEN`
 */
export async function resolveDomain(
  nodes: Nodes,
  domain: string,
): Promise<ResolvedDomain | undefined> {
  if (!/[^.]\.eth$/i.test(domain)) throw invalid(domain, 'must end in .eth')
  const blockchain = 'ETHEREUM'
  const address = await ensAddress(nodeOf(nodes, blockchain), normalized(domain))
  return address && { blockchain, registrant: addressOn(blockchain, address) }
}

function normalized(domain: string): string {
  try {
    return normalize(domain)
  } catch {
    throw invalid(domain, 'has a part that no name of ENS may have')
  }
}

const invalid = (domain: string, rule: string) =>
  new ServerError('DOMAIN_INVALID', { domain, rule })

/**
 * Resolves an ENS name on an Ethereum node.
 *
 * @param name - in ENS' normal form
 * @returns undefined if it leads to no address
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_REFUSED`, `NODE_FORBIDDEN`
 */
async function ensAddress(node: AskedNode, name: string): Promise<Address | undefined> {
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
