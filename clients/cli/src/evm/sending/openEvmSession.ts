import { formatAmount } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { evmExplorerUrl } from '@mintline/core/networks'
import { type EvmStepPreview, evmStepSender } from '@mintline/evm/drop'
import { toHex } from 'viem'
import { openStepSession } from '../../plans/openStepSession.ts'
import type { ProposalOptions } from '../../plans/proposal.ts'
import type { StepWords } from '../../plans/stepSession.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { type EvmChain, evmStateFolder } from '../chain/resolveChain.ts'
import type { EvmSession } from './evmSession.ts'

/**
 * Prepares for sending. With `--propose`, the owners of a Safe get what the session sends.
 *
 * @throws What `openStepSession` throws
 */
export function openEvmSession(
  context: EvmContext,
  options: ProposalOptions = {},
): Promise<EvmSession> {
  return openStepSession(context, options, {
    addressOf: ({ address }) => address,
    fetchChain: () => context.chain(),
    folderOf: evmStateFolder,
    sessionOf: ({ folder, ...opened }): EvmSession => {
      const { chain } = opened
      const created = createdContracts(folder, context.configPath(), evmAddress)
      return {
        context,
        ...opened,
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
    },
    proposingTo: async (safe, session) => {
      const { proposingSession } = await import('../proposals/safeProposer.ts')
      return proposingSession(context, session, safe)
    },
  })
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
