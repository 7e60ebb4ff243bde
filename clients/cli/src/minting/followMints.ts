import type { DropClient } from '@mintline/core'
import { toJsonLine } from '../output/toJson.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/**
 * Prints a drop's minted count, then each change on a line of its own, until Ctrl-C. Where a node fails, warns once and
 * goes on.
 */
export async function followMints(
  { output, signal }: BaseContext,
  drop: Pick<DropClient<never>, 'watchMintedCount'>,
): Promise<CommandResult> {
  let warned: string | undefined
  const onError = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== warned) output.warn(reason)
    warned = reason
  }
  for await (const minted of drop.watchMintedCount({ signal, onError })) {
    warned = undefined
    output.result(output.json ? toJsonLine({ minted }) : `${minted} minted`)
  }
  return { text: '', data: undefined }
}
