import type { InputProblem } from '@mintline/core'
import {
  type CommittedFiles,
  collectCommitRevealProblems,
  prepareCommitReveal,
  SEED_LENGTH,
} from '@mintline/solana'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { STORED_BIGINT } from '#shared/form/draftStore.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'
import { filesWithSeed } from './seedStore.ts'

/** Files to commit to, as entered. */
export interface RevealDraft {
  /** `{}` stands for the file's number. */
  baseUri: string
  /** Undefined = nothing entered. */
  fileCount?: bigint | undefined
}

/** Stands in for the seed, which is made once the rest is valid. */
const NO_SEED = new Uint8Array(SEED_LENGTH)

/** Commits a collection to files that it reveals later. */
export const REVEAL_SECTION: Section<RevealDraft> = {
  role: 'owner',
  kind: draftOfParts<RevealDraft>([
    { key: 'baseUri', label: 'Metadata URL of files', text: ({ baseUri }) => baseUri.trim() },
    {
      key: 'fileCount',
      label: 'Number of files',
      text: ({ fileCount }) => fileCount?.toLocaleString('en') ?? '',
    },
  ]),
  schema: z.object({ baseUri: z.string(), fileCount: z.optional(STORED_BIGINT) }),
  draftOf: () => ({ baseUri: '', fileCount: undefined }),
  problems: (info, draft) => [
    ...missingCount(draft),
    ...collectCommitRevealProblems({
      info,
      committed: undefined,
      reveal: { fileCount: 1n, ...enteredFiles(draft), seed: NO_SEED },
    }),
  ],
  written: (_, { baseUri }) => [['reveal.baseUri', baseUri]],
  plan: async ({ connection, info, wallet, rentOf, after }) => {
    const reveal = await draftWithSeed(info.editions, after)
    return prepareCommitReveal(connection, { info, wallet, rentOf, reveal })
  },
  title: ({ symbol }) => `Commit ${symbol} to files`,
}

/**
 * Returns a complete draft with its seed, which is stored in the browser first.
 *
 * @throws As `filesWithSeed`.
 */
export function draftWithSeed(deployment: string, draft: RevealDraft): Promise<CommittedFiles> {
  return filesWithSeed(deployment, { fileCount: 0n, ...enteredFiles(draft) })
}

function enteredFiles({ baseUri, fileCount }: RevealDraft) {
  return { baseUri: baseUri.trim(), ...(fileCount !== undefined && { fileCount }) }
}

function missingCount({ fileCount }: RevealDraft): InputProblem[] {
  if (fileCount !== undefined) return []
  return [{ path: 'reveal.fileCount', code: 'MISSING', message: 'Enter how many files there are.' }]
}
