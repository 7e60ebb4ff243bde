import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import type { VersionedTransaction } from '@solana/web3.js'

/** Cached messages: more than a wallet signs in a blockhash's lifetime. */
const MOST = 20_000

/** This process's messages, oldest first. The same message has the same signature in every call. */
const claimed = new Set<string>()

/**
 * Claims messages before they are signed. The network accepts a message once: a second identical one would never be
 * executed, but get the first one's outcome.
 *
 * @returns True if none was claimed before; otherwise none is claimed.
 */
export function claimMessages(transactions: readonly VersionedTransaction[]): boolean {
  const keys = transactions.map(({ message }) => base64.encode(sha256(message.serialize())))
  if (keys.some((key) => claimed.has(key))) return false
  for (const key of keys) claimed.add(key)
  for (const oldest of claimed) {
    if (claimed.size <= MOST) break
    claimed.delete(oldest)
  }
  return true
}
