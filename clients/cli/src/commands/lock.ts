import { LOCKABLE_PARTS, type LockedPart, lockedParts, planLock } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { usageError } from './optionValues.ts'

type LockOptions = CollectionOption & Readonly<Partial<Record<LockedPart, boolean>>>

export async function lock(context: CommandContext, options: LockOptions): Promise<CommandResult> {
  const { supply, texts, phases, royalties, fee } = options
  const locks = { supply, texts, phases, royalties, fee }
  if (lockedParts(locks).length === 0) {
    throw usageError(`Give one or more of ${LOCKABLE_PARTS.map((part) => `--${part}`).join(', ')}`)
  }
  const session = await openSession(context, { mayPropose: true })
  const info = await readCollection(context, options)
  return executePlanAsResult(session, planLock({ info, wallet: session.address, locks }))
}
