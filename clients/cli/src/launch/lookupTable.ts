import {
  type CollectionInfo,
  lookupTableToBe,
  type Plan,
  prepareLookupTable,
  proofFits,
  proofLengthWarning,
  proofNodes,
} from '@mintline/solana'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import type { WriteSession } from '../sending/openSession.ts'

/** Room for the proofs of a list in one mint: without a lookup table, with one, or never. */
type ProofFit = 'fits' | 'needsTable' | 'tooLong'

/**
 * Plans a lookup table with which mints have room for the proofs of all lists; without transactions where they fit
 * without one, or an existing one is complete.
 *
 * @param info The collection, in its present or future state.
 */
export async function planProofRoom(
  { cluster, address }: WriteSession,
  info: CollectionInfo,
  lists: readonly PhaseList[],
): Promise<Plan> {
  const fits = lists.map(({ tree }) => proofFitOf(info, tree?.size ?? 0))
  if (!fits.includes('needsTable')) {
    return { title: 'Make room for merkle proofs', transactions: [], warnings: [] }
  }
  return prepareLookupTable(cluster.connection, { info, wallet: address })
}

/**
 * Warnings about a merkle list before its root is used; empty where all of it can mint.
 *
 * @param wallets Wallets in the list.
 */
export function proofWarnings(info: CollectionInfo, wallets: number): string[] {
  const needsTable = proofFitOf(info, wallets) === 'needsTable'
  if (!needsTable) return hopelessProofWarnings(info, wallets)
  const warning = proofLengthWarning({ info, wallets })
  return warning ? [`${warning.message}; launch does so automatically`] : []
}

/** Warnings about a merkle list whose proofs are too long even with a lookup table. */
export function hopelessProofWarnings(info: CollectionInfo, wallets: number): string[] {
  const lookupTable = lookupTableToBe(info)
  const warning = proofLengthWarning({ info, wallets, lookupTable })
  return warning ? [warning.message] : []
}

function proofFitOf(info: CollectionInfo, wallets: number): ProofFit {
  const nodes = proofNodes(wallets)
  if (proofFits(info, nodes)) return 'fits'
  return proofFits(info, nodes, lookupTableToBe(info)) ? 'needsTable' : 'tooLong'
}
