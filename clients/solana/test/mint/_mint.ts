import { type ErrorCode, type ErrorContext, isMintlineError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { merkleLeaf, merkleList, modifyPhase, type PhaseTerms } from '@mintline/solana'
import {
  type Connection,
  type Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { writeParent } from '../../src/allowlist/merkle/nodes.ts'
import type { ProofSource } from '../../src/mint/fetchMerkleClaims.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import type { Drop } from '../reads/_drop.ts'

/** A wallet that does something before signing. */
export function walletThat(
  keypair: Keypair,
  beforeSigning: (call: number) => Promise<void> | void,
): SolanaWallet {
  const wallet = keypairWallet(keypair)
  let calls = 0
  return {
    publicKey: wallet.publicKey,
    signTransactions: async (transactions) => {
      calls += 1
      await beforeSigning(calls)
      return wallet.signTransactions(transactions)
    },
  }
}

/** An entry in a test merkle list. */
export interface ListedWallet {
  readonly wallet: PublicKey
  readonly price: bigint
  readonly maxClaims: bigint
}

/** A merkle list's root and proof source. */
export function proofsOf(entries: readonly ListedWallet[]): {
  root: Uint8Array
  proofSource: ProofSource
} {
  const list = merkleList(entries)
  return {
    root: list.root,
    proofSource: async (wallet) => {
      const entry = entries.find((candidate) => candidate.wallet.toBase58() === wallet)
      return (
        entry && {
          claimant: solanaAddress(wallet),
          claimPrice: entry.price,
          maxClaims: entry.maxClaims,
          proof: list.proofOf(entry),
        }
      )
    },
  }
}

/** Root of a merkle list whose proofs have this many nodes, and one wallet's proof. */
export function longListOf(
  entry: ListedWallet,
  nodes: number,
): { root: Uint8Array; proofSource: ProofSource } {
  const proof = Array.from({ length: nodes }, (_, index) => new Uint8Array(32).fill(index + 1))
  const claimant = solanaAddress(entry.wallet.toBase58())
  const document = { claimant, claimPrice: entry.price, maxClaims: entry.maxClaims, proof }
  return {
    root: proof.reduce(parentOf, Uint8Array.from(merkleLeaf(entry))),
    proofSource: async () => document,
  }
}

/** Hashes two nodes to their parent. */
function parentOf(node: Uint8Array, sibling: Uint8Array): Uint8Array {
  const parent = new Uint8Array(32)
  writeParent(Uint8Array.from([...node, ...sibling]), 0, parent, 0)
  return parent
}

/** Replaces a phase's terms. */
export async function changePhase(
  drop: Drop,
  phase: PhaseTerms & { readonly active?: boolean },
  phaseIndex = 0,
): Promise<void> {
  const { active = true, ...terms } = phase
  const owner = { deployment: drop.deployment, creator: drop.creator.publicKey }
  const instruction = modifyPhase({ ...owner, phaseIndex, active, phase: terms })
  await drop.send([instruction], [drop.creator])
}

/** Expects an error with exactly this code and context. */
export function expectFailure<Code extends ErrorCode>(
  error: unknown,
  code: Code,
  context: ErrorContext<Code>,
): void {
  if (!isMintlineError(error, code)) throw error
  expect(error.context).to.deep.equal(context)
}

/** Sends lamports from one wallet to each of these addresses. */
export async function give(
  connection: Connection,
  from: Keypair,
  gifts: readonly (readonly [PublicKey, bigint])[],
): Promise<void> {
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ ...latest, feePayer: from.publicKey })
  for (const [toPubkey, lamports] of gifts) {
    transaction.add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports }))
  }
  transaction.sign(from)
  const signature = await connection.sendRawTransaction(transaction.serialize())
  await connection.confirmTransaction({ ...latest, signature })
}

/** Counts the instructions in a landed transaction, nested ones included. */
export async function instructionCount(connection: Connection, signature: string): Promise<number> {
  const transaction = await connection.getTransaction(signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  const inner = transaction?.meta?.innerInstructions ?? []
  const called = inner.reduce((sum, { instructions }) => sum + instructions.length, 0)
  return (transaction?.transaction.message.compiledInstructions.length ?? 0) + called
}
