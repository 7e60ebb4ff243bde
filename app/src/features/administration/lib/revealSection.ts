import { collectCommitRevealProblems, prepareCommitReveal } from '@mintline/solana'
import {
  draftWithSeed,
  filesToCheck,
  missingFileCount,
  type RevealDraft,
} from '#entities/reveal/revealDraft.ts'
import { seedPlace } from '#entities/reveal/seedStore.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { STORED_BIGINT } from '#shared/form/draftStore.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

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
    ...missingFileCount(draft),
    ...collectCommitRevealProblems({ info, committed: undefined, reveal: filesToCheck(draft) }),
  ],
  written: (_, { baseUri }) => [['reveal.baseUri', baseUri]],
  plan: async ({ connection, info, wallet, rentOf, after }) => {
    const place = await seedPlace(connection, info.editions)
    const reveal = await draftWithSeed(place, after)
    return prepareCommitReveal(connection, { info, wallet, rentOf, reveal })
  },
  title: ({ symbol }) => `Commit ${symbol} to files`,
}
