import type { InputProblem } from '@mintline/core'
import { type CommittedFiles, SEED_LENGTH } from '@mintline/solana'
import {
  filesWithSeed,
  isSameFiles,
  keptFiles,
  type SeedPlace,
  type UnsealedFiles,
} from './seedStore.ts'

/** Files to commit to, as entered. */
export interface RevealDraft {
  /** `{}` stands for the file's number. */
  baseUri: string
  /** Undefined = nothing entered. */
  fileCount?: bigint | undefined
}

/** Stands in for the seed, which is made once the rest is valid. */
const NO_SEED = new Uint8Array(SEED_LENGTH)

/** Returns true if anything is entered. */
export function hasReveal({ baseUri, fileCount }: RevealDraft): boolean {
  return baseUri.trim() !== '' || fileCount !== undefined
}

/** Returns the problem with a missing number, which the client does not know. */
export function missingFileCount({ fileCount }: RevealDraft): InputProblem[] {
  if (fileCount !== undefined) return []
  return [{ path: 'reveal.fileCount', code: 'MISSING', message: 'Enter how many files there are.' }]
}

/** Returns a draft's files for checks, without a real seed: never commit to them. A missing number counts as 1. */
export function filesToCheck(draft: RevealDraft): CommittedFiles {
  return { ...enteredFiles(draft, 1n), seed: NO_SEED }
}

/**
 * Returns a complete draft with its seed, which is stored in the browser first.
 *
 * @throws As `filesWithSeed`.
 */
export function draftWithSeed(at: SeedPlace, draft: RevealDraft): Promise<CommittedFiles> {
  return filesWithSeed(at, enteredFiles(draft, 0n))
}

/**
 * Returns a complete draft for an estimate, and stores nothing: with its seed if there is one in this browser, else as
 * `filesToCheck`.
 */
export async function draftToEstimate(at: SeedPlace, draft: RevealDraft): Promise<CommittedFiles> {
  const files = filesToCheck(draft)
  return (await keptFiles(at)).find((kept) => isSameFiles(kept, files)) ?? files
}

/** Returns true if these are exactly the files that are entered. */
export function isOfDraft(files: CommittedFiles, draft: RevealDraft): boolean {
  return draft.fileCount !== undefined && isSameFiles(files, enteredFiles(draft, 0n))
}

function enteredFiles({ baseUri, fileCount }: RevealDraft, missing: bigint): UnsealedFiles {
  return { baseUri: baseUri.trim(), fileCount: fileCount ?? missing }
}
