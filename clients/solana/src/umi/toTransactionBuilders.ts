import {
  createSignerFromKeypair,
  type Signer,
  type TransactionBuilder,
  transactionBuilder,
  type Umi,
} from '@metaplex-foundation/umi'
import {
  fromWeb3JsInstruction,
  fromWeb3JsKeypair,
  fromWeb3JsPublicKey,
} from '@metaplex-foundation/umi-web3js-adapters'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { computeBudgetInstructions } from '../transaction/computeBudget.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'

/** What is used from umi; its identity pays and signs. */
export type UmiIdentity = Pick<Umi, 'identity' | 'eddsa'>

/**
 * Converts a plan to umi builders, one for each transaction, to be sent in this order. Without a simulation, they
 * request the maximum compute units.
 *
 * ```ts
 * for (const builder of toTransactionBuilders(umi, plan)) await builder.sendAndConfirm(umi)
 * ```
 *
 * @throws PAYER_MISMATCH if the identity does not pay for the plan.
 */
export function toTransactionBuilders(umi: UmiIdentity, plan: Plan): TransactionBuilder[] {
  return plan.transactions.map((planned) => toTransactionBuilder(umi, planned))
}

/**
 * Converts a planned transaction to a umi builder.
 *
 * @throws PAYER_MISMATCH if the identity is not the payer.
 */
export function toTransactionBuilder(
  umi: UmiIdentity,
  planned: PlannedTransaction,
): TransactionBuilder {
  const { identity } = umi
  const payer = fromWeb3JsPublicKey(planned.payer)
  if (payer !== identity.publicKey) {
    throw new SolanaClientError('PAYER_MISMATCH', { payer, wallet: identity.publicKey })
  }
  const signers = [identity, ...planned.signers.map((keypair) => signerOf(umi, keypair))]
  const budget = { unitLimit: planned.maxComputeUnits, microLamports: 0n }
  return [...computeBudgetInstructions(budget), ...planned.instructions].reduce(
    (builder, web3Instruction) => {
      const instruction = fromWeb3JsInstruction(web3Instruction)
      const needed = signers.filter(({ publicKey }) =>
        instruction.keys.some(({ pubkey, isSigner }) => isSigner && pubkey === publicKey),
      )
      return builder.add({ instruction, signers: needed, bytesCreatedOnChain: 0 })
    },
    emptyBuilder(planned).setFeePayer(identity),
  )
}

function emptyBuilder({ lookupTables = [] }: PlannedTransaction): TransactionBuilder {
  if (lookupTables.length === 0) return transactionBuilder().useLegacyVersion()
  const tables = lookupTables.map(({ key, state }) => ({
    publicKey: fromWeb3JsPublicKey(key),
    addresses: state.addresses.map(fromWeb3JsPublicKey),
  }))
  return transactionBuilder().useV0().setAddressLookupTables(tables)
}

function signerOf(umi: UmiIdentity, keypair: PlannedTransaction['signers'][number]): Signer {
  return createSignerFromKeypair(umi, fromWeb3JsKeypair(keypair))
}
