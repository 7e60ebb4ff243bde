import { PublicKey } from '@solana/web3.js'
import { nextHashlistPage } from '../../pda/nextHashlistPage.ts'
import { editionsControlsAddress, hashlistAddress } from '../../pda/publicKeys.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../../programIds.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** Accounts of every collection: the programs themselves. */
export const PROGRAMS: readonly string[] = [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID].map(
  (key) => key.toBase58(),
)

/**
 * The collection's own accounts as the programs know them, which nobody can take lamports out of. Of
 * the hashlist's pages these are the first and the one of the next item.
 */
export function ownAccountsOf(info: CollectionInfo): readonly string[] {
  const { groupMint, numberOfTokensIssued } = info
  return [groupMint, ...recordsOf(new PublicKey(info.editions), numberOfTokensIssued)]
}

/** The accounts of a deployment with so many items, but for its group mint. */
export function recordsOf(deployment: PublicKey, issued: bigint): readonly string[] {
  const pages = [0, nextHashlistPage(issued)].map((page) => hashlistAddress(deployment, page))
  const records = [deployment, editionsControlsAddress(deployment), ...pages]
  return [...records.map((key) => key.toBase58()), ...PROGRAMS]
}
