import { CoreError, isMintlineError, type MintlineError } from '@mintline/core'
import type { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../programIds.ts'
import type { TransactionOutcome } from '../send/outcome.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'
import { type ConnectedMint, fetchClaimable, requestOf } from './checkedMint.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import type { MintItemsOptions, MintShortfall } from './mintItemsInput.ts'
import type { MintState } from './mintState.ts'
import { nextItems } from './nextItems.ts'
import { type ClaimableState, planClaim } from './planClaim.ts'
import type { PreparedMint } from './prepareMint.ts'

/** A mint is given up after this many lost races in a row. */
export const MAX_LOST_RACES = 5

/** Program errors if another mint landed after this one was built. */
const RACE_ERRORS: readonly string[] = ['WrongHashlistPage', 'ItemMintMismatch']

/** A mint's confirmed part. */
export interface SentMints {
  /** Transaction hashes in base58, in order. */
  readonly hashes: readonly string[]
  /** The items' mints, in order. */
  readonly mints: readonly PublicKey[]
  readonly failure: MintShortfall | undefined
}

interface Progress {
  readonly hashes: string[]
  readonly mints: PublicKey[]
}

/**
 * Sends mints one transaction after the other: the first as prepared, each further one built on the state after the
 * previous.
 *
 * @throws The failure's reason, if nothing was minted.
 */
export async function sendMints(
  mint: ConnectedMint,
  prepared: PreparedMint,
  options: MintItemsOptions,
): Promise<SentMints> {
  const sent: Progress = { hashes: [], mints: [] }
  const { price, phaseIndex } = prepared.state.terms
  try {
    // All items come from one phase, at no more than its price.
    const shown = { ...mint, maxPrice: mint.maxPrice ?? price, phaseIndex }
    await sendAll(shown, prepared, sent, options)
    return { ...sent, failure: undefined }
  } catch (error) {
    if (sent.hashes.length === 0) throw error
    return { ...sent, failure: { quantity: leftOf(mint, sent), error } }
  }
}

async function sendAll(
  mint: ConnectedMint,
  prepared: PreparedMint,
  sent: Progress,
  options: MintItemsOptions,
): Promise<void> {
  let { state, plan } = prepared
  let lostRaces = 0
  while (leftOf(mint, sent) > 0n) {
    const outcome = await sendNext(mint, { state, plan }, sent, options)
    if (outcome.status === 'confirmed') lostRaces = 0
    else lostRaces = countLostRace(lostRaces, errorOf(outcome))
    if (leftOf(mint, sent) > 0n) {
      const isNew = outcome.status === 'confirmed' ? hasMinted(state) : isLater(state)
      state = await fetchClaimable(mint, leftOf(mint, sent), { ...options, isNew })
      plan = await planNext(mint, state, leftOf(mint, sent), options)
    }
  }
}

/** Sends as many mints as one transaction holds. */
async function sendNext(
  mint: ConnectedMint,
  { state, plan }: Pick<PreparedMint, 'state' | 'plan'>,
  sent: Progress,
  options: MintItemsOptions,
): Promise<TransactionOutcome> {
  const { connection, wallet, cosigner, quantity } = mint
  const [planned] = plan.transactions
  if (!planned) throw new RangeError('a plan of at least one mint has no transaction')
  const mints = mintsOf(planned, mint, state)
  const session = {
    connection,
    wallet: cosigner ? cosignedWallet(wallet, cosigner) : wallet,
  }
  const minted = () => BigInt(sent.mints.length)
  return sendTransaction(session, planned, {
    ...options,
    onStage: ({ stage, signature }) => {
      if (stage === 'confirmed') confirm(sent, mints, signature)
      options.onProgress?.({ stage, signature, minted: minted(), quantity })
    },
  })
}

function confirm(sent: Progress, mints: readonly PublicKey[], signature: string | undefined): void {
  if (signature !== undefined) sent.hashes.push(signature)
  sent.mints.push(...mints)
}

async function planNext(
  mint: ConnectedMint,
  state: ClaimableState,
  left: bigint,
  options: MintItemsOptions,
): Promise<Plan> {
  const perTransaction = BigInt(itemsPerTransaction(mint))
  const quantity = left < perTransaction ? left : perTransaction
  const next = { ...requestOf(mint), state, quantity }
  return (await planClaim(mint.connection, next, options)).plan
}

function mintsOf(
  { instructions }: PlannedTransaction,
  { wallet }: ConnectedMint,
  { collection, counts, terms }: ClaimableState,
): PublicKey[] {
  const quantity = instructions.filter(({ programId }) =>
    programId.equals(EDITIONS_CONTROLS_PROGRAM_ID),
  ).length
  const { phaseIndex } = terms
  const items = nextItems({ collection, minter: wallet.publicKey, phaseIndex, counts, quantity })
  return items.map(({ mint }) => mint)
}

/** @throws MINT_RACE_LOST, or the error if it is no lost race. */
function countLostRace(before: number, error: MintlineError): number {
  const isLostRace =
    isMintlineError(error, 'PROGRAM_ERROR') && RACE_ERRORS.includes(error.context.name)
  if (!isLostRace) throw error
  const attempts = before + 1
  if (attempts < MAX_LOST_RACES) return attempts
  throw new SolanaClientError('MINT_RACE_LOST', { attempts }, { cause: error })
}

function errorOf(outcome: Exclude<TransactionOutcome, { status: 'confirmed' }>): MintlineError {
  if (outcome.status === 'failed') return outcome.error
  return new CoreError('CONFIRMATION_FAILED', { hash: outcome.signature })
}

/** True once the node shows a new mint by the wallet. */
function hasMinted({ counts }: MintState): (state: MintState) => boolean {
  return (later) => later.counts.inCollection > counts.inCollection
}

/** True once the node shows a new mint by anybody. */
function isLater({ collection }: MintState): (state: MintState) => boolean {
  return (later) => later.collection.numberOfTokensIssued > collection.numberOfTokensIssued
}

function leftOf({ quantity }: ConnectedMint, { mints }: Progress): bigint {
  return quantity - BigInt(mints.length)
}

/** Wraps a wallet so that a second wallet co-signs each transaction after it. */
function cosignedWallet(wallet: SolanaWallet, cosigner: SolanaWallet): SolanaWallet {
  return {
    publicKey: wallet.publicKey,
    signTransactions: async (transactions) =>
      cosigner.signTransactions(await wallet.signTransactions(transactions)),
  }
}
