import type { BaseContext } from '../runtime/baseContext.ts'

const REMOTE = /^(https?|ipfs):/

/** Returns true for the URL of a folder of proofs, false for a path on this machine. */
export function isRemote(place: string): boolean {
  return REMOTE.test(place)
}

/** A chain's functions that return a wallet's merkle proof for a phase. */
interface ProofReaders<ReadProof> {
  /** Makes one that reads a folder on this machine. */
  inFolder(folder: string): ReadProof
  /** Reads the lists in the config; undefined = there is none for this drop. */
  readonly inConfig: ReadProof | undefined
}

/**
 * Returns the merkle proof source: a URL, a folder, or the lists in the config.
 *
 * @param given Value of `--proofs`.
 */
export function proofSource<ReadProof>(
  context: Pick<BaseContext, 'path'>,
  given: string | undefined,
  { inFolder, inConfig }: ProofReaders<ReadProof>,
): string | ReadProof | undefined {
  if (given === undefined) return inConfig
  return isRemote(given) ? given : inFolder(context.path(given))
}
