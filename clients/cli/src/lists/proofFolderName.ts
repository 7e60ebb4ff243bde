import { resolve } from 'node:path'
import type { LoadedConfig } from '../config/loadedConfig.ts'

/** Returns the folder for proofs; undefined = the config names none. */
export function proofsFolder(
  { folder }: Pick<LoadedConfig<unknown>, 'folder'>,
  proofs: string | undefined,
): string | undefined {
  return proofs === undefined ? undefined : resolve(folder, proofs)
}

/** Returns the name for a phase's proof folder, which becomes part of a URL. */
export function proofFolderName({ name }: { readonly name: string }): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
