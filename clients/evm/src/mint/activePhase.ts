import { evmAddress } from '@mintline/core/identifiers'
import { readResource } from '@mintline/core/metadata'
import type { Cut } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { parseJson } from '@mintline/core/text'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { limitOf } from '../conditions/claimCondition.ts'
import { NATIVE_TOKEN } from '../contract/nativeCoin.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import type { EvmDrop } from './claimRequest.ts'

/** An active phase from a document (specification 3.8). */
export interface ActivePhase {
  /** The zero address or 0xEeee… = the native coin. */
  readonly currency: Address
  readonly decimals: number
  /** Base units per item, fees included. */
  readonly price: bigint
  /** Items per wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** Undefined = open end. */
  readonly endDate: Date | undefined
  /** Undefined = the contract's. */
  readonly platformFees: readonly Cut[] | undefined
  /** Undefined = the contract's. */
  readonly royalties: readonly Cut[] | undefined
  readonly isPublic: boolean
}

const EvmAddress = z.custom<Address>((value) => typeof value === 'string' && isAddress(value))
const BaseUnits = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((digits) => BigInt(digits)),
)
/** Item limit: thirdweb writes "no limit" as a word or as the largest number. */
const Limit = z.pipe(
  z.union([
    BaseUnits,
    z.pipe(
      z.literal('unlimited'),
      z.transform(() => 0n),
    ),
  ]),
  z.transform(limitOf),
)

/** Smallest time read as milliseconds, in 1973; as seconds it would be in the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000
/** Latest time that a `Date` can hold, in milliseconds. */
const LAST_MILLISECONDS = 8_640_000_000_000_000

/** Unix time in seconds, or in milliseconds like JavaScript's. */
const Time = z.pipe(
  z.int().check(z.nonnegative(), z.maximum(LAST_MILLISECONDS)),
  z.transform((time) => new Date(time < FIRST_MILLISECONDS ? time * 1_000 : time)),
)
const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** Allows a field to be missing or null. */
function absentOr<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  )
}

/** Strict: unknown fields make the document invalid. */
const ActivePhaseDocument = z.strictObject({
  currencyAddress: EvmAddress,
  currencyMetadataValue: BaseUnits,
  currencyMetadataDecimals: z.int().check(z.minimum(0), z.maximum(255)),
  maxClaimablePerWallet: Limit,
  startTime: Time,
  platformFees: absentOr(
    z.strictObject({ platform_fee_basis_points: BasisPoints, platform_fee_recipient: EvmAddress }),
  ),
  royalties: absentOr(
    z.strictObject({ seller_fee_basis_points: BasisPoints, fee_recipient: EvmAddress }),
  ),
  endTime: absentOr(Time),
  isPublic: absentOr(z.boolean()),
})

/** URL of an active-phase document, and options for reading it. */
export type ActivePhaseQuery = Pick<EvmDrop, 'resources'> & {
  readonly activePhaseUrl: string
}

/**
 * Reads the active phase from a document.
 *
 * @throws ACTIVE_PHASE_INVALID, METADATA_URI_INVALID, METADATA_NOT_AVAILABLE, METADATA_INVALID, or the signal's reason.
 */
export async function fetchActivePhase(
  { activePhaseUrl, resources }: ActivePhaseQuery,
  { signal, clock }: AskOptions = {},
): Promise<ActivePhase> {
  const content = await readResource(activePhaseUrl, {
    ...resources,
    signal,
    clock,
    // No retries: the chain has the data too.
    isRetryable: () => false,
  })
  return parseActivePhase(parseJson(content), activePhaseUrl)
}

/** Returns the document's currency as contracts write it: checksummed, and `NATIVE_TOKEN` for the zero address. */
export function activePhaseCurrency({ currency }: Pick<ActivePhase, 'currency'>): Address {
  return currency === zeroAddress ? NATIVE_TOKEN : getAddress(currency)
}

/**
 * Parses the active phase.
 *
 * @param document Untrusted.
 * @param source The document's URL, for error messages.
 * @throws ACTIVE_PHASE_INVALID, which names the first unknown, missing or invalid field.
 */
export function parseActivePhase(document: unknown, source: string): ActivePhase {
  const parsed = ActivePhaseDocument.safeParse(document)
  if (!parsed.success) throw invalidPhase(parsed.error.issues[0], source)
  const { platformFees, royalties, ...phase } = parsed.data
  return {
    currency: phase.currencyAddress,
    decimals: phase.currencyMetadataDecimals,
    price: phase.currencyMetadataValue,
    maxPerWallet: phase.maxClaimablePerWallet,
    startDate: phase.startTime,
    endDate: phase.endTime,
    platformFees: platformFees && [
      cut(platformFees.platform_fee_basis_points, platformFees.platform_fee_recipient),
    ],
    royalties: royalties && [cut(royalties.seller_fee_basis_points, royalties.fee_recipient)],
    isPublic: phase.isPublic ?? false,
  }
}

function invalidPhase(issue: z.core.$ZodIssue | undefined, source: string) {
  const path = issue?.path.map(String) ?? []
  const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const field = (unknown === undefined ? path : [...path, unknown]).join('.')
  const reason = unknown === undefined ? 'is not valid' : 'is no field of active phases'
  return new EvmClientError('ACTIVE_PHASE_INVALID', {
    source,
    field,
    reason: field === '' ? 'it is no JSON object' : reason,
  })
}

function cut(valueBp: number, recipient: string): Cut {
  return { valueBp, recipient: evmAddress(recipient) }
}
