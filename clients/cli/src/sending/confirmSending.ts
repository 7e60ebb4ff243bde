import { MintlineError } from '@mintline/core'
import { confirmByTyping } from '../output/confirm.ts'
import type { WriteSession } from './openSession.ts'

/**
 * Asks before anything is sent to a network whose money is real.
 *
 * @throws CONFIRMATION_REQUIRED where nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function confirmSending(session: WriteSession, what: string): Promise<void> {
  const { cluster, context } = session
  context.throwIfInterrupted()
  if (!cluster.isMainnet || context.options.yes || context.options.dryRun) return
  const { output } = context
  if (!output.interactive || process.stdin.isTTY !== true) {
    throw new MintlineError('CONFIRMATION_REQUIRED', { network: cluster.name })
  }
  const question = `${what} on ${cluster.name}, paid by ${session.address}.`
  await confirmByTyping(output, question)
}
