import { DATE_STYLES } from '#shared/lib/dateStyle.ts'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'

/** Explorers a person can prefer; where one does not know a network, another takes its place. */
const EXPLORERS = ['solana-explorer', 'solscan'] as const
/** How sure a read has to be. */
const COMMITMENTS = ['processed', 'confirmed', 'finalized'] as const
/** How much is paid for being taken early: what others pay up to a cap, or nothing. */
const PRIORITY_FEES = ['recent', 'off'] as const

const SCHEMA = z.object({
  /** Identifier of the chosen cluster; undefined = not chosen yet. */
  cluster: z.string().optional(),
  /** Node of the custom cluster; may hold a key, so that only its host is ever shown. */
  customUrl: z.string().optional(),
  commitment: z.enum(COMMITMENTS).default('confirmed'),
  explorer: z.enum(EXPLORERS).default('solana-explorer'),
  /** Style in which dates are written. */
  dates: z.enum(DATE_STYLES).default('us'),
  priorityFee: z.enum(PRIORITY_FEES).default('recent'),
  /** Millionths of a lamport for a compute unit, as digits. */
  maxMicroLamports: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('500000'),
})

/** What a person has set, kept in this browser. */
export type Settings = z.infer<typeof SCHEMA>

/** What a person has set, kept in this browser. */
export const settingsStore = persistentStore({ key: 'mintline.settings', schema: SCHEMA })

/** What a person has set. */
export function useSettings(): Settings {
  return usePersistent(settingsStore)
}
