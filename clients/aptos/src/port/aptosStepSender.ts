import { untilAborted } from '@mintline/core/async'
import {
  recorded,
  type SendStepsOptions,
  type SentStep,
  type StepOutcome,
  type StepPreview,
  type StepSender,
  sendInTurn,
} from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { aptosAddress } from '@mintline/core/identifiers'
import { type AskOptions, isNodeError } from '@mintline/core/node'
import { functionOf } from '../administration/administrationPlan.ts'
import { previewPlan } from '../administration/previewPlan.ts'
import { assertMaySend, sendPlan } from '../administration/sendPlan.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { hasEnded } from '../send/hasEnded.ts'
import { resumeTransaction } from '../send/resumeTransaction.ts'
import type { SentTransaction } from '../send/sendOptions.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AptosStep } from './aptosStep.ts'

/** A call to send, whether or not a drop's plan holds it. */
export type AptosSendableStep = Omit<AptosStep, 'part'>

/** A step before it is sent. */
export interface AptosStepPreview extends StepPreview {
  /** The function's address: `0x…::module::function`. */
  readonly function: string
  /** Gas limit in units; undefined = known only once the steps before it are confirmed. */
  readonly gas: bigint | undefined
}

/** A confirmed step. */
export interface AptosSentStep extends SentStep {
  /** The transaction's number on its network. */
  readonly version: bigint
  /** Gas cost in octas. */
  readonly fee: bigint
}

/** Previews and sends steps on Aptos. */
export type AptosStepSender = StepSender<
  AptosSendableStep,
  SigningWallet,
  AptosStepPreview,
  AptosSentStep
>

/** Creates a sender for a connection's network. A wallet that may not send a step is refused with WRONG_DROP_WALLET. */
export function aptosStepSender(connection: AptosConnection): AptosStepSender {
  return {
    preview: (steps, wallet, options) => preview(connection, { steps, wallet }, options),
    send: (steps, wallet, options) =>
      sendInTurn(steps, options, (step, place) =>
        sendStep(connection, { step, wallet, place }, options),
      ),
    resume: (step, options) => untilAborted(resume(connection, step, options), options?.signal),
  }
}

/** Simulates each call by itself; a call that needs earlier ones has no estimate. */
async function preview(
  connection: AptosConnection,
  { steps, wallet }: { readonly steps: readonly AptosSendableStep[]; readonly wallet: string },
  options: AskOptions = {},
): Promise<readonly AptosStepPreview[]> {
  const [first] = steps
  if (!first) return []
  const about = steps.map(({ title, plan: { machine, calls } }) => ({
    title,
    function: calls.map((call) => functionOf(machine, call)).join(),
    gas: undefined,
    cost: undefined,
    error: undefined,
  }))
  const all = { ...first.plan, calls: steps.flatMap(({ plan }) => [...plan.calls]) }
  try {
    for (const { plan } of steps) assertMaySend(plan, aptosAddress(wallet))
    const previews = await previewPlan(connection, all, options)
    return about.map((step, index) => {
      const estimate = previews[index]?.estimate
      return { ...step, gas: estimate?.gas, cost: estimate && { fee: estimate.fee, deposit: 0n } }
    })
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!isMintlineError(error) || isNodeError(error)) throw error
    return about.map((step, index) => (index === 0 ? { ...step, error } : step))
  }
}

interface StepInput {
  readonly step: AptosSendableStep
  readonly wallet: SigningWallet
  readonly place: { readonly index: number; readonly total: number }
}

/** Stages in the words of every chain. */
const STAGES = {
  checking: 'checking',
  sending: 'signing',
  confirming: 'sent',
  confirmed: 'confirmed',
} as const

function sendStep(
  connection: AptosConnection,
  { step: { title, plan }, wallet, place }: StepInput,
  { journal, onProgress, onConfirmed, ...ask }: SendStepsOptions<AptosSentStep>,
): Promise<AptosSentStep> {
  const recorder = { journal, hasEnded, signal: ask.signal }
  return recorded(recorder, { title }, async ({ beforeSend, onSent }) => {
    const [confirmed] = await sendPlan(
      connection,
      { plan, wallet },
      {
        ...ask,
        beforeSend,
        onProgress: ({ stage, hash }) => {
          if (stage === 'confirming' && hash !== undefined) onSent(hash)
          onProgress?.({ title, ...place, stage: STAGES[stage], hash })
        },
      },
    )
    if (!confirmed) throw new Error(`The step "${title}" has no call.`)
    const sent = sentStep(title, confirmed)
    onConfirmed?.(sent)
    return sent
  })
}

async function resume(
  connection: AptosConnection,
  { id: hash, title, serialized }: Parameters<AptosStepSender['resume']>[0],
  options: AskOptions = {},
): Promise<StepOutcome<AptosSentStep>> {
  const { network } = await fetchLedger(connection, options)
  // By now nobody knows which drop machine it called, so its aborts are shown by code.
  const input = { hash, serialized, publisher: '0x0', coin: network.nativeCurrency }
  try {
    const found = await resumeTransaction(connection, input, options)
    return found ? { status: 'confirmed', sent: sentStep(title, found) } : { status: 'notSent' }
  } catch (error) {
    if (!isMintlineError(error) || !hasEnded(error)) throw error
    return { status: 'failed', error }
  }
}

function sentStep(title: string, { hash, transaction }: SentTransaction): AptosSentStep {
  const { version, gas_used, gas_unit_price } = transaction
  return { title, hash, version: BigInt(version), fee: BigInt(gas_used) * BigInt(gas_unit_price) }
}
