import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import type { VersionedTransaction } from '@solana/web3.js'

/** Messages that are remembered: more than a wallet signs while a blockhash lives. */
const MOST = 20_000

/** Of this process, the oldest first. The same message has the same signature, whoever asks for it. */
const claimed = new Set<string>()

/**
 * Takes messages for whoever is about to have them signed. The network takes a message once: of two
 * that are the same, the second would be told the outcome of the first and never happen.
 *
 * @returns Whether none of them was taken before; else none is taken.
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
