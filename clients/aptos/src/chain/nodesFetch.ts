import { type AnswerVerdict, fallbackFetch, fieldOf, type NodeProtocol } from '@mintline/core'
import type { AptosNetwork } from '@mintline/core/networks'
import { requestNode } from './requestNode.ts'

const TOO_MANY_REQUESTS = 429
const SERVER_ERRORS = 500

/**
 * A `fetch` for the nodes of a network: each request goes to the first one that answers and serves the network. It is
 * for a connection to the first of them.
 *
 * @param urls http: or https: URLs with the version of the API, best first; at least one.
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

/** The REST interface of nodes. @param base URL that requests start with. */
function restProtocol(base: string, chainId: number | undefined): NodeProtocol {
  const pathOf = (url: string) => url.slice(base.length)
  return {
    urlAt: (node, url) => node + pathOf(url),
    // Not with addresses, hashes and versions.
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
