import { join } from 'node:path'
import { fetchProofManifest, isMintlineError, isSameRoot, type ProofManifest } from '@mintline/core'
import { readProofFolder } from '@mintline/core/files'
import type { BaseContext } from '../runtime/baseContext.ts'
import { proofFolderName } from './proofFolderName.ts'
import { isRemote } from './proofSource.ts'

/** A merkle list in a config. */
export interface ListWithProofs {
  /** Its phase's name. */
  readonly name: string
  /** Subfolder for its proofs. Default: by the phase's name. */
  readonly folder?: string
  readonly root: string | Uint8Array
}

/** Where to find proofs for a config's lists. */
export interface ProofPlaces {
  readonly lists: readonly ListWithProofs[]
  /** Values of `--proofs`: folders or addresses, each for one list or with a subfolder for each phase. */
  readonly given: readonly string[] | undefined
  /** Folder in the config; skipped if it does not exist. */
  readonly folder?: string | undefined
  /** Address in the config at which that folder is published. */
  readonly uri?: string | undefined
}

/**
 * Compares proofs with a config's lists, on this machine and as published, and warns about proofs that differ.
 *
 * @returns One sentence for each list whose proofs are missing or belong to another list, so that wallets cannot mint.
 */
export async function findStaleProofs(
  context: BaseContext,
  { lists, given, folder, uri }: ProofPlaces,
): Promise<string[]> {
  const { output } = context
  const own = [folder, uri].flatMap((place) => place ?? [])
  const places = given?.map((place) => (isRemote(place) ? place : context.path(place))) ?? own
  const stale: string[] = []
  for (const place of places) {
    for (const list of lists) {
      try {
        const manifest = await manifestAt(context, place, list)
        // A config folder that launch has not written yet is no problem.
        if (!manifest && place === folder) continue
        if (manifest && isSameRoot(manifest.root, list.root)) continue
        const problem = manifest ? 'has proofs of another list than that' : 'holds no proofs'
        stale.push(`${place} ${problem} of ${list.name}: write and publish them again`)
      } catch (error) {
        if (!isMintlineError(error)) throw error
        output.warn(error.message)
      }
    }
  }
  for (const warning of stale) output.warn(warning)
  return stale
}

/** Reads a list's manifest, in its phase's subfolder or in the place itself; undefined = there is none. */
function manifestAt(
  context: BaseContext,
  place: string,
  list: ListWithProofs,
): Promise<ProofManifest | undefined> {
  const within = list.folder ?? proofFolderName(list)
  if (!isRemote(place)) return firstOf([join(place, within), place], readProofFolder)
  const base = place.replace(/\/+$/, '')
  const options = { signal: context.signal, ...context.resources() }
  return firstOf([`${base}/${within}`, base], (uri) => fetchProofManifest(uri, options))
}

async function firstOf(
  places: readonly string[],
  read: (place: string) => Promise<ProofManifest | undefined>,
): Promise<ProofManifest | undefined> {
  for (const place of places) {
    const manifest = await read(place)
    if (manifest) return manifest
  }
  return undefined
}
