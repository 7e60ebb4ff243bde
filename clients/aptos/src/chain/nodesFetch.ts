import type { AptosNetwork } from '@mintline/core/networks'
import { type AnswerVerdict, fallbackFetch, fieldOf, type NodeProtocol } from '@mintline/core/node'
import { requestNode } from './requestNode.ts'

const TOO_MANY_REQUESTS = 429
const SERVER_ERRORS = 500

/**
 * Creates a `fetch` with failover between a network's nodes: each request goes to the first one that answers and serves
 * the network. Pass it to a connection to the first node.
 *
 * @param urls http(s) URLs with the API version, best first; at least one.
 */
export function nodesFetch(
  urls: readonly string[],
  { chainId }: Pick<AptosNetwork, 'chainId'>,
): typeof fetch {
  // The client itself checks the chain of a single node.
  if (urls.length === 1) return (input, init) => fetch(input, init)
  const nodes = urls.map(withoutSlash)
  return fallbackFetch(nodes, { protocol: restProtocol(nodes[0] ?? '', chainId) })
}

/** Describes the nodes' REST interface. @param base URL that requests start with. */
function restProtocol(base: string, chainId: number | undefined): NodeProtocol {
  const pathOf = (url: string) => url.slice(base.length)
  return {
    urlAt: (node, url) => node + pathOf(url),
    // Without addresses, hashes and versions.
    operationOf: (url) => pathOf(url).split(/[/?]/)[1] ?? '',
    verdictOf,
    isRightChain: async (url, fetch) => {
      if (chainId === undefined) return true
      return fieldOf(await requestNode({ url, fetch }, { path: '' }), 'chain_id') === chainId
    },
    chainOperation: chainId === undefined ? undefined : '',
  }
}

async function verdictOf(response: Response): Promise<AnswerVerdict> {
  const body = await response.clone().text()
  const { ok, status } = response
  if (status === TOO_MANY_REQUESTS || status >= SERVER_ERRORS) return 'busy'
  const isOfNode = ok ? isJson(body) : body.includes('"error_code"')
  return isOfNode ? 'good' : ok ? 'busy' : 'refused'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}
