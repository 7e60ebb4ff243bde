import { callNode } from './callNode.ts'

/**
 * A check whether nodes serve the chain with this genesis hash, which asks each node once; undefined =
 * every node passes unasked.
 */
export function chainCheck(
  genesisHash: string | undefined,
  fetch: typeof globalThis.fetch,
): (url: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  const ask = async (url: string) =>
    (await callNode({ url, fetch }, 'getGenesisHash', [])) === genesisHash
  return (url) => {
    if (genesisHash === undefined) return Promise.resolve(true)
    const check = known.get(url) ?? ask(url)
    known.set(url, check)
    // Whoever waits for it is told; a node that could not say is asked again.
    check.catch(() => known.delete(url))
    return check
  }
}
