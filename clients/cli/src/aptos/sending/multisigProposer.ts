import {
  fetchMultisig,
  fetchProposalNumber,
  MAX_PROPOSED_BYTES,
  type Multisig,
  planProposal,
  proposedBytes,
} from '@mintline/aptos'
import type { AptosSendableStep } from '@mintline/aptos/drop'
import { aptosWallet } from '@mintline/core/identifiers'
import { CommandError } from '../../errors/commandError.ts'
import { unfundedSender, vaultSession } from '../../plans/vaultSession.ts'
import type { AptosSession } from './aptosSession.ts'

/**
 * Makes a session propose to a multisig account of Aptos' framework.
 *
 * @param vault The account's address.
 * @throws INVALID_ADDRESS, VAULT_NOT_FOUND, VAULT_OWNER_REQUIRED, and node errors
 */
export async function proposingSession(
  session: AptosSession,
  vault: string,
): Promise<AptosSession> {
  const { chain, wallet, context } = session
  const { signal } = context
  const address = aptosWallet(vault)
  const multisig = await fetchMultisig(chain.connection, address, { signal })
  if (!multisig) throw new CommandError('VAULT_NOT_FOUND', { kind: 'multisig account', address })
  return vaultSession(session, {
    ...multisig,
    proposers: multisig.owners,
    // The drop machine's settings cost gas only.
    sender: unfundedSender(session.sender, () => true),
    check: (steps) => assertFits(steps, multisig),
    proposalOf: async ({ transactions }) => ({
      transactions: transactions.map(({ title, plan }) => ({
        title: `Propose: ${title}`,
        plan: planProposal(plan, multisig, wallet.address),
      })),
      idsOf: async (sent) => {
        const about = { publisher: '0x1', coin: chain.network.nativeCurrency }
        const numbers = sent.map(({ hash }) =>
          fetchProposalNumber(chain.connection, multisig, { hash, ...about }, { signal }),
        )
        return (await Promise.all(numbers)).map(String)
      },
    }),
  })
}

/** @throws PROPOSAL_IMPOSSIBLE */
function assertFits(steps: readonly AptosSendableStep[], { room }: Multisig): void {
  for (const { title, plan } of steps) {
    const size = Math.max(...proposedBytes(plan).map(({ length }) => length))
    if (size <= MAX_PROPOSED_BYTES) continue
    const reason = `it has ${size} bytes, and a proposal holds ${MAX_PROPOSED_BYTES}`
    throw new CommandError('PROPOSAL_IMPOSSIBLE', { title, reason })
  }
  const excess = steps[Number(room)]
  if (!excess) return
  const reason = `the account lets ${room} more proposals wait, and this needs ${steps.length}; execute or reject some first`
  throw new CommandError('PROPOSAL_IMPOSSIBLE', { title: excess.title, reason })
}
