import { untilAborted } from '@mintline/core/async'
import {
  type RecordedStep,
  recorded,
  type SendStepsOptions,
  type SentStep,
  type StepOutcome,
  type StepPreview,
  type StepSender,
  sendInTurn,
} from '@mintline/core/drop'
import { CoreError, isMintlineError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { type AskOptions, isNodeError } from '@mintline/core/node'
import type { TransactionReceipt } from 'viem'
import { getBalance } from 'viem/actions'
import { deployedDrop } from '../administration/deployDrop.ts'
import { askChain } from '../chain/askChain.ts'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { estimateTransaction } from '../send/estimateTransaction.ts'
import { hasEnded } from '../send/hasEnded.ts'
import { resumeAskedCall, resumeTransaction } from '../send/resumeTransaction.ts'
import type { SentTransaction } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmStep } from './evmStep.ts'

/** A transaction to send, whether or not a drop's plan holds it. */
export type EvmSendableStep = Omit<EvmStep, 'part'>

/** A step before it is sent. */
export interface EvmStepPreview extends StepPreview {
  /** Called contract; undefined = contract creation, or a call to the drop that an earlier step deploys. */
  readonly to: string | undefined
  readonly isOfNewDrop: boolean
  readonly data: string
  /** Base units of the native coin that the call pays. */
  readonly value: bigint
  /** Gas limit; undefined = known only once the steps before it are confirmed. */
  readonly gas: bigint | undefined
}

/** A confirmed step. */
export interface EvmSentStep extends SentStep {
  readonly blockNumber: bigint
  /** Gas cost in base units of the native coin. */
  readonly fee: bigint
  /** The created contract's kind; undefined = none. */
  readonly creates?: EvmStep['creates']
  readonly created?: EvmAddress | undefined
}

/** Previews and sends steps on an EVM chain. */
export type EvmStepSender = StepSender<EvmSendableStep, EvmWallet, EvmStepPreview, EvmSentStep>

/** Creates a sender for a connection's chain. Costs of steps that depend on a deployment are not known before it. */
export function evmStepSender(connection: EvmConnection): EvmStepSender {
  return {
    preview: async (steps, wallet, options) => {
      if (steps.length === 0) return []
      const address = evmAddress(wallet)
      const [network, balance] = await Promise.all([
        fetchNetwork(connection, options),
        askChain('eth_getBalance', () => getBalance(connection.client, { address }), options),
      ])
      const previews: EvmStepPreview[] = []
      for (const step of steps) {
        previews.push(await previewStep(connection, { step, wallet, network, balance }, options))
      }
      return previews
    },
    send: async (steps, wallet, options) => {
      if (steps.length === 0) return []
      const network = await fetchNetwork(connection, options)
      return sendInTurn(steps, options, (step, place) =>
        sendStep(connection, { step, wallet, network, place }, options),
      )
    },
    resume: (step, options) => untilAborted(resume(connection, step, options), options?.signal),
  }
}

interface PreviewInput {
  readonly step: EvmSendableStep
  readonly wallet: string
  /** The wallet's, in base units. */
  readonly balance: bigint
  readonly network: EvmNetwork
}

async function previewStep(
  connection: EvmConnection,
  { step, wallet, balance, network }: PreviewInput,
  options: AskOptions = {},
): Promise<EvmStepPreview> {
  const { title, transaction, dependsOnEarlier = false, isOfNewDrop = false } = step
  const { to, data, value = 0n } = transaction
  const about = { title, to: isOfNewDrop ? undefined : to, isOfNewDrop, data, value }
  const unknown = { ...about, gas: undefined, cost: undefined, error: undefined }
  if (dependsOnEarlier) return unknown
  try {
    const input = { wallet, transaction, network }
    const { gas, fee } = await estimateTransaction(connection, input, options)
    const coin = network.nativeCurrency
    const needed = fee + value
    // Nodes refuse a transaction that the balance may not cover, even if it costs less in the end.
    const error =
      balance < needed
        ? new CoreError('FUNDS_TOO_LOW', { wallet, needed, balance, coin })
        : undefined
    return { ...about, gas, cost: { fee, deposit: 0n }, error }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!isMintlineError(error) || isNodeError(error)) throw error
    return { ...unknown, error }
  }
}

interface StepInput {
  readonly step: EvmSendableStep
  readonly wallet: EvmWallet
  readonly network: EvmNetwork
  readonly place: { readonly index: number; readonly total: number }
}

function sendStep(
  connection: EvmConnection,
  { step: { title, transaction, creates }, wallet, network, place }: StepInput,
  { journal, onProgress, onConfirmed, ...ask }: SendStepsOptions<EvmSentStep>,
): Promise<EvmSentStep> {
  const tell = (stage: 'checking' | 'sent' | 'confirmed', hash?: string) =>
    onProgress?.({ title, ...place, stage, hash })
  tell('checking')
  const recorder = { journal, hasEnded, signal: ask.signal }
  return recorded(recorder, { title, creates }, async (recording) => {
    const { beforeSend, beforeAsk, onRefused, onSent } = recording
    const input = { wallet, transaction, network }
    const confirmed = await sendTransaction(connection, input, {
      ...ask,
      beforeSend,
      beforeAsk,
      onRefused,
      onSent: (hash) => {
        onSent(hash)
        tell('sent', hash)
      },
    })
    const sent = sentStep({ title, creates }, confirmed)
    onConfirmed?.(sent)
    tell('confirmed', sent.hash)
    return sent
  })
}

const NOT_SENT = { takenBy: undefined }

async function resume(
  connection: EvmConnection,
  { id: hash, title, serialized, asked, creates }: RecordedStep,
  options: AskOptions = {},
): Promise<StepOutcome<EvmSentStep>> {
  try {
    const found = asked
      ? await resumeAskedCall(connection, asked, options)
      : ((await resumeTransaction(connection, { hash, serialized }, options)) ?? NOT_SENT)
    if (!found) return { status: 'unknown' }
    if (!('receipt' in found)) return { status: 'notSent', ...found }
    return { status: 'confirmed', sent: sentStep({ title, creates: kindOf(creates) }, found) }
  } catch (error) {
    if (!isMintlineError(error) || !hasEnded(error)) throw error
    return { status: 'failed', error }
  }
}

function kindOf(creates: string | undefined): EvmStep['creates'] {
  return creates === 'drop' || creates === 'implementation' ? creates : undefined
}

function sentStep(
  { title, creates }: Pick<EvmStep, 'title' | 'creates'>,
  { hash, receipt }: SentTransaction,
): EvmSentStep {
  const { blockNumber, gasUsed, effectiveGasPrice } = receipt
  return {
    title,
    hash,
    blockNumber,
    fee: gasUsed * effectiveGasPrice,
    ...(creates && { creates, created: createdBy(creates, receipt) }),
  }
}

function createdBy(kind: NonNullable<EvmStep['creates']>, receipt: TransactionReceipt): EvmAddress {
  return kind === 'drop' ? deployedDrop(receipt) : evmAddress(`${receipt.contractAddress}`)
}
