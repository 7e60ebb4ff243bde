import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { solanaAddress } from '@mintline/core/identifiers'
import { remainingOf } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import {
  type Connection,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { AllowlistEntryInput } from '../allowlist/entryInput.ts'
import { addPhase } from '../instructions/addPhase.ts'
import { addToAllowlist } from '../instructions/addToAllowlist.ts'
import { modifyPhase } from '../instructions/modifyPhase.ts'
import { MAX_PHASES, priceTokenOf } from '../limits.ts'
import { claimTerms } from '../mint/claimTerms.ts'
import { merkleMintInput } from '../mint/fetchMerkleClaims.ts'
import { fetchMintRecords } from '../mint/fetchMintState.ts'
import { fetchMintBalances } from '../mint/planClaim.ts'
import { planMint } from '../mint/planMint.ts'
import { phaseStateOf } from '../plans/phases/phaseChange.ts'
import { termsOnChain } from '../plans/phases/phaseTokens.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { simulateTransaction } from '../send/simulateTransaction.ts'
import { NETWORK_COMPUTE_LIMIT } from '../transaction/computeBudget.ts'
import { rentAt } from '../transaction/rentExempt.ts'

/** A phase's first mint. */
export interface FirstMint {
  readonly phase: EditionPhase
  /** An entry for the phase's allowlist, whether or not it is on chain yet. */
  readonly entry?: Pick<AllowlistEntryInput, 'price' | 'amount'> | undefined
  /** A proof from the phase's merkle list. */
  readonly proof?: MerkleProofDocument | undefined
}

/** Result of a simulated first mint: without fields, it can be minted. */
export interface FirstMintResult {
  /** Why nobody could mint. */
  readonly refusal?: MintlineError
  /**
   * Why it was not simulated: the paying wallet holds too little, the transaction would be too large beside the
   * instructions that open the phase, the proof's wallet has no items left, or the phase is locked and there is no
   * room for an open copy; or it is paid in a token, of which the paying wallet may hold none.
   */
  readonly notSimulated?:
    | 'fundsTooLow'
    | 'tooLarge'
    | 'listMinted'
    | 'phasesLocked'
    | 'pricedInToken'
}

/** A collection and the phases to try. */
export interface FirstMintsInput {
  readonly info: CollectionInfo
  readonly mints: readonly FirstMint[]
}

/** Wallet without history, which mints wherever any wallet may: nobody has its key. */
const STAND_IN = new PublicKey(new TextEncoder().encode('mintline: wallet of a first mint'))

const STAND_IN_ADDRESS = solanaAddress(STAND_IN.toBase58())

/** Lamports for signatures, entries and the rent that stays in the paying wallet. */
const RESERVE = 5_000_000n

/**
 * Simulates the first mint in each phase of a deployed collection, as pages send it. If a phase starts later, the same
 * simulated transaction opens it, or adds an open copy if phases are locked; if an entry is not on chain, it writes it.
 * The collection's owner pays. Nothing is sent or signed.
 *
 * @returns Results in the same order as `mints`.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function simulateFirstMints(
  connection: Connection,
  { info, mints }: FirstMintsInput,
  options: AskOptions = {},
): Promise<FirstMintResult[]> {
  const results: FirstMintResult[] = []
  const now = await fetchChainTime(connection, options)
  for (const mint of mints) {
    results.push(await simulateFirstMint(connection, { info, mint, now }, options))
  }
  return results
}

async function simulateFirstMint(
  connection: Connection,
  { info, mint, now }: { info: CollectionInfo; mint: FirstMint; now: bigint },
  options: AskOptions,
): Promise<FirstMintResult> {
  const { entry, proof } = mint
  if (priceTokenOf(mint.phase) !== undefined) return { notSimulated: 'pricedInToken' }
  const isComing = mint.phase.startTime >= now
  const isCopied = isComing && info.locks.phases
  if (isCopied && info.phases.length >= MAX_PHASES) return { notSimulated: 'phasesLocked' }
  const phase = isCopied ? { ...mint.phase, phaseIndex: info.phases.length } : mint.phase
  const { phaseIndex } = phase
  const wallet = proof?.claimant ?? STAND_IN_ADDRESS
  const wanted = { collection: info, wallet, phases: [phase], mintTo: undefined }
  const records = await fetchMintRecords(connection, wanted, options)
  const {
    inCollection,
    phases: [{ inPhase = 0n } = {}],
    rentRate,
  } = records
  const rentOf = rentAt(rentRate)
  const counts = { inCollection, inPhase }
  const terms = claimTerms({
    collection: info,
    phase,
    wallet,
    counts,
    entry,
    ...(proof && { merkleMintInput: merkleMintInput(proof) }),
  })
  // A minted-out phase is not an error.
  if (remainingOf(terms.supply) === 0n) return {}
  if (remainingOf(terms.perWallet) === 0n) return { notSimulated: 'listMinted' }
  const request = {
    collection: info,
    terms,
    counts,
    minter: wallet,
    quantity: 1n,
    cosigner: info.creator,
    rentOf,
  }
  try {
    const lamports = await fetchMintBalances(connection, request, options)
    const [planned] = planMint({ ...request, lamports }).transactions
    if (!planned) return {}
    const needed = terms.price + planned.rent + rentOf(0)
    const creator = new PublicKey(info.creator)
    const instructions = [
      ...(isComing ? [isCopied ? copied(info, phase) : opened(info, phase)] : []),
      ...(entry ? [written(info, phaseIndex, entry)] : []),
      transfer(creator, wallet, needed),
      ...planned.instructions,
    ]
    return await simulated(connection, { creator, instructions, needed }, options)
  } catch (error) {
    if (isMintlineError(error, 'TRANSACTION_TOO_LARGE')) return { notSimulated: 'tooLarge' }
    if (isMintlineError(error, 'FEE_EXCEEDS_PRICE')) return { refusal: error }
    throw error
  }
}

interface Simulated {
  readonly creator: PublicKey
  readonly instructions: readonly TransactionInstruction[]
  /** Lamports that the creator pays, without fees and entries. */
  readonly needed: bigint
}

