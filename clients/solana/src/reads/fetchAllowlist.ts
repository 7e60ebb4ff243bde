import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { base58 } from '@scure/base'
import { getU8Encoder } from '@solana/kit'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import {
  getUserAllowListDataSize,
  USER_ALLOW_LIST_DATA_DISCRIMINATOR,
} from '../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { deriveAllowlistEntry } from '../pda/derivedAddresses.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { type AccountFilter, addressKey, type ReadConnection } from '../rpc/readConnection.ts'
import { bytesAt } from './bytesAt.ts'
import { candidatesOf } from './deploymentCandidates.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { findDeployment } from './findDeployment.ts'
import type { ReadOptions } from './readOptions.ts'
import { type AllowlistEntry, decodeUserAllowListData } from './records/userAllowListData.ts'

/** The phase's offset in an entry: after discriminator, deployment and wallet. */
const PHASE_INDEX_OFFSET = 8 + 32 + 32

/** Highest index that an entry can hold. */
const MAX_PHASE_INDEX = 255n

/** Entries per request (specification 9). */
const ENTRIES_PER_REQUEST = 100

/** The allowlist to read. */
export interface AllowlistQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** Default: all phases. */
  readonly phaseIndex?: number
}

/** An entry's wallet and phase. */
export interface AllowlistEntryQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  readonly wallet: string
  readonly phaseIndex: number
}

/**
 * Fetches a phase's full allowlist. Entries that are closed during the read are left out.
 *
 * @returns In no particular order.
 * @throws NUMBER_OUT_OF_RANGE for the phase, EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE,
 * NODE_REFUSED, or the signal's reason.
 */
export async function fetchAllowlist(
  connection: ReadConnection,
  query: AllowlistQuery,
  options: ReadOptions = {},
): Promise<AllowlistEntry[]> {
  const found = await findEntries(connection, query, options)
  const accounts = await fetchInBatches(connection, found, {
    ...options,
    batchSize: ENTRIES_PER_REQUEST,
  })
  return accounts.flatMap((account) => (account ? [decodeUserAllowListData(account)] : []))
}

async function findEntries(
  connection: ReadConnection,
  { deployment, phaseIndex }: AllowlistQuery,
  options: ReadOptions,
): Promise<string[]> {
  const inPhase =
    phaseIndex === undefined ? [] : [bytesAt(PHASE_INDEX_OFFSET, phaseIndexByte(phaseIndex))]
  // Only deployments have entries, so a candidate with entries needs no lookup.
  const [likely] = candidatesOf(deployment)
  const entries = likely ? await findEntriesOf(connection, likely, { ...options, inPhase }) : []
  if (entries.length > 0) return entries
  const found = await findDeployment(connection, deployment, options)
  return found === likely ? entries : findEntriesOf(connection, found, { ...options, inPhase })
}

/** Fetches addresses only: a long list's entries do not fit into one response. */
async function findEntriesOf(
  connection: ReadConnection,
  deployment: SolanaAddress,
  { inPhase, ...options }: ReadOptions & { readonly inPhase: readonly AccountFilter[] },
): Promise<string[]> {
  const filters = [
    { dataSize: getUserAllowListDataSize() },
    bytesAt(0, USER_ALLOW_LIST_DATA_DISCRIMINATOR, base58.decode(deployment)),
    ...inPhase,
  ]
  const dataSlice = { offset: 0, length: 0 }
  const program = addressKey(EDITIONS_CONTROLS_PROGRAM)
  const ask = (at: StateConfig) =>
    connection.getProgramAccounts(program, { filters, dataSlice, ...at })
  const found = await askForState(connection, 'getProgramAccounts', ask, options)
  return found.map(({ pubkey }) => pubkey.toBase58())
}

function phaseIndexByte(phaseIndex: number) {
  const value = BigInt(phaseIndex)
  if (value >= 0n && value <= MAX_PHASE_INDEX) return getU8Encoder().encode(phaseIndex)
  throw new SolanaClientError('NUMBER_OUT_OF_RANGE', { value, min: 0n, max: MAX_PHASE_INDEX })
}

/**
 * Fetches a wallet's terms in an allowlist phase; undefined = it is not on the list.
 *
 * @throws INVALID_ADDRESS for the wallet, EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED,
 * or the signal's reason.
 */
export async function fetchAllowlistEntry(
  connection: ReadConnection,
  { deployment, wallet, phaseIndex }: AllowlistEntryQuery,
  options: AskOptions = {},
): Promise<AllowlistEntry | undefined> {
  const user = solanaAddress(wallet)
  const addressesOf = (found: SolanaAddress) => [deriveAllowlistEntry(found, user, phaseIndex)]
  const query = { collection: deployment, addressesOf }
  const { others } = await fetchWithDeployment(connection, query, options)
  const [account] = others
  return account && decodeUserAllowListData(account)
}
