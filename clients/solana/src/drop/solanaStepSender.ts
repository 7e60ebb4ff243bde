import { untilAborted } from '@mintline/core/async'
import {
  type ResumeStepOptions,
  recorded,
  type SendStepsOptions,
  type SentStep,
  type StepOutcome,
  type StepPreview,
  type StepSender,
  sendInTurn,
} from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Connection } from '@solana/web3.js'
import { AllowlistError } from '../errors/allowlistError.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { ConfirmedTransaction, TransactionOutcome, TransactionStage } from '../send/outcome.ts'
import { previewPlan, type TransactionPreview } from '../send/previewPlan.ts'
import type { PriorityFeePolicy } from '../send/priorityFee.ts'
import { reachSlot } from '../send/reachSlot.ts'
import { resolvePending } from '../send/resolvePending.ts'
import type { SignedTransaction } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { PlannedTransaction } from '../transaction/plan.ts'

/** A step before it is sent. */
export interface SolanaStepPreview
  extends StepPreview,
    Omit<TransactionPreview, 'title' | 'error'> {}

/** A confirmed step. */
export interface SolanaSentStep extends SentStep {
  /** Base58. */
  readonly signature: string
  readonly slot: number
}

/** Previews and sends steps on Solana and Eclipse. */
export type SolanaStepSender = StepSender<
  PlannedTransaction,
  SolanaWallet,
  SolanaStepPreview,
  SolanaSentStep
>

/** Settings for steps. */
export interface SolanaStepSettings {
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy | undefined
}

/**
 * Creates a sender for a connection's network. An abort has no effect on a step whose bytes are out: its outcome is
 * awaited. A step that another wallet pays for is refused with PAYER_MISMATCH.
 */
export function solanaStepSender(
  connection: Connection,
  settings: SolanaStepSettings = {},
): SolanaStepSender {
  return {
    preview: (steps, wallet, options) => preview({ connection, steps, wallet, settings }, options),
    send: (steps, wallet, options) =>
      sendInTurn(steps, options, (step, place) =>
        sendStep({ connection, step, wallet, place, settings }, options),
      ),
    resume: (step, options) => untilAborted(resume(connection, step, options), options?.signal),
  }
}

interface PreviewInput {
  readonly connection: Connection
  readonly steps: readonly PlannedTransaction[]
  readonly wallet: string
  readonly settings: SolanaStepSettings
}

async function preview(
  { connection, steps, wallet, settings }: PreviewInput,
  options: AskOptions = {},
): Promise<readonly SolanaStepPreview[]> {
  const plan = { transactions: steps }
  const previews = await previewPlan(connection, plan, { ...options, ...settings })
  return previews.map((previewed, index) => {
    const { networkFee, priorityFee, rent, error } = previewed
    const payer = steps[index]?.payer.toBase58() ?? wallet
    const refusal =
      payer === wallet ? error : new SolanaClientError('PAYER_MISMATCH', { payer, wallet })
    return { ...previewed, cost: { fee: networkFee + priorityFee, deposit: rent }, error: refusal }
  })
}

interface StepInput {
  readonly connection: Connection
  readonly step: PlannedTransaction
  readonly wallet: SolanaWallet
  readonly place: { readonly index: number; readonly total: number }
  readonly settings: SolanaStepSettings
}

/** Stages in the words of every chain; others are not told. */
const STAGES: Partial<Record<TransactionStage, 'checking' | 'signing' | 'sent' | 'confirmed'>> = {
  simulating: 'checking',
  signing: 'signing',
  sent: 'sent',
  confirmed: 'confirmed',
}

function sendStep(
  { connection, step, wallet, place, settings }: StepInput,
  { journal, onProgress, onConfirmed, ...ask }: SendStepsOptions<SolanaSentStep>,
): Promise<SolanaSentStep> {
  const { title } = step
  const { priorityFee } = settings
  // Every answer is an outcome; without one, the transaction may still land.
  const recorder = { journal, hasEnded: () => false }
  return recorded(recorder, { title }, async ({ beforeSend, onSent, onEnded }) => {
    const outcome = await sendTransaction({ connection, wallet }, step, {
      ...ask,
      ...(priorityFee && { priorityFee }),
      beforeSend: (signed) => beforeSend(recordOf(signed)),
      onStage: ({ stage, signature: hash }) => {
        if (stage === 'sent' && hash !== undefined) onSent(hash)
        const told = STAGES[stage]
        if (told) onProgress?.({ title, ...place, stage: told, hash })
      },
    })
    if (outcome.status !== 'confirmed') onEnded()
    const { signature, slot } = confirmedOf(outcome)
    const sent = { title, hash: signature, signature, slot }
    onConfirmed?.(sent)
    return sent
  })
}

/** Returns a signed transaction as it is recorded. */
export function recordOf({ signature, lastValidBlockHeight, wire }: SignedTransaction) {
  return { hash: signature, lastValidBlockHeight, serialized: `0x${bytesToHex(wire)}` } as const
}

/** @throws TRANSACTION_EXPIRED, or why it failed. */
function confirmedOf(outcome: TransactionOutcome): ConfirmedTransaction {
  if (outcome.status === 'failed') throw outcome.error
  const { signature } = outcome
  if (outcome.status === 'expired') throw new AllowlistError('TRANSACTION_EXPIRED', { signature })
  return outcome
}

async function resume(
  connection: Connection,
  {
    id: hash,
    title,
    serialized,
    lastValidBlockHeight = 0,
  }: Parameters<SolanaStepSender['resume']>[0],
  { onBehind, ...options }: ResumeStepOptions = {},
): Promise<StepOutcome<SolanaSentStep>> {
  const pending = { connection, signature: hash, lastValidBlockHeight }
  let outcome: TransactionOutcome
  try {
    outcome = await resolvePending({
      ...pending,
      ...(serialized !== undefined && { wire: hexToBytes(serialized.slice(2)) }),
      onNodeFailure: options.onNodeFailure,
      clock: options.clock,
    })
  } catch (error) {
    if (!isMintlineError(error, 'TRANSACTION_HISTORY_MISSING')) throw error
    return { status: 'forgotten' }
  }
  if (outcome.status === 'failed') return outcome
  if (outcome.status === 'expired') return { status: 'notSent' }
  const { signature, slot } = outcome
  let isTold = false
  // On a lagging node's state, everything would be sent again.
  await reachSlot(connection, slot, {
    ...options,
    onNodeFailure: (error) => {
      if (!isTold) onBehind?.()
      isTold = true
      options.onNodeFailure?.(error)
    },
  })
  return { status: 'confirmed', sent: { title, hash, signature, slot } }
}
