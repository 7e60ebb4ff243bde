import { unsignedTransaction } from '@mintline/aptos'
import { aptosStepSender } from '@mintline/aptos/drop'
import { aptosContractAddress } from '@mintline/core/identifiers'
import { aptosExplorerUrl } from '@mintline/core/networks'
import { openStepSession } from '../../plans/openStepSession.ts'
import type { ProposalOptions } from '../../plans/proposal.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import { bothUnits } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { aptosStateFolder } from '../chain/resolveAptos.ts'
import type { AptosSession } from './aptosSession.ts'

/**
 * Prepares for sending. With `--propose`, the owners of a multisig account get what the session sends.
 *
 * @throws What `openStepSession` throws
 */
export function openAptosSession(
  context: AptosContext,
  options: ProposalOptions = {},
): Promise<AptosSession> {
  return openStepSession(context, options, {
    addressOf: ({ address }) => address,
    fetchChain: () => context.chain(),
    folderOf: aptosStateFolder,
    sessionOf: ({ folder, ...opened }): AptosSession => {
      const { connection, network } = opened.chain
      return {
        context,
        ...opened,
        sender: aptosStepSender(connection),
        words: {
          amountOf: bothUnits,
          urlOf: (transaction) => aptosExplorerUrl({ transaction }, network),
          linesOf: ({ function: id, gas }) => [
            ['calls', id.split('::').slice(1).join('::')],
            ['gas', gas === undefined ? undefined : `at most ${gas}`],
          ],
        },
        signedKinds: () => ['transaction'],
        unsigned: async ({ plan }, { cost }) => {
          const { signal } = context
          return cost && unsignedTransaction(connection, plan, { signal })
        },
        created: createdContracts(folder, context.configPath(), aptosContractAddress),
      }
    },
    proposingTo: async (account, session) => {
      const { proposingSession } = await import('./multisigProposer.ts')
      return proposingSession(session, account)
    },
  })
}
