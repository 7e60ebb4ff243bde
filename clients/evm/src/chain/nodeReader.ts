import { assertIsRpcUrl } from '@mintline/core/networks'
import { callNode } from '@mintline/core/node'

/** A JSON-RPC request. */
interface NodeRequest {
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}

/** A node reached over HTTP, without viem's clients: pages that only read do not load them. */
export class NodeReader {
  readonly url: string
  readonly fetch: typeof globalThis.fetch

  /** @throws RPC_URL_INVALID unless the URL is http(s). */
  constructor(url: string, fetch: typeof globalThis.fetch) {
    assertIsRpcUrl(url)
    this.url = url
    this.fetch = fetch
  }

  /** Makes one request, without retries. */
  request({ method, params = [] }: NodeRequest): Promise<unknown> {
    return callNode(this, method, params)
  }
}
