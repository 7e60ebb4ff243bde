import { AllowlistError, type Plan, type PlanResult, sendPlan } from '@mintline/solana'
import type { WriteSession } from './openSession.ts'
import { transactionLog } from './transactionLog.ts'
import { transactionUrl } from './transactionUrl.ts'

/** A confirmed transaction. */
export interface SentTransaction {
  readonly title: string
  /** Base58. */
  readonly signature: string
  readonly slot: number
  /** Its page's URL in the Solana Explorer; undefined on local networks. */
  readonly explorer: string | undefined
}

/**
 * Sends a plan. Each transaction is recorded before it is sent and removed when it has ended.
 *
 * @param beforeSend - awaited with each signature, before the transaction is recorded and sent; its errors stop the
 * plan
 * @throws The error of the first transaction that is not confirmed; TRANSACTION_EXPIRED
 */
export async function sendAll(
  session: WriteSession,
  plan: Plan,
  beforeSend: (signature: string) => Promise<void> = async () => undefined,
): Promise<SentTransaction[]> {
  const { context, cluster, wallet, pending } = session
  const { priorityFee } = context.options
  let title = plan.title
  const written = transactionLog(pending, { title: () => title, isRepeatable: true })
  try {
    const result = await sendPlan({ connection: cluster.connection, wallet }, plan, {
      ...(priorityFee && { priorityFee }),
      signal: context.signal,
      onStage: (event) => {
        title = event.title
        written.onStage(event.stage)
        if (event.stage === 'sent') tellSent(session, title, event.signature)
        else context.output.detail(`  ${title}: ${event.stage}`)
      },
      beforeSend: async (signed) => {
        await beforeSend(signed.signature)
        written.beforeSend(signed)
      },
      onNodeFailure: (error) => context.output.detail(error.message),
    })
    return confirmedOf(session, plan, result)
  } finally {
    written.end()
  }
}

/** Reports a sent transaction with its link. */
function tellSent(
  { cluster, context }: Pick<WriteSession, 'cluster' | 'context'>,
  title: string,
  signature: string | undefined,
): void {
  const { output } = context
  output.info(`  ${title}: ${signature}`)
  const url = signature === undefined ? undefined : transactionUrl(cluster, signature)
  if (url !== undefined) output.info(`  ${url}`)
}

function confirmedOf(
  { cluster }: WriteSession,
  plan: Plan,
  { outcomes }: PlanResult,
): SentTransaction[] {
  return outcomes.map((outcome, index) => {
    if (outcome.status === 'failed') throw outcome.error
    const { signature } = outcome
    const title = plan.transactions[index]?.title ?? plan.title
    if (outcome.status === 'expired') {
      throw new AllowlistError('TRANSACTION_EXPIRED', { signature })
    }
    return { title, signature, slot: outcome.slot, explorer: transactionUrl(cluster, signature) }
  })
}
