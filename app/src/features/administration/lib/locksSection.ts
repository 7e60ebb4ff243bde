import { LOCKABLE_PARTS, type Locks, planLock } from '@mintline/solana'
import { LOCK_TEXTS } from '#entities/collection/lib/lockTexts.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** Parts that can never change again. */
export const LOCKS_SECTION: Section<Locks> = {
  role: 'owner',
  kind: draftOfParts<Locks>(
    LOCKABLE_PARTS.map((key) => ({
      key,
      label: LOCK_TEXTS[key].title,
      text: (locks) => (locks[key] ? 'locked for good' : 'can change'),
    })),
  ),
  schema: z.object({
    supply: z.boolean(),
    texts: z.boolean(),
    phases: z.boolean(),
    royalties: z.boolean(),
    fee: z.boolean(),
  }),
  draftOf: ({ locks }) => locks,
  problems: () => [],
  written: () => [],
  plan: ({ info, wallet, after }) => planLock({ info, wallet, locks: after }),
  title: ({ symbol }) => `Lock parts of ${symbol}`,
}
