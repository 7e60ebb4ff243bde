import { callNode } from './callNode.ts'

/** A chain, by what its nodes answer. */
export interface ExpectedChain {
  /** JSON-RPC method without parameters that tells the chain of a node, such as `eth_chainId`. */
  readonly method: string
  /** Its answer on the right chain. */
  readonly answer: unknown
}

/**
 * Checks whether nodes serve a chain, with one request to each; undefined = every node passes without one.
 */
export function chainCheck(
  chain: ExpectedChain | undefined,
  fetch: typeof globalThis.fetch,
): (url: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return (url) => {
    if (chain === undefined) return Promise.resolve(true)
    const { method, answer } = chain
    const ask = async () => (await callNode({ url, fetch }, method, [])) === answer
    const check = known.get(url) ?? ask()
    known.set(url, check)
    // Its callers get the error; the node is asked again next time.
    check.catch(() => known.delete(url))
    return check
  }
}
