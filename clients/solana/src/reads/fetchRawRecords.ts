import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { EditionsDeployment } from '../generated/kit/editions/accounts/editionsDeployment.ts'
import type { Hashlist } from '../generated/kit/editions/accounts/hashlist.ts'
import type { EditionsControls } from '../generated/kit/editionsControls/accounts/editionsControls.ts'
import type { MinterStats } from '../generated/kit/editionsControls/accounts/minterStats.ts'
import {
  deriveEditionsControls,
  deriveHashlist,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeRecord } from './records/decodeRecord.ts'
import { CONTROLS_KIND } from './records/editionsControls.ts'
import { DEPLOYMENT_KIND } from './records/editionsDeployment.ts'
import { HASHLIST_KIND } from './records/hashlist.ts'
import { MINTER_STATS_KIND } from './records/minterStats.ts'

/** A record's fields in the program (specification 3.7), without Anchor's discriminator. */
type Raw<Stored> = Omit<Stored, 'discriminator'>

/** A deployment, field by field. The default address in an optional field means none. */
export type RawEditionsDeployment = Raw<EditionsDeployment>
/** Controls, field by field: all five fee recipient slots, whether or not they have a share. */
export type RawEditionsControls = Raw<EditionsControls>
/** A hashlist page, field by field. */
export type RawHashlist = Raw<Hashlist>
/** A wallet's counter, field by field. */
export type RawMinterStats = Raw<MinterStats>

/**
 * Fetches a collection's stored deployment; `fetchCollectionInfo` returns it in a friendlier form.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchEditionsDeployment(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<RawEditionsDeployment> {
  const { deployment } = await fetchWithDeployment(connection, { collection }, options)
  return withoutDiscriminator(decodeRecord(deployment, DEPLOYMENT_KIND))
}

/**
 * Fetches a collection's stored controls; `fetchCollectionInfo` returns them in a friendlier form.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_CONTROLS_NOT_FOUND, and what `fetchEditionsDeployment` throws.
 */
export async function fetchEditionsControls(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<RawEditionsControls> {
  const addressesOf = (found: SolanaAddress) => [deriveEditionsControls(found)]
  const read = await fetchWithDeployment(connection, { collection, addressesOf }, options)
  const [controls] = read.others
  if (!controls) {
    const { address: deployment } = read.deployment
    throw new SolanaClientError('EDITIONS_CONTROLS_NOT_FOUND', { deployment })
  }
  return withoutDiscriminator(decodeRecord(controls, CONTROLS_KIND))
}

/** The hashlist page to read. */
export interface HashlistPageQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** From 0; a page holds 1,000 items. */
  readonly page: number
}

/**
 * Fetches a stored page from a collection's hashlist; undefined = no item is on it yet. `fetchMints` reads all pages.
 *
 * @throws What `fetchEditionsDeployment` throws.
 */
export async function fetchHashlistPage(
  connection: ReadConnection,
  { deployment, page }: HashlistPageQuery,
  options: AskOptions = {},
): Promise<RawHashlist | undefined> {
  const addressesOf = (found: SolanaAddress) => [deriveHashlist(found, page)]
  const query = { collection: deployment, addressesOf }
  const { others } = await fetchWithDeployment(connection, query, options)
  const [hashlist] = others
  return hashlist && withoutDiscriminator(decodeRecord(hashlist, HASHLIST_KIND))
}

/** The counter to read. */
export interface RawMinterStatsQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  readonly wallet: string
  /** From 0. Default: the counter for the whole collection. */
  readonly phaseIndex?: number | undefined
}

/**
 * Fetches a wallet's stored counter; undefined = the wallet has minted nothing. `fetchMinterStats` reads all phases at
 * once.
 *
 * @throws INVALID_ADDRESS for the wallet, and what `fetchEditionsDeployment` throws.
 */
export async function fetchRawMinterStats(
  connection: ReadConnection,
  { deployment, wallet, phaseIndex }: RawMinterStatsQuery,
  options: AskOptions = {},
): Promise<RawMinterStats | undefined> {
  const minter = solanaAddress(wallet)
  const addressesOf = (found: SolanaAddress) => [
    phaseIndex === undefined
      ? deriveMinterStats(found, minter)
      : deriveMinterStatsPhase(found, minter, phaseIndex),
  ]
  const query = { collection: deployment, addressesOf }
  const { others } = await fetchWithDeployment(connection, query, options)
  const [stats] = others
  return stats && withoutDiscriminator(decodeRecord(stats, MINTER_STATS_KIND))
}

function withoutDiscriminator<Stored extends { discriminator: unknown }>({
  discriminator: _,
  ...fields
}: Stored): Omit<Stored, 'discriminator'> {
  return fields
}
