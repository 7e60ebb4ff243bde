import { isMintlineError } from '@mintline/core'
import { type Plan, type PlanResult, type SignedTransaction, sendPlan } from '@mintline/solana'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/ui/ChainAddress.tsx'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { toBase64 } from '../lib/base64.ts'
import { type SendOutcome, type Step, stepsOf, withStage } from '../lib/steps.ts'
import { toastOutcome, toastStage } from '../ui/transactionToast.tsx'
import { dropTransaction, endTransaction, rememberTransaction } from './transactionStore.ts'
import { useSendSession } from './useSendSession.ts'

interface SendInput {
  /** Unique among plans sent from this page. */
  id: number
  /** The review's title. */
  review: string
  plan: Plan
  signal: AbortSignal
  onSteps: (steps: readonly Step[]) => void
  /** Undefined = the node answers again. */
  onNodeFailure: (message: string | undefined) => void
}

/** The result of sending a plan. */
interface SentPlan {
  end: SendOutcome
  steps: readonly Step[]
  outcomes: PlanResult['outcomes']
}

/**
 * Sends a plan: stores each transaction before it is sent, shows progress in one toast, and refetches
 * all data when it is confirmed. Never throws.
 */
export function useSendPlan(): (input: SendInput) => Promise<SentPlan> {
  const session = useSendSession()
  const { node } = useCluster()
  const { invalidate } = useClusterQueries()
  const explorer = useExplorer()
  const settings = useSettings()

  return async ({ id, review, plan, signal, onSteps, onNodeFailure }) => {
    let steps: readonly Step[] = stepsOf(plan)
    let current = 0
    let written: string | undefined
    const told = () => {
      const { title = plan.title, signature } = steps[current] ?? {}
      const url = signature && explorer({ transaction: signature })
      return { id: `transaction ${id} ${current}`, title, signature, url }
    }
    const beforeSend = (signed: SignedTransaction, wallet: string) => {
      written = signed.signature
      rememberTransaction({
        signature: signed.signature,
        title: told().title,
        review,
        genesisHash: node.status === 'connecting' ? '' : (node.genesisHash ?? ''),
        wallet,
        status: 'sent',
        signedAt: Date.now(),
        lastValidBlockHeight: signed.lastValidBlockHeight,
        wire: toBase64(signed.wire),
      })
    }
    const ended = (end: SendOutcome, outcomes: PlanResult['outcomes']): SentPlan => {
      const { signature, stage } = steps[current] ?? {}
      const isOut = signature !== undefined && (stage === 'sent' || stage === 'failed')
      if (isOut && (end.status === 'failed' || end.status === 'unknown')) {
        endTransaction(signature, { status: end.status, reason: errorText(end.error) })
      }
      toastOutcome(end, told())
      return { end, steps, outcomes }
    }

    try {
      const stop = stopped(signal, () => steps[current]?.stage)
      const opened = await Promise.race([session.open(), stop])
      const wallet = opened.wallet.publicKey.toBase58()
      const sent = sendPlan(opened, plan, {
        priorityFee: priorityFeePolicy(settings),
        signal,
        beforeSend: (signed) => beforeSend(signed, wallet),
        onNodeFailure: (error) => onNodeFailure(errorText(error)),
        onStage: (event) => {
          const { index, stage, signature } = event
          current = index
          steps = withStage(steps, event)
          if (stage === 'sent') written = undefined
          onNodeFailure(undefined)
          onSteps(steps)
          toastStage(stage, told())
          if (signature && (stage === 'confirmed' || stage === 'expired')) {
            endTransaction(signature, { status: stage })
          }
          if (stage === 'confirmed') void invalidate()
        },
      })
      const result = await Promise.race([sent, stop])
      return ended(outcomeOfResult(result), result.outcomes)
    } catch (error) {
      // Signed but not sent: a later visit must not send it either.
      if (written !== undefined) dropTransaction(written)
      return ended(outcomeOfError(error, { signal, stage: steps[current]?.stage }), [])
    }
  }
}

/**
 * Rejects when the person stops before anything is sent, as a wallet or a node may never answer. Transactions signed
 * later are not sent: the sender checks the signal too.
 */
function stopped(signal: AbortSignal, stage: () => Step['stage']): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      if (stage() !== 'sent') reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Returns the outcome for a sent plan. */
export function outcomeOfResult({ outcomes }: PlanResult): SendOutcome {
  const last = outcomes.at(-1)
  switch (last?.status) {
    case 'failed':
      return { status: 'failed', error: last.error }
    case 'expired':
      return { status: 'expired' }
    default:
      return { status: 'confirmed' }
  }
}

/** Returns the outcome for a plan whose sending threw. */
export function outcomeOfError(
  error: unknown,
  { signal, stage }: { signal: AbortSignal; stage: Step['stage'] },
): SendOutcome {
  // It was sent and may land, whatever kept the sender from following it.
  if (stage === 'sent') return { status: 'unknown', error }
  if (signal.aborted && error === signal.reason) return { status: 'stopped' }
  if (isMintlineError(error, 'TRANSACTION_REJECTED')) return { status: 'rejected' }
  return { status: 'failed', error }
}
