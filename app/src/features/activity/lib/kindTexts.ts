import type { ActivityKind } from '#entities/indexer/lib/activity.ts'
import type { Tone } from '#shared/ui/tones.ts'

/** Words for an activity kind. */
interface KindTexts {
  readonly one: string
  readonly many: string
  readonly tone: Tone
}

export const KIND_TEXTS: Readonly<Record<ActivityKind, KindTexts>> = {
  mint: { one: 'Mint', many: 'Mints', tone: 'success' },
  transfer: { one: 'Transfer', many: 'Transfers', tone: 'neutral' },
  burn: { one: 'Burn', many: 'Burns', tone: 'danger' },
  sale: { one: 'Sale', many: 'Sales', tone: 'info' },
}
