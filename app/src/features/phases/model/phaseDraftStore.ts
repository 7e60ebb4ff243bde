import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { draftStore, STORED_BIGINT } from '#shared/form/draftStore.ts'
import { z } from '#shared/lib/zod.ts'

/** Null = nothing entered. */
const ENTERED = z.nullable(STORED_BIGINT)
const PHASES: z.ZodMiniType<readonly PhaseDraft[]> = z.array(
  z.object({
    phaseType: z.enum(['public', 'allowList', 'merkleTree']),
    merkleRoot: z.string(),
    // Drafts that were stored before there were prices in tokens have none.
    priceToken: z._default(z.string(), ''),
    priceAmount: ENTERED,
    startTime: ENTERED,
    endTime: ENTERED,
    maxMintsPerWallet: ENTERED,
    maxMintsTotal: ENTERED,
    active: z.boolean(),
  }),
)

const store = draftStore('mintline.phases')

/** Returns storage for unsaved drafts of a collection's phases; phases on chain come first. */
export function phaseStorage(key: string) {
  return store.of(key, PHASES)
}

/** True if a collection has unsaved drafts. */
export const useHasDrafts = store.useHas
