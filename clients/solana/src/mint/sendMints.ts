import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import type { PublicKey } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../programIds.ts'
import type { TransactionOutcome } from '../send/outcome.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'
import { itemsPerTransaction } from './assertClaimable.ts'
import { isBatchRefused, rememberBatch, takesBatch } from './batchSupport.ts'
import { type ConnectedMint, fetchClaimable, requestOf } from './checkedMint.ts'
import type { ClaimTerms } from './claimTerms.ts'
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
  const { price, token, phaseIndex } = prepared.state.terms
  try {
    // All items come from one phase, at no more than its price.
    const limit = mint.maxPrice === undefined && { maxPrice: price, maxPriceToken: token?.mint }
    await sendAll({ ...mint, ...limit, phaseIndex }, prepared, sent, options)
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
  let usesVault: true | undefined
  let lostRaces = 0
  while (leftOf(mint, sent) > 0n) {
    const outcome = await sendNext(mint, { state, plan }, sent, options)
    let isNew = hasMinted(state)
    if (outcome.status === 'confirmed') {
      lostRaces = 0
      // The first plan asked for a batch unless the network is known to refuse it.
      rememberBatch(mint.connection, takesBatch(mint.connection) ?? true)
    } else {
      const error = errorOf(outcome)
      const isRefused = isBatchRefused(error) && takesBatch(mint.connection) !== false
      const lacksVault = isReceiverGone(error, state.terms) && !usesVault
      if (isRefused) rememberBatch(mint.connection, false)
      else if (lacksVault) usesVault = true
      else lostRaces = countLostRace(lostRaces, error)
      isNew = isRefused || lacksVault ? () => true : isLater(state)
    }
    if (leftOf(mint, sent) > 0n) {
      state = await fetchClaimable(mint, leftOf(mint, sent), { ...options, isNew })
      plan = await planNext(mint, { state, usesVault }, leftOf(mint, sent), options)
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
  const { connection, quantity } = mint
  const [planned] = plan.transactions
  if (!planned) throw new RangeError('a plan of at least one mint has no transaction')
  const mints = mintsOf(planned, mint, state)
  const session = { connection, wallet: signingWallet(mint) }
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
  claim: { readonly state: ClaimableState; readonly usesVault: true | undefined },
  left: bigint,
  options: MintItemsOptions,
): Promise<Plan> {
  const perTransaction = BigInt(itemsPerTransaction(mint))
  const quantity = left < perTransaction ? left : perTransaction
  const usesBatch = takesBatch(mint.connection) ?? true
  const next = { ...requestOf(mint), ...claim, usesBatch, quantity }
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

/**
 * True if a receiver's token account was closed or frozen after the mint was planned: the vault is not named, or paying
 * into it takes more compute units than the mint needed when it was simulated.
 */
function isReceiverGone(error: MintlineError, { token }: ClaimTerms): boolean {
  if (isMintlineError(error, 'TRANSACTION_REFUSED')) {
    return token !== undefined && error.context.name === 'ComputationalBudgetExceeded'
  }
  return (
    isMintlineError(error, 'PROGRAM_ERROR') &&
    error.context.programId === EDITIONS_CONTROLS_PROGRAM &&
    error.context.name === 'PriceTokenVaultRequired'
  )
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

/** Combines the wallets that sign a mint: another payer first, then the minter, then a co-signer. */
function signingWallet({ wallet, payer = wallet, cosigner = wallet }: ConnectedMint): SolanaWallet {
  const wallets = [payer, wallet, cosigner]
  const signers = wallets.filter(
    (signer, index) =>
      wallets.findIndex(({ publicKey }) => publicKey.equals(signer.publicKey)) === index,
  )
  return {
    publicKey: payer.publicKey,
    signTransactions: async (transactions) => {
      let signed = transactions
      for (const signer of signers) signed = await signer.signTransactions(signed)
      return signed
    },
  }
}
