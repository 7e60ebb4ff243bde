import type { InputProblem } from '@mintline/core'
import {
  type CollectionInfo,
  collectRoyaltiesProblems,
  planModifyRoyalties,
  type RoyaltiesInput,
} from '@mintline/solana'
import {
  type ShareDraft,
  shareDrafts,
  shareInputs,
  writtenShares,
} from '#entities/terms/lib/shareDraft.ts'
import { STORED_SHARES } from '#entities/terms/lib/storedRows.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { percentText } from '#shared/lib/amountText.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'
import { sharesText } from './sharesText.ts'

/** Royalties being edited. */
export interface RoyaltiesDraft {
  /** Undefined = nothing entered. */
  basisPoints?: number | undefined
  creators: ShareDraft[]
}

/** Converts the royalties on chain to a draft. */
function royaltiesDraftOf({ royalties }: Pick<CollectionInfo, 'royalties'>): RoyaltiesDraft {
  return {
    basisPoints: royalties.royaltyBasisPoints,
    creators: shareDrafts(royalties.creators),
  }
}

/** Royalties on later sales, and their receivers. */
export const ROYALTIES_SECTION: Section<RoyaltiesDraft> = {
  role: 'owner',
  kind: draftOfParts<RoyaltiesDraft>([
    {
      key: 'basisPoints',
      label: 'Royalties',
      text: ({ basisPoints }) => (basisPoints === undefined ? '' : percentText(basisPoints)),
    },
    { key: 'creators', label: 'Royalty shares', text: ({ creators }) => sharesText(creators) },
  ]),
  schema: z.object({ basisPoints: z.optional(z.number()), creators: STORED_SHARES }),
  draftOf: royaltiesDraftOf,
  problems: (info, draft) => {
    const problems = collectRoyaltiesProblems({ info, royalties: royaltiesInput(draft) })
    return draft.basisPoints === undefined ? [MISSING_PERCENT, ...problems] : problems
  },
  written: (_, { creators }) => writtenShares('royalties.creators', creators),
  plan: ({ info, wallet, after }) =>
    planModifyRoyalties({ info, wallet, royalties: royaltiesInput(after) }),
  title: ({ symbol }) => `Set the royalties of ${symbol}`,
}

const MISSING_PERCENT: InputProblem = {
  path: 'royalties.royaltyBasisPoints',
  code: 'MISSING',
  message: 'Enter a percentage; 0 is no royalties.',
}

function royaltiesInput({ basisPoints = 0, creators }: RoyaltiesDraft): RoyaltiesInput {
  return { royaltyBasisPoints: basisPoints, creators: shareInputs(creators) }
}
