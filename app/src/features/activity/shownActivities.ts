import type {
  Activity,
  ActivityKind,
  ActivityPage,
} from '#entities/indexer/model/fetchActivities.ts'
import type { Tone } from '#shared/ui/tones.ts'

/** An activity with its item's name. */
export interface NamedActivity extends Activity {
  /** Undefined = not known. */
  readonly name: string | undefined
}

/** A page with activities, and their items' names by mint. */
export interface NamedPage extends ActivityPage {
  readonly names: ReadonlyMap<string, string>
}

/** Returns several pages' activities, deduplicated: a server that was replaced meanwhile may repeat some. */
export function shownActivities(pages: readonly NamedPage[]): NamedActivity[] {
  const byId = new Map<string, NamedActivity>()
  for (const { activities, names } of pages) {
    for (const activity of activities) {
      if (byId.has(activity.id)) continue
      const { mint } = activity
      byId.set(activity.id, { ...activity, name: mint === undefined ? mint : names.get(mint) })
    }
  }
  return [...byId.values()]
}

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
