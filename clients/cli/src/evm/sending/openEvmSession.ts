import { formatAmount } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { evmExplorerUrl } from '@mintline/core/networks'
import type { EvmWallet } from '@mintline/evm'
import {
  type EvmSendableStep,
  type EvmSentStep,
  type EvmStepPreview,
  evmStepSender,
} from '@mintline/evm/drop'
import { toHex } from 'viem'
import { assertMayPropose, type ProposalOptions } from '../../plans/proposal.ts'
import { resumeEarlier } from '../../plans/resumeEarlier.ts'
import type { StepSession, StepWords } from '../../plans/stepSession.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import { stepJournal } from '../../state/stepJournal.ts'
import type { EvmChain } from '../chain/resolveChain.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmStateFolder } from '../state/evmStateFolder.ts'

/** Everything that a command needs for changes on an EVM chain. */
export interface EvmSession
  extends StepSession<EvmSendableStep, EvmWallet, EvmStepPreview, EvmSentStep> {
  readonly context: EvmContext
  readonly chain: EvmChain
  readonly address: EvmWallet['address']
  /** Contracts that the config has created. */
  readonly created: ReturnType<typeof createdContracts<EvmAddress>>
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended.
 *
 * @throws USAGE_INVALID for `--propose` where it cannot be used; FILE_NOT_WRITABLE if the state cannot be stored, and
 * what the context's `wallet` and `chain` throw
 */
export async function openEvmSession(
  context: EvmContext,
  { mayPropose = false }: ProposalOptions = {},
): Promise<EvmSession> {
  assertMayPropose(context.options, mayPropose)
  const wallet = await context.wallet()
  const chain = await context.chain()
  const folder = await evmStateFolder(context.stateBase(), chain)
  const { address } = wallet
  context.output.detail(`Network ${chain.name} at ${chain.host}, wallet ${address}`)
  const created = createdContracts(folder, context.configPath(), evmAddress)
  const session: EvmSession = {
    context,
    chain,
    wallet,
    address,
    journal: stepJournal(folder),
    sender: evmStepSender(chain.connection),
    words: wordsOn(chain),
    signedKinds: ({ transaction }) => [transaction.to ? 'transaction' : 'contractCreation'],
    unsigned: async (_, { to, isOfNewDrop, data, value }) => {
      if (isOfNewDrop) return undefined
      return { chainId: chain.network.chainId, to: to ?? null, data, value: toHex(value) }
    },
    created,
    onConfirmed: ({ creates, created: contract }) => {
      if (creates && contract !== undefined) created.record(creates, contract)
    },
  }
  await resumeEarlier(session, folder)
  return session
}

function wordsOn({ network }: EvmChain): StepWords<EvmStepPreview> {
  const amountOf = (value: bigint) => formatAmount(value, network.nativeCurrency)
  return {
    amountOf,
    urlOf: (transaction) => evmExplorerUrl({ transaction }, network),
    linesOf: ({ to, isOfNewDrop, value, gas }) => [
      ['to', to ?? (isOfNewDrop ? 'the new drop' : 'a new contract')],
      ['value', value > 0n ? amountOf(value) : undefined],
      ['gas', gas === undefined ? undefined : `at most ${gas}`],
    ],
  }
}
