import type { DropReference, DropSettings } from '@mintline/aptos'
import { tryFirstMints } from '@mintline/aptos/drop'
import { type FirstMintReport, reportFirstMints } from '../../launch/firstMints.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { aptosTermsOf } from '../config/aptosTermsOf.ts'
import { type DropFiles, proofsInConfig } from '../lists/readAptosLists.ts'

/** A drop on chain, and the files for it. */
export interface TriedDrop {
  readonly files: DropFiles
  readonly reference: DropReference
  readonly settings: DropSettings
}

/**
 * Simulates the first mint in a drop's open phase.
 *
 * @throws FIRST_MINT_REFUSED for a phase in which nobody could mint.
 */
export async function tryAptosFirstMints(
  context: AptosContext,
  { files: { loaded, lists }, reference, settings }: TriedDrop,
): Promise<FirstMintReport[]> {
  const { connection } = await context.chain()
  const tried = {
    terms: aptosTermsOf(loaded.config, lists),
    reference,
    settings,
    minters: lists.map((list) => list?.entries[0]?.wallet),
    proofSource: proofsInConfig(loaded),
  }
  const { signal } = context
  return reportFirstMints(await tryFirstMints(connection, tried, { signal }))
}

/** Reports phases whose first mints depend on transactions that are not sent yet. */
export function untriedFirstMints({ loaded }: DropFiles): FirstMintReport[] {
  const notSimulated = 'notSentYet'
  return reportFirstMints(loaded.config.phases.map(({ name: phase }) => ({ phase, notSimulated })))
}
