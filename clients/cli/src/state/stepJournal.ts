import type { RecordedStep, StepJournal } from '@mintline/core/drop'
import { z } from 'zod'
import { pendingFiles } from './pendingFiles.ts'

const natural = z.string().regex(/^\d+$/).transform(BigInt)

const asked = z.object({
  from: z.string(),
  nonce: z.int().optional(),
  to: z.string().optional(),
  data: z.string(),
  value: natural,
  sinceBlock: natural,
  hash: z.string().optional(),
})

const about = {
  title: z.string(),
  creates: z.string().optional(),
  lastValidBlockHeight: z.int().optional(),
  serialized: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)]).optional(),
}

const recorded = z.object({ id: z.string(), ...about, asked: asked.optional() })

/** A transaction as earlier versions stored it. */
const byHash = z
  .object({ hash: z.string(), ...about })
  .transform(({ hash, ...rest }): RecordedStep => ({ id: hash, ...rest }))

/** A transaction as still earlier versions stored it on Solana. */
const bySignature = z
  .object({
    signature: z.string(),
    title: z.string(),
    lastValidBlockHeight: z.int(),
    wire: z.base64().optional(),
  })
  .transform(({ signature, wire, ...rest }): RecordedStep => {
    if (wire === undefined) return { ...rest, id: signature }
    const serialized = `0x${Buffer.from(wire, 'base64').toString('hex')}` as const
    return { ...rest, id: signature, serialized }
  })

/**
 * Opens the journal of transactions with an unknown outcome on one network: each is written before it is sent, or a
 * wallet is asked to, and removed when it has ended, so that nothing is repeated after a crash.
 */
export function stepJournal(stateFolder: string): StepJournal {
  return pendingFiles<RecordedStep>(
    stateFolder,
    z.union([recorded, byHash, bySignature]),
    ({ id }) => id,
  )
}
