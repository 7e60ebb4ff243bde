import type { RecordedStep, StepJournal } from '@mintline/core/drop'
import { z } from 'zod'
import { pendingFiles } from './pendingFiles.ts'

const recorded = z.object({
  hash: z.string(),
  title: z.string(),
  creates: z.string().optional(),
  lastValidBlockHeight: z.int().optional(),
  serialized: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)]).optional(),
})

/** How earlier versions stored transactions on Solana. */
const earlier = z
  .object({
    signature: z.string(),
    title: z.string(),
    lastValidBlockHeight: z.int(),
    wire: z.base64().optional(),
  })
  .transform(({ signature, wire, ...rest }): RecordedStep => {
    if (wire === undefined) return { ...rest, hash: signature }
    const serialized = `0x${Buffer.from(wire, 'base64').toString('hex')}` as const
    return { ...rest, hash: signature, serialized }
  })

/**
 * Opens the journal of transactions with an unknown outcome on one network: each is written before it is sent and
 * removed when it has ended, so that nothing is repeated after a crash.
 */
export function stepJournal(stateFolder: string): StepJournal {
  return pendingFiles<RecordedStep>(stateFolder, z.union([recorded, earlier]), ({ hash }) => hash)
}
