import { assertBasisPoints, DEFAULT_PLATFORM_FEE_BP } from '@mintline/core/mint'
import { assertVisibleTexts } from '@mintline/core/text'
import type { MachineVersion } from '../drop/dropInfo.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { RoyaltyTerms } from './dropSettings.ts'
import { type TimeInput, u64, unixTime } from './inputs.ts'
import type { PhaseTermsInput } from './phaseInput.ts'
import { type RoyaltyInput, royaltyTermsOf } from './royalties.ts'

/** A drop to create. */
export interface DropTermsInput {
  /** Default: 2. */
  readonly version?: MachineVersion | undefined
  /** 1 to 64 bytes. Each drop that a wallet creates needs another seed. */
  readonly seed: string
  /** 1 to 128 bytes. */
  readonly collectionName: string
  /** At most 2,048 bytes. */
  readonly collectionDescription: string
  /** At most 512 bytes. */
  readonly collectionUri: string
  /** 1 to 128 bytes, with a 20-digit number in place of each `{}`. */
  readonly itemBaseName: string
  /** At most 512 bytes, with a 20-digit number in place of each `{}`. */
  readonly itemBaseUri: string
  readonly royalties: RoyaltyInput
  /** True if the drop needs no total supply. Default: false. */
  readonly isOpenEdition?: boolean | undefined
  /** Items; 0 = no limit. Only open editions may have 0, and those in version 1 must. */
  readonly totalSupply: bigint
  /** End of minting. Default: open end. */
  readonly endTime?: TimeInput | undefined
  /** Platform fee in basis points, for version 2. Default: 300, as in version 1. */
  readonly platformFeeBp?: number | undefined
  /** Initial phases, which have no ids yet. Default: none. */
  readonly phases?: readonly Omit<PhaseTermsInput, 'phaseId'>[] | undefined
}

/** A drop to create, as the drop machine stores it. */
export interface DropTerms
  extends Pick<
    DropTermsInput,
    | 'seed'
    | 'collectionName'
    | 'collectionDescription'
    | 'collectionUri'
    | 'itemBaseName'
    | 'itemBaseUri'
    | 'totalSupply'
  > {
  readonly version: MachineVersion
  readonly royalties: RoyaltyTerms
  readonly isOpenEdition: boolean
  /** Unix seconds; undefined = open end. */
  readonly endTime: bigint | undefined
  /** Basis points. */
  readonly platformFeeBp: number
}

/** Stands for the longest item number, 20 digits. */
const LONGEST_NUMBER = '0'.repeat(20)

/** Minimum and maximum byte lengths. */
const LENGTHS = {
  seed: [1, 64],
  collectionName: [1, 128],
  collectionDescription: [0, 2_048],
  collectionUri: [0, 512],
  itemBaseName: [1, 128],
  itemBaseUri: [0, 512],
} as const

/**
 * Checks the input and returns a drop's terms.
 *
 * @throws DROP_TEXT_LENGTH_INVALID, TEXT_INVALID, BASIS_POINTS_INVALID, DROP_TIME_INVALID, U64_INVALID, FIXED_IN_VERSION_1
 * @throws ROYALTIES_INVALID, INVALID_ADDRESS, DROP_RECIPIENT_INVALID
 */
export function dropTermsOf(input: DropTermsInput): DropTerms {
  const { version = 2, isOpenEdition = false, platformFeeBp = DEFAULT_PLATFORM_FEE_BP } = input
  for (const field of Object.keys(LENGTHS) as DropTextField[]) assertDropText(field, input[field])
  u64(input.totalSupply, isOpenEdition ? 0n : 1n)
  assertBasisPoints(platformFeeBp)
  const isLimited = isOpenEdition && input.totalSupply > 0n
  if (version === 1 && (isLimited || platformFeeBp !== DEFAULT_PLATFORM_FEE_BP)) {
    throw new AptosClientError('FIXED_IN_VERSION_1', { collection: undefined })
  }
  return {
    version,
    seed: input.seed,
    collectionName: input.collectionName,
    collectionDescription: input.collectionDescription,
    collectionUri: input.collectionUri,
    itemBaseName: input.itemBaseName,
    itemBaseUri: input.itemBaseUri,
    royalties: royaltyTermsOf(input.royalties, {}),
    isOpenEdition,
    totalSupply: input.totalSupply,
    endTime: input.endTime === undefined ? undefined : u64(unixTime(input.endTime), 1n),
    platformFeeBp,
  }
}

/** A text that is fixed once a drop is created. */
export type DropTextField = keyof typeof LENGTHS

/** @throws DROP_TEXT_LENGTH_INVALID, TEXT_INVALID */
export function assertDropText(field: DropTextField, text: string): void {
  const [min, max] = LENGTHS[field]
  const isTemplate = field === 'itemBaseName' || field === 'itemBaseUri'
  const longest = isTemplate ? text.replaceAll('{}', LONGEST_NUMBER) : text
  const bytes = new TextEncoder().encode(longest).length
  if (bytes < min || bytes > max) {
    throw new AptosClientError('DROP_TEXT_LENGTH_INVALID', { field, bytes, min, max, isTemplate })
  }
  // A description may have several lines.
  if (field !== 'collectionDescription') assertVisibleTexts(text)
}
