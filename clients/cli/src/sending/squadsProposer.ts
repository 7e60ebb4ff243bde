import { solanaAddress } from '@mintline/core/identifiers'
import {
  executeSquadsProposal,
  fetchRent,
  fetchSquad,
  MAX_TRANSACTION_SIZE,
  type PlannedTransaction,
  planSquadsProposal,
  type Squad,
  transactionSize,
} from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'
import { sectionsText } from '../plans/planSections.ts'
import { vaultSession } from '../plans/vaultSession.ts'
import type { WriteSession } from './writeSession.ts'

/**
 * Makes a session propose to a Squads multisig, whose first vault owns the collection.
 *
 * @param multisig The multisig's address.
 * @throws INVALID_ADDRESS, VAULT_NOT_FOUND, VAULT_OWNER_REQUIRED, and node errors
 */
export async function proposingSession(
  session: WriteSession,
  multisig: string,
): Promise<WriteSession> {
  const { context, cluster, wallet, sender, address: member } = session
  const { connection } = cluster
  const { signal } = context
  const address = solanaAddress(multisig)
  const squad = await fetchSquad(connection, address, { signal })
  if (!squad) throw new CommandError('VAULT_NOT_FOUND', { kind: 'Squads multisig', address })
  const addressesOf = (who: Squad['members']) => who.map((one) => one.address)
  return vaultSession(session, {
    address: squad.vault,
    owners: addressesOf(squad.members.filter(({ mayVote }) => mayVote)),
    threshold: BigInt(squad.threshold),
    proposers: addressesOf(squad.members.filter(({ mayPropose }) => mayPropose)),
    // Whoever executes a proposal pays the network fee, so that a vault needs funds only for what it deposits.
    sender: {
      ...sender,
      preview: (steps, _, options) => {
        const paid = steps.map((step) => ({ ...step, payer: wallet.publicKey }))
        return sender.preview(paid, member, options)
      },
    },
    check: (steps) => {
      for (const [ahead, planned] of steps.entries()) {
        assertFits({ squad, member, planned, index: squad.transactionIndex + BigInt(ahead + 1) })
      }
    },
    proposalOf: async ({ title, transactions, sections }) => {
      // Others may have proposed since.
      const { transactionIndex } = (await fetchSquad(connection, address, { signal })) ?? squad
      const rentOf = await fetchRent(connection, { signal })
      const memo = `${title}: ${sectionsText(sections).replaceAll(/\s+/g, ' ')}`
      const proposals = transactions.map((planned, ahead) => {
        const index = transactionIndex + BigInt(ahead + 1)
        return { squad, member, planned, index, memo, rentOf }
      })
      return {
        transactions: proposals.map(planSquadsProposal),
        idsOf: async () => proposals.map(({ index }) => `${index}`),
      }
    },
  })
}

/** @throws PROPOSAL_IMPOSSIBLE */
function assertFits(input: {
  readonly squad: Squad
  readonly member: string
  readonly planned: PlannedTransaction
  readonly index: bigint
}): void {
  const { planned, squad } = input
  const impossible = (reason: string) =>
    new CommandError('PROPOSAL_IMPOSSIBLE', { title: planned.title, reason })
  const signers = planned.instructions.flatMap(({ keys }) =>
    keys.filter(({ isSigner }) => isSigner),
  )
  const other = signers.find(({ pubkey }) => pubkey.toBase58() !== squad.vault)
  if (other) throw impossible(`it needs the signature of ${other.pubkey}, besides the vault's`)
  const proposal = planSquadsProposal({ ...input, memo: '' })
  const { lookupTables } = planned
  const execution = { ...proposal, instructions: [executeSquadsProposal(input)], lookupTables }
  for (const [what, transaction] of Object.entries({ proposing: proposal, executing: execution })) {
    const size = transactionSize({ ...transaction, payer: proposal.payer })
    if (size <= MAX_TRANSACTION_SIZE) continue
    throw impossible(
      `${what} it takes ${size} bytes, and a transaction has at most ${MAX_TRANSACTION_SIZE}; change less at once`,
    )
  }
}
