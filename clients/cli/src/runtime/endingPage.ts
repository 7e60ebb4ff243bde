import { asSentence, isMintlineError } from '@mintline/core'
import type { SignPageEnd } from '@mintline/core/signing'
import { EXIT } from '../exitCodes.ts'
import type { BaseContext } from './baseContext.ts'
import type { CommandResult } from './commandResult.ts'

/** Runs a command, and then tells its page, if it has opened one, how it has ended. */
export async function endingPage(
  context: BaseContext,
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    const result = await run()
    await context.page?.end(endOf(result))
    return result
  } catch (error) {
    await context.page?.end(endOfFailure(error))
    throw error
  }
}

function endOf({ exitCode = EXIT.ok }: CommandResult): SignPageEnd {
  return exitCode === EXIT.ok
    ? { status: 'done', text: 'The command is done. Its result is in your terminal.' }
    : { status: 'failed', text: 'The command could not do everything: see your terminal.' }
}

function endOfFailure(error: unknown): SignPageEnd {
  if (!isMintlineError(error)) {
    return { status: 'failed', text: 'The command has failed: see your terminal.' }
  }
  const isDeclined = error.kind === 'declined' || error.code === 'WALLET_REQUEST_CANCELLED'
  return isDeclined
    ? { status: 'declined', text: 'Nothing more is sent. Run the command again to go on.' }
    : { status: 'failed', text: asSentence(error.message) }
}