async function simulated(
  connection: Connection,
  { creator, instructions, needed }: Simulated,
  options: AskOptions,
): Promise<FirstMintResult> {
  const ask = (at: StateConfig) =>
    connection.getBalance(creator, { commitment: 'confirmed', ...at })
  const balance = BigInt(await askForState(connection, 'getBalance', ask, options))
  if (balance < needed + RESERVE) return { notSimulated: 'fundsTooLow' }
  const planned = {
    title: 'Mint the first item',
    payer: creator,
    instructions,
    signers: [],
    maxComputeUnits: NETWORK_COMPUTE_LIMIT,
    rent: 0n,
  }
  const { error } = await simulateTransaction({ ...options, connection, planned })
  if (!error) return {}
  return error.code === 'TRANSACTION_TOO_LARGE' ? { notSimulated: 'tooLarge' } : { refusal: error }
}

function opened(info: CollectionInfo, phase: EditionPhase): TransactionInstruction {
  const { active, ...terms } = phaseStateOf(phase)
  return modifyPhase({
    deployment: new PublicKey(info.editions),
    creator: new PublicKey(info.creator),
    phaseIndex: phase.phaseIndex,
    active,
    phase: termsOnChain({ ...terms, startTime: 0n }),
  })
}

function copied(info: CollectionInfo, phase: EditionPhase): TransactionInstruction {
  const { active: _, ...terms } = phaseStateOf(phase)
  return addPhase({
    deployment: new PublicKey(info.editions),
    creator: new PublicKey(info.creator),
    phase: termsOnChain({ ...terms, startTime: 0n }),
  })
}

function written(
  info: CollectionInfo,
  phaseIndex: number,
  { price, amount }: NonNullable<FirstMint['entry']>,
): TransactionInstruction {
  return addToAllowlist({
    deployment: new PublicKey(info.editions),
    creator: new PublicKey(info.creator),
    phaseIndex,
    user: STAND_IN,
    price: Number(price),
    amount,
  })
}

function transfer(from: PublicKey, to: string, lamports: bigint): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: from, toPubkey: new PublicKey(to), lamports })
}
