import {
  type CollectionInfo,
  lookupTableToBe,
  maxProofNodes,
  type PaidToken,
  proofLengthWarning,
  walletsWithLongerProofs,
} from '@mintline/solana'
import { proofFitOf } from '@mintline/solana/drop'

/**
 * Returns warnings about a merkle list before its root is used; empty if the whole list can mint.
 *
 * @param wallets Wallets in the list.
 * @param token The phase's price token; undefined = the network's coin.
 */
export function proofWarnings(info: CollectionInfo, wallets: number, token?: PaidToken): string[] {
  const needsTable = proofFitOf(info, wallets, token) === 'needsTable'
  if (!needsTable) return hopelessProofWarnings(info, wallets, token)
  const warning = proofLengthWarning({ info, wallets, token })
  return warning ? [`${warning.message}; launch does so automatically`] : []
}

/** Returns warnings about a merkle list whose proofs are too long even with a lookup table. */
export function hopelessProofWarnings(
  info: CollectionInfo,
  wallets: number,
  token?: PaidToken,
): string[] {
  const lookupTable = lookupTableToBe(info, token && [token])
  const warning = proofLengthWarning({ info, wallets, token, lookupTable })
  return warning ? [warning.message] : []
}

/**
 * Returns warnings about a merkle list before it is launched with a lookup table: about wallets that cannot mint at
 * all, or only with version 0 transactions, which not every wallet signs. Empty if all can, with any.
 */
export function launchProofWarnings(
  info: CollectionInfo,
  wallets: number,
  token?: PaidToken,
): string[] {
  if (proofFitOf(info, wallets, token) !== 'needsTable') {
    return hopelessProofWarnings(info, wallets, token)
  }
  const most = maxProofNodes(info, { token })
  const concerned = walletsWithLongerProofs(wallets, most)
  const share = Math.floor((concerned * 100) / wallets)
  return [
    `${concerned} of the list's ${wallets} wallets (${share} %) mint with a lookup table, for which they need an app that signs transactions of version 0: some hardware wallets do not. A list of at most ${2 ** most} wallets needs no table`,
  ]
}
