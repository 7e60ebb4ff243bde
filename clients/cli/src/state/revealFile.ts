import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileNotReadable, writePrivately } from '@mintline/core/files'
import { type CommittedFiles, formatSeedFile, parseSeedFile } from '@mintline/solana'

/** Returns where the seed of a collection's reveal is stored unless `--seed-file` names another file. */
export function revealPath(stateFolder: string, deployment: string): string {
  return join(stateFolder, `reveal-${deployment}.json`)
}

/**
 * Opens the file with the seed of a reveal, stored from before the commitment is sent: without it, the files can never
 * be revealed. It is never removed.
 */
export function revealFile(path: string) {
  return {
    path,
    /**
     * Returns undefined if there is none.
     *
     * @throws FILE_NOT_READABLE, which says nothing about the content.
     */
    read: (): CommittedFiles | undefined => {
      if (!existsSync(path)) return undefined
      const files = parseSeedFile(readText(path))
      if (!files) throw fileNotReadable(path, new Error('it has no seed of a reveal'))
      return files
    },
    /** @throws FILE_NOT_WRITABLE */
    keep: (files: CommittedFiles): void => writePrivately(path, formatSeedFile(files)),
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileNotReadable(path, error)
  }
}

/** Names the seed's file for a person; the seed itself is never printed. */
export function seedText(path: string): string {
  return `The seed of the reveal is in ${path}: keep it secret, and keep a copy`
}
