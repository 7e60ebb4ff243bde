import { addressOn } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { normalize } from 'viem/ens'
import { ServerError } from '../errors/serverError.ts'
import { ensAddress } from './ensAddress.ts'
import { type Nodes, nodeOf } from './nodeUrls.ts'

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
