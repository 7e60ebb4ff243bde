import { fetchOwedTokens, formatAmount, prepareClaimPayments, totalOwed } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { owedLines, tokenTotals } from '../chain/owed.ts'
import { describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'

interface ClaimOptions extends CollectionOption {
  readonly receiver?: readonly string[]
  readonly fundReceivers: boolean
}

/** Lists what a collection owes, and pays it. */
export async function claim(
  context: CommandContext,
  options: ClaimOptions,
): Promise<CommandResult> {
  const session = await openSession(context)
  const { connection, currency } = session.cluster
  const info = await readCollection(context, options)
  const { owed, symbol } = info
  const { receiver: receivers, fundReceivers } = options
  const owedTokens = await fetchOwedTokens(connection, info, context)
  const request = { info, wallet: session.address, receivers, fundReceivers, owedTokens }
  const plan = await prepareClaimPayments(connection, request, context)
  const total = totalOwed(info)
  if (owed.length + owedTokens.length === 0) {
    return { text: `${symbol} owes nothing.`, data: { owed, owedTokens, total } }
  }
  const coins = owed.length > 0 ? [formatAmount(total, currency)] : []
  context.output.info(`${symbol} owes ${[...coins, ...tokenTotals(owedTokens)].join(', ')}:`)
  context.output.info(owedLines({ owed, owedTokens }, currency))
  const carried = solanaPlanOf(session, plan)
  const report = await execute(session, carried)
  return {
    text: describeReport(session, carried, report),
    data: { owed, owedTokens, total, ...report },
    exitCode: exitCodeOf(report),
  }
}
