import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  makeFolders,
  reading,
  readTextIfExists,
  removeFile,
  replaceFile,
} from '@mintline/core/files'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { formatProofManifest, PROOF_MANIFEST_NAME } from '@mintline/core/metadata'
import type { BuiltMerkleList } from '../allowlist/buildMerkleList.ts'
import { parseProofManifest } from '../allowlist/proofManifest.ts'
import { AllowlistError } from '../errors/allowlistError.ts'

const PROOF_FILE = /^(?<wallet>[^.]+)\.json$/

/**
 * Assigns a folder to a list, before any proofs are written.
 *
 * @param replace - whether another list's proofs may be replaced
 * @throws `MERKLE_PROOFS_OF_ANOTHER_LIST`, `MERKLE_PROOF_MANIFEST_INVALID`
 */
export async function openProofFolder(
  folder: string,
  list: BuiltMerkleList,
  replace: boolean,
): Promise<void> {
  makeFolders(folder)
  if (!replace) await refuseOtherList(folder, list)
  await writeManifest(folder, list, false)
}

/** Marks a folder as complete. */
export async function closeProofFolder(folder: string, list: BuiltMerkleList): Promise<void> {
  await writeManifest(folder, list, true)
}

/**
 * Removes proofs for wallets that are not in a list.
 *
 * @returns how many files were removed
 */
export async function removeOtherProofs(folder: string, list: BuiltMerkleList): Promise<number> {
  let removed = 0
  for await (const { name } of await reading(folder, opendir(folder))) {
    const wallet = PROOF_FILE.exec(name)?.groups?.wallet ?? ''
    if (!isSolanaAddress(wallet) || list.documentOf(wallet)) continue
    await removeFile(join(folder, name))
    removed += 1
  }
  return removed
}

async function refuseOtherList(folder: string, list: BuiltMerkleList): Promise<void> {
  const path = join(folder, PROOF_MANIFEST_NAME)
  const text = await readTextIfExists(path)
  if (text === undefined) return
  const { root } = parseProofManifest(text, path)
  if (root === rootText(list)) return
  throw new AllowlistError('MERKLE_PROOFS_OF_ANOTHER_LIST', { folder, root })
}

async function writeManifest(
  folder: string,
  list: BuiltMerkleList,
  complete: boolean,
): Promise<void> {
  const manifest = { root: rootText(list), count: list.size, complete }
  await replaceFile(join(folder, PROOF_MANIFEST_NAME), formatProofManifest(manifest))
}

function rootText({ root }: BuiltMerkleList): string {
  return Buffer.from(root).toString('hex')
}
