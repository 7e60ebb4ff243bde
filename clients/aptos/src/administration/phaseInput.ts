import { word } from '@mintline/core/identifiers'
import type { Serializable } from '../bcs/serializable.ts'
import { Bool, MoveVector, U64 } from '../bcs/values.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { PhaseTerms } from './dropSettings.ts'
import { type TimeInput, u64, unixTime } from './inputs.ts'

/** A phase that a drop should have. */
export interface PhaseTermsInput {
  /**
   * Id of an existing phase, which keeps its entries and mints. Undefined = the phase with the same start, or else a
   * new one.
   */
  readonly phaseId?: bigint | undefined
  /** Start time. The phase applies until the next one starts or the drop ends. */
  readonly saleMintTime: TimeInput
  /** Octas for one item, fees included; 0 = free. */
  readonly saleMintPrice: bigint
  /** Items per unlisted wallet. Default: 0 = no limit. */
  readonly maxPerWallet?: bigint | undefined
  /** Items per transaction. Default: 0 = no limit; version 1 allows nothing else. */
  readonly maxPerTransaction?: bigint | undefined
  /** True if only listed wallets may mint. Default: false. */
  readonly isPrivate?: boolean | undefined
  /** 32 bytes in hex, for a private phase with an off-chain list. Default: none. */
  readonly merkleRoot?: string | undefined
}

/**
 * Checks the input and returns a phase's terms.
 *
 * @throws DROP_TIME_INVALID, U64_INVALID, NOT_WORD, DROP_PHASE_ROOT_NOT_ALLOWED
 */
export function phaseTermsOf(input: PhaseTermsInput): PhaseTerms {
  const { maxPerWallet = 0n, maxPerTransaction = 0n, isPrivate = false } = input
  const merkleRoot = input.merkleRoot === undefined ? undefined : word(input.merkleRoot)
  if (merkleRoot !== undefined && !isPrivate) {
    throw new AptosClientError('DROP_PHASE_ROOT_NOT_ALLOWED', { merkleRoot })
  }
  return {
    saleMintTime: u64(unixTime(input.saleMintTime), 1n),
    saleMintPrice: u64(input.saleMintPrice),
    maxPerWallet: u64(maxPerWallet),
    maxPerTransaction: u64(maxPerTransaction),
    isPrivate,
    merkleRoot,
  }
}

/** Encodes a phase's terms as entry function arguments. */
export function termsArguments(terms: PhaseTerms): Serializable[] {
  return [
    new U64(terms.saleMintTime),
    new U64(terms.saleMintPrice),
    new U64(terms.maxPerWallet),
    new U64(terms.maxPerTransaction),
    new Bool(terms.isPrivate),
    MoveVector.U8(terms.merkleRoot ?? ''),
  ]
}

/** Returns true if two phases have the same terms. */
export function isSameTerms(one: PhaseTerms, other: PhaseTerms): boolean {
  return (
    one.saleMintTime === other.saleMintTime &&
    one.saleMintPrice === other.saleMintPrice &&
    one.maxPerWallet === other.maxPerWallet &&
    one.maxPerTransaction === other.maxPerTransaction &&
    one.isPrivate === other.isPrivate &&
    one.merkleRoot === other.merkleRoot
  )
}
