import type { EvmContext } from '../runtime/evmContext.ts'
import { type EvmSession, openEvmSession } from '../sending/openEvmSession.ts'

/**
 * Prepares for changing a drop's settings: by the wallet, or with `--propose` by the owners of a vault.
 *
 * @throws What `openEvmSession` throws, and with `--propose` what `proposingSession` throws
 */
export async function openChangeSession(context: EvmContext): Promise<EvmSession> {
  const session = await openEvmSession(context, { mayPropose: true })
  const { propose } = context.options
  if (propose === undefined) return session
  const { proposingSession } = await import('./safeProposer.ts')
  return proposingSession(context, session, propose)
}
