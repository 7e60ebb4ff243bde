import { DATE_STYLES } from '#shared/lib/dateStyle.ts'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { THEMES } from '#shared/lib/theme.ts'
import { z } from '#shared/lib/zod.ts'
import { SETTINGS_KEY } from '../settingsKey.ts'

/** Explorers to choose from; another one takes over for networks that the chosen one does not know. */
const EXPLORERS = ['solana-explorer', 'solscan'] as const
/** Commitment levels for reads. */
const COMMITMENTS = ['processed', 'confirmed', 'finalized'] as const
/** Priority fees: none, or as high as many, most or nearly all recent ones, up to a cap. */
const PRIORITY_FEES = ['off', 'low', 'normal', 'fast'] as const
/** The name of normal ones in earlier versions. */
const EARLIER_NORMAL = z.literal('recent').transform(() => 'normal' as const)

const SCHEMA = z.object({
  /** Identifier of the chosen cluster; undefined = not chosen yet. */
  cluster: z.string().optional(),
  /** Node of the custom cluster; may hold a key, so only its host is ever shown. */
  customUrl: z.string().optional(),
  commitment: z.enum(COMMITMENTS).default('confirmed'),
  explorer: z.enum(EXPLORERS).default('solana-explorer'),
  /** Date style. */
  dates: z.enum(DATE_STYLES).default('us'),
  theme: z.enum(THEMES).default('system'),
  priorityFee: z.union([z.enum(PRIORITY_FEES), EARLIER_NORMAL]).default('normal'),
  /** Micro-lamports for a compute unit, as digits. */
  maxMicroLamports: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('500000'),
})

/** Settings of the person, stored in this browser. */
export type Settings = z.infer<typeof SCHEMA>

/** Settings of the person, stored in this browser. */
export const settingsStore = persistentStore({ key: SETTINGS_KEY, schema: SCHEMA })

/** Settings of the person. */
export function useSettings(): Settings {
  return usePersistent(settingsStore)
}
