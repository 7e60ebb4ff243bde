import { parseCustomUrl } from './customUrl.ts'

/** Addresses of nodes as somebody wrote them: what can be called, and what is wrong with the rest. */
export interface NodeUrls {
  /** Best first, each once. */
  readonly urls: readonly string[]
  /** Sentences with the place of each wrong entry, never the entry, which may hold a key. */
  readonly problems: readonly string[]
}

/**
 * Checks a list of node addresses, and leaves out what pages cannot or should not call.
 *
 * @param where Place of the list, for problems: `rpc.solana`.
 */
export function checkNodeUrls(list: readonly unknown[], where: string): NodeUrls {
  const urls = new Set<string>()
  const problems: string[] = []
  for (const [index, entry] of list.entries()) {
    const parsed = parseCustomUrl(typeof entry === 'string' ? entry : '')
    if (parsed.status === 'valid') urls.add(parsed.value)
    else {
      const reason = parsed.status === 'invalid' ? parsed.reason : 'Enter the url of a node.'
      problems.push(`${where}[${index}]: ${reason}`)
    }
  }
  return { urls: [...urls], problems }
}
