import { resolve } from 'node:path'
import { assertWritable } from '@mintline/core/files'
import type { LoadedConfig } from '../config/loadedConfig.ts'

/**
 * Checks that a config's proof folder is writable before anything is sent: otherwise its lists would be on chain
 * without proofs.
 *
 * @throws FILE_NOT_WRITABLE with its path
 */
export function assertProofsWritable({
  config,
  folder,
}: Pick<LoadedConfig<{ readonly proofs?: string | undefined }>, 'config' | 'folder'>): void {
  if (config.proofs === undefined) return
  assertWritable(resolve(folder, config.proofs), { isPrivate: false })
}
