import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileNotReadable, writePrivately } from '@mintline/core/files'
import { type CommittedFiles, SEED_LENGTH } from '@mintline/solana'
import { z } from 'zod'

const stored = z.object({
  seed: z
    .string()
    .regex(new RegExp(`^[0-9a-f]{${2 * SEED_LENGTH}}$`))
    .transform((text) => new Uint8Array(Buffer.from(text, 'hex'))),
  baseUri: z.string(),
  fileCount: z
    .string()
    .regex(/^\d{1,20}$/)
    .transform(BigInt),
})

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
      try {
        return stored.parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch {
        // The cause could show parts of the seed.
        throw fileNotReadable(path, new Error('it has no seed of a reveal'))
      }
    },
    /** @throws FILE_NOT_WRITABLE */
    keep: ({ seed, baseUri, fileCount }: CommittedFiles): void =>
      writePrivately(
        path,
        JSON.stringify({
          seed: Buffer.from(seed).toString('hex'),
          baseUri,
          fileCount: String(fileCount),
        }),
      ),
  }
}

/** Names the seed's file for a person; the seed itself is never printed. */
export function seedText(path: string): string {
  return `The seed of the reveal is in ${path}: keep it secret, and keep a copy`
}
