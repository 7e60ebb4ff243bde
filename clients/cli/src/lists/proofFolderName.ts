import { resolve } from 'node:path'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import type { ReadDrop } from '../config/parseConfig.ts'

/** Returns the folder for proofs; undefined = the config names none. */
export function proofsFolder({
  config: { proofs },
  folder,
}: Pick<LoadedConfig<Pick<ReadDrop<unknown, unknown>, 'proofs'>>, 'config' | 'folder'>):
  | string
  | undefined {
  return proofs.folder === undefined ? undefined : resolve(folder, proofs.folder)
}

/** Returns the name for a phase's proof folder, which becomes part of a URL. */
export function proofFolderName({ name }: { readonly name: string }): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
