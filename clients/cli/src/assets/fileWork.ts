import { statSync } from 'node:fs'
import type { WorkProgress } from '@mintline/assets/node'
import { fileNotReadable } from '@mintline/core/files'
import { type Progress, startProgress } from '../output/progress.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Options in the package for long work on files. */
interface FileWorkOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: WorkProgress) => void
}

/** Runs work on files with a progress bar. */
export async function withFileProgress<Result>(
  { output, signal }: CommandContext,
  title: string,
  work: (options: FileWorkOptions) => Promise<Result>,
): Promise<Result> {
  let bar: Progress | undefined
  const onProgress = ({ done, total }: WorkProgress) => {
    bar ??= startProgress(output, title, total)
    bar.update(done, '')
  }
  try {
    return await work({ signal, onProgress })
  } finally {
    bar?.finish()
  }
}

/**
 * Returns true for a folder, false for a file.
 *
 * @throws FILE_NOT_READABLE
 */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
