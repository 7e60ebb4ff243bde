import type { CollectionInfo } from '@mintline/solana'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { draftStore } from '#shared/form/draftStore.ts'
import { KEPT_BIGINT } from '#shared/form/keptBigint.ts'
import { z } from '#shared/lib/zod.ts'

/** Null = nothing entered. */
const ENTERED = KEPT_BIGINT.nullable()
const PHASES: z.ZodType<readonly PhaseDraft[]> = z.array(
  z.object({
    phaseType: z.enum(['public', 'allowList', 'merkleTree']),
    merkleRoot: z.string(),
    priceAmount: ENTERED,
    startTime: ENTERED,
    endTime: ENTERED,
    maxMintsPerWallet: ENTERED,
    maxMintsTotal: ENTERED,
    active: z.boolean(),
  }),
)

const store = draftStore('mintline.phases')

/** Name of a collection in the store: its group mint is its own, unlike its symbol. */
export function draftsKey(
  cluster: { id: string },
  { groupMint }: Pick<CollectionInfo, 'groupMint'>,
) {
  return `${cluster.id} ${groupMint}`
}

/** Drafts of the phases of a collection that are not saved, those of the phases on chain first. */
export function keptPhases(key: string) {
  return store.of(key, PHASES)
}

/** True while a collection has drafts that are not saved. */
export const useHasDrafts = store.useHas
