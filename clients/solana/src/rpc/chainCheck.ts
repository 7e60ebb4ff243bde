import { callNode } from './callNode.ts'

/**
 * Checks whether nodes serve the chain with this genesis hash, with one request to each; undefined = every node passes
 * without one.
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
    // Its callers get the error; the node is asked again next time.
    check.catch(() => known.delete(url))
    return check
  }
}
