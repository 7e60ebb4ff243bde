import { resolve } from 'node:path'
import { assertWritable } from '@mintline/core/files'
import type { LoadedConfig } from '../config/loadedConfig.ts'

/**
 * Checks that the folder of a config's proofs can be written to, before anything is sent: its lists would be on chain
 * without them.
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
