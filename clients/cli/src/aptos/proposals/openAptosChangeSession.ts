import type { AptosContext } from '../runtime/aptosContext.ts'
import { type AptosSession, openAptosSession } from '../sending/openAptosSession.ts'

/**
 * Prepares for changing a drop's settings: by the wallet, or with `--propose` by the owners of a multisig account.
 *
 * @throws What `openAptosSession` throws, and with `--propose` what `proposingSession` throws
 */
export async function openAptosChangeSession(context: AptosContext): Promise<AptosSession> {
  const session = await openAptosSession(context, { mayPropose: true })
  const { propose } = context.options
  if (propose === undefined) return session
  const { proposingSession } = await import('./multisigProposer.ts')
  return proposingSession(session, propose)
}
