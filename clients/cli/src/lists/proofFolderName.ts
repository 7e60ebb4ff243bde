import { resolve } from 'node:path'
import type { LoadedConfig } from '../config/loadedConfig.ts'

interface ConfigWithProofs {
  readonly proofs?: string | { readonly folder?: string | undefined } | undefined
}

/** Returns the folder for proofs that a config names; undefined = none. */
export function proofsFolder({
  config,
  folder,
}: Pick<LoadedConfig<ConfigWithProofs>, 'config' | 'folder'>): string | undefined {
  const { proofs } = config
  const place = typeof proofs === 'string' ? proofs : proofs?.folder
  return place === undefined ? undefined : resolve(folder, place)
}

/** Returns the name for a phase's proof folder, which becomes part of a URL. */
export function proofFolderName({ name }: { readonly name: string }): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
