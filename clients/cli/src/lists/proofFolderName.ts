import { resolve } from 'node:path'
import type { LoadedConfig } from '../config/loadedConfig.ts'

/** Returns the folder for proofs that a config names; undefined = none. */
export function proofsFolder({
  config,
  folder,
}: Pick<LoadedConfig<{ readonly proofs?: string | undefined }>, 'config' | 'folder'>):
  | string
  | undefined {
  return config.proofs === undefined ? undefined : resolve(folder, config.proofs)
}

/** Returns the name for a phase's proof folder, which becomes part of a URL. */
export function proofFolderName({ name }: { readonly name: string }): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
