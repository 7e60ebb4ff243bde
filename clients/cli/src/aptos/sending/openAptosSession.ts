import { type SigningWallet, unsignedTransaction } from '@mintline/aptos'
import {
  type AptosSendableStep,
  type AptosSentStep,
  type AptosStepPreview,
  aptosStepSender,
} from '@mintline/aptos/drop'
import { type AptosContractAddress, aptosContractAddress } from '@mintline/core/identifiers'
import { aptosExplorerUrl } from '@mintline/core/networks'
import { assertMayPropose, type ProposalOptions } from '../../plans/proposal.ts'
import { resumeEarlier } from '../../plans/resumeEarlier.ts'
import type { StepSession } from '../../plans/stepSession.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import { stepJournal } from '../../state/stepJournal.ts'
import { bothUnits } from '../amounts/aptosAmount.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosStateFolder } from '../state/aptosStateFolder.ts'

/** Everything that a command needs for changes on Aptos. */
export interface AptosSession
  extends StepSession<AptosSendableStep, SigningWallet, AptosStepPreview, AptosSentStep> {
  readonly context: AptosContext
  readonly chain: AptosChain
  readonly address: SigningWallet['address']
  /** The drop that the config has created. */
  readonly created: ReturnType<typeof createdContracts<AptosContractAddress>>
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended.
 *
 * @throws USAGE_INVALID for `--propose` where it cannot be used; FILE_NOT_WRITABLE if the state cannot be stored, and what the context's `wallet` and `chain` throw
 */
export async function openAptosSession(
  context: AptosContext,
  { mayPropose = false }: ProposalOptions = {},
): Promise<AptosSession> {
  assertMayPropose(context.options, mayPropose)
  const wallet = await context.wallet()
  const chain = await context.chain()
  const folder = await aptosStateFolder(context.stateBase(), chain)
  const { address } = wallet
  context.output.detail(`Network ${chain.name} at ${chain.host}, wallet ${address}`)
  const session: AptosSession = {
    context,
    chain,
    wallet,
    address,
    journal: stepJournal(folder),
    sender: aptosStepSender(chain.connection),
    words: {
      amountOf: bothUnits,
      urlOf: (transaction) => aptosExplorerUrl({ transaction }, chain.network),
      linesOf: ({ function: id, gas }) => [
        ['calls', id.split('::').slice(1).join('::')],
        ['gas', gas === undefined ? undefined : `at most ${gas}`],
      ],
    },
    signedKinds: () => ['transaction'],
    unsigned: async ({ plan }, { cost }) => {
      const { signal } = context
      return cost && unsignedTransaction(chain.connection, plan, { signal })
    },
    created: createdContracts(folder, context.configPath(), aptosContractAddress),
  }
  await resumeEarlier(session, folder)
  return session
}
