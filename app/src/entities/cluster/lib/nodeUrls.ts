import { parseCustomUrl } from './customUrl.ts'

/** A checked list of node addresses. */
export interface NodeUrls {
  /** Best first, each once. */
  readonly urls: readonly string[]
  /** Sentences with the place of each invalid entry, never the entry itself, which may hold a key. */
  readonly problems: readonly string[]
}

/**
 * Checks a list of node addresses, and leaves out those that pages cannot or should not call.
 *
 * @param where Place of the list in the configuration, for problems: `rpc.solana`.
 */
export function checkNodeUrls(list: readonly unknown[], where: string): NodeUrls {
  const urls = new Set<string>()
  const problems: string[] = []
  for (const [index, entry] of list.entries()) {
    const parsed = parseCustomUrl(typeof entry === 'string' ? entry : '')
    if (parsed.status === 'valid') urls.add(parsed.value)
    else {
      const reason = parsed.status === 'invalid' ? parsed.reason : 'Enter the URL of a node.'
      problems.push(`${where}[${index}]: ${reason}`)
    }
  }
  return { urls: [...urls], problems }
}
