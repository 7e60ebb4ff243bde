import type { CommandContext } from '../runtime/commandContext.ts'
import { openSession, type WriteSession } from './openSession.ts'

/**
 * Prepares for changing a collection's settings: by the wallet, or with `--propose` by the members of a Squads multisig.
 *
 * @throws What `openSession` throws, and with `--propose` what `proposingSession` throws
 */
export async function openChangeSession(context: CommandContext): Promise<WriteSession> {
  const session = await openSession(context, { mayPropose: true })
  const { propose } = context.options
  if (propose === undefined) return session
  const { proposingSession } = await import('./squadsProposer.ts')
  return proposingSession(session, propose)
}
