import { DATE_STYLES } from '#shared/lib/dateStyle.ts'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { THEMES } from '#shared/lib/theme.ts'
import { z } from '#shared/lib/zod.ts'
import { SETTINGS_KEY } from './settingsKey.ts'

/** Explorers to choose from; another one takes over for networks that the chosen one does not know. */
const EXPLORERS = ['solana-explorer', 'solscan'] as const
/** Commitment levels for reads. */
const COMMITMENTS = ['processed', 'confirmed', 'finalized'] as const
/** Priority fees: none, or as high as many, most or nearly all recent ones, up to a cap. */
const PRIORITY_FEES = ['off', 'low', 'normal', 'fast'] as const
/** The earlier name for `normal`. */
const EARLIER_NORMAL = z.pipe(
  z.literal('recent'),
  z.transform(() => 'normal' as const),
)

const SCHEMA = z.object({
  /** The chosen cluster's id; undefined = not chosen yet. */
  cluster: z.optional(z.string()),
  /** The custom cluster's node; may hold a key, so only its host is ever shown. */
  customUrl: z.optional(z.string()),
  commitment: z._default(z.enum(COMMITMENTS), 'confirmed'),
  explorer: z._default(z.enum(EXPLORERS), 'solana-explorer'),
  /** Date style. */
  dates: z._default(z.enum(DATE_STYLES), 'us'),
  theme: z._default(z.enum(THEMES), 'system'),
  priorityFee: z._default(z.union([z.enum(PRIORITY_FEES), EARLIER_NORMAL]), 'normal'),
  /** Micro-lamports for a compute unit, as digits. */
  maxMicroLamports: z._default(z.string().check(z.regex(/^\d{1,18}$/)), '500000'),
})

/** The person's settings, stored in this browser. */
export type Settings = z.infer<typeof SCHEMA>

/** Stores the person's settings in this browser. */
export const settingsStore = persistentStore({ key: SETTINGS_KEY, schema: SCHEMA })

/** Returns the person's settings. */
export function useSettings(): Settings {
  return usePersistent(settingsStore)
}
