import { prepareTransferOwnership } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openChangeSession } from '../sending/openChangeSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'

interface TransferOptions extends CollectionOption {
  readonly to: string
}

export async function transfer(
  context: CommandContext,
  options: TransferOptions,
): Promise<CommandResult> {
  const session = await openChangeSession(context)
  assertOptionsFitNetwork(context, session.cluster, [['--to', options.to]])
  const info = await readCollection(context, options)
  const { connection, currency: coin } = session.cluster
  const input = { info, wallet: session.address, newOwner: options.to, coin }
  const plan = await prepareTransferOwnership(connection, input)
  return executePlanAsResult(session, plan)
}
