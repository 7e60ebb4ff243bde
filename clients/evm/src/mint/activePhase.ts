import { type AskOptions, type Cut, readResource } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { type Address, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { EvmDrop } from './claimRequest.ts'

/** The active phase described by a document (specification 3.8). */
export interface ActivePhase {
  /** The zero address or 0xEeee… = the native coin. */
  readonly currency: Address
  readonly decimals: number
  /** Base units for one item, fees included. */
  readonly price: bigint
  /** Items per wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** Undefined = open end. */
  readonly endDate: Date | undefined
  /** Undefined = those of the contract. */
  readonly platformFees: readonly Cut[] | undefined
  /** Undefined = those of the contract. */
  readonly royalties: readonly Cut[] | undefined
  readonly isPublic: boolean
}

const EvmAddress = z.custom<Address>((value) => typeof value === 'string' && isAddress(value))
const BaseUnits = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((digits) => BigInt(digits)),
)
const Seconds = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000))
const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** Strict: unknown fields make the document invalid. */
const ActivePhaseDocument = z.strictObject({
  currencyAddress: EvmAddress,
  currencyMetadataValue: BaseUnits,
  currencyMetadataDecimals: z.int().check(z.minimum(0), z.maximum(255)),
  maxClaimablePerWallet: BaseUnits,
  startTime: Seconds,
  platformFees: z.optional(
    z.strictObject({ platform_fee_basis_points: BasisPoints, platform_fee_recipient: EvmAddress }),
  ),
  royalties: z.optional(
    z.strictObject({ seller_fee_basis_points: BasisPoints, fee_recipient: EvmAddress }),
  ),
  endTime: z.optional(Seconds),
  isPublic: z._default(z.boolean(), false),
})

/**
 * Reads the active phase from a document; undefined where it is missing or invalid, so that callers use the
 * chain.
 *
 * @throws The reason of the signal.
 */
export async function fetchActivePhase(
  { activePhaseUrl, resources }: Pick<EvmDrop, 'activePhaseUrl' | 'resources'>,
  { signal, clock }: AskOptions = {},
): Promise<ActivePhase | undefined> {
  if (activePhaseUrl === undefined) return undefined
  try {
    const content = await readResource(activePhaseUrl, {
      ...resources,
      signal,
      clock,
      // No retries: the chain has the data too.
      isRetryable: () => false,
    })
    return parseActivePhase(JSON.parse(new TextDecoder().decode(content)))
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** Parses the active phase; undefined where the document has unknown, missing or invalid fields. */
export function parseActivePhase(document: unknown): ActivePhase | undefined {
  const parsed = ActivePhaseDocument.safeParse(document)
  if (!parsed.success) return undefined
  const { platformFees, royalties, ...phase } = parsed.data
  return {
    currency: phase.currencyAddress,
    decimals: phase.currencyMetadataDecimals,
    price: phase.currencyMetadataValue,
    maxPerWallet: phase.maxClaimablePerWallet,
    startDate: new Date(phase.startTime * 1_000),
    endDate: phase.endTime === undefined ? undefined : new Date(phase.endTime * 1_000),
    platformFees: platformFees && [
      cut(platformFees.platform_fee_basis_points, platformFees.platform_fee_recipient),
    ],
    royalties: royalties && [cut(royalties.seller_fee_basis_points, royalties.fee_recipient)],
    isPublic: phase.isPublic,
  }
}

function cut(valueBp: number, recipient: string): Cut {
  return { valueBp, recipient: evmAddress(recipient) }
}
