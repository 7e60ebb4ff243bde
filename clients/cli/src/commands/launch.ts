import { assertWritable } from '@mintline/core/files'
import { warnOfMissing } from '../config/onlineCheck.ts'
import { assertFitsNetwork, assertListFitsNetwork } from '../config/realNetwork.ts'
import { EXIT } from '../exitCodes.ts'
import type { ConfiguredDrop } from '../launch/configuredDrop.ts'
import { describeDifferences } from '../launch/describeDifferences.ts'
import { describeFirstMints } from '../launch/firstMints.ts'
import { publishReminder } from '../lists/writeProofs.ts'
import { Steps } from '../output/steps.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Steps besides the chain's own: config, network, lists, missing parts; when sending, the comparison, too. */
const STEPS_BEFORE = 4
const STEPS_AFTER = 1

export async function launch(
  context: BaseContext,
  configured: ConfiguredDrop,
  { wait }: { readonly wait: boolean },
): Promise<CommandResult> {
  const { output, options } = context
  const drop = configured.launch(wait)
  const after = options.dryRun ? 0 : drop.partCount + STEPS_AFTER
  const steps = new Steps(output, STEPS_BEFORE + after)
  steps.begin('Check the config')
  for (const warning of drop.warnings) output.warn(warning)

  steps.begin('Check network and wallet')
  const opened = await drop.open()
  const { network, address } = opened
  assertFitsNetwork(context, network, drop.path)
  const balance = await opened.fetchBalance()
  steps.say(`${network.name} at ${network.host}`)
  steps.say(`${address} holds ${balance}`)

  steps.begin('Read the lists')
  await opened.readLists(steps, (list) => assertListFitsNetwork(context, network, list))

  steps.begin('Find what is missing')
  const missing = await opened.plan(steps)
  await warnOfMissing(context, network, drop.documents)
  if (options.dryRun) return missing.preview()
  // Otherwise its lists would be on chain without proofs.
  if (drop.proofs !== undefined) assertWritable(drop.proofs, { isPrivate: false })
  for (const { message } of missing.warnings) output.warn(message)
  context.throwIfInterrupted()
  await missing.confirm()
  const sent = await missing.send(steps)

  steps.begin('Compare the chain with the config')
  const { differences, firstMints } = await sent.compare()
  const proofs = await sent.writeProofs?.()
  return {
    text: [
      describeDifferences(drop.name, differences),
      ...sent.names,
      ...describeFirstMints(firstMints),
      ...(proofs ?? []).map(publishReminder),
      ...sent.remarks,
    ].join('\n'),
    data: { ...sent.data, differences, firstMints, ...(proofs && { proofs }) },
    exitCode: sent.unfinished ?? (differences.length > 0 ? EXIT.differs : EXIT.ok),
  }
}
