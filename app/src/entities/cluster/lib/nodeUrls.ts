import { parseCustomUrl } from './customUrl.ts'

/** A checked list of node URLs. */
export interface NodeUrls {
  /** Best first, deduplicated. */
  readonly urls: readonly string[]
  /** Sentences that locate each invalid entry, but never show it, since it may hold a key. */
  readonly problems: readonly string[]
}

/**
 * Checks a list of node URLs, and leaves out those that pages cannot or should not call.
 *
 * @param where The list's place in the configuration, for problems: `rpc.solana`.
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
