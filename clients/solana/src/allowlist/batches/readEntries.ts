import { inParallel } from '@mintline/core/async'
import { solanaAddress } from '@mintline/core/identifiers'
import type { Connection, PublicKey } from '@solana/web3.js'
import { getAllowlistEntrySeeds } from '../../generated/kit/editionsControls/pdas/allowlistEntry.ts'
import { deriveAddress } from '../../pda/deriveAddress.ts'
import { kitAddress } from '../../pda/kitAddress.ts'
import { RememberedKey } from '../../pda/publicKeys.ts'
import { MAX_ACCOUNTS_PER_REQUEST } from '../../reads/fetchAccounts.ts'
import {
  type AllowlistEntry,
  decodeUserAllowListData,
} from '../../reads/records/userAllowListData.ts'
import { askForState, type StateConfig, type StateOptions } from '../../rpc/askForState.ts'
import { storedAccount } from '../../rpc/readConnection.ts'
import type { AllowlistPhase } from './allowlistPhase.ts'
import type { JournaledEntries, JournaledEntry } from './journaledEntries.ts'

/** Address and content of a wallet's entry. */
export interface EntryPlace {
  readonly user: PublicKey
  readonly address: PublicKey
  /** From 255 downwards: the lower, the longer programs search for the address. */
  readonly bump: number
  /** Undefined = the wallet has no entry. */
  readonly record: AllowlistEntry | undefined
  /** Lamports at the address, which go back to the entry's payer. */
  readonly lamports: bigint
}

/** The wallets whose entries to read. */
interface EntriesToRead {
  readonly phase: AllowlistPhase
  readonly wallets: readonly string[]
  /** Used instead of answers from a node that lags behind their slots. Default: none. */
  readonly journaled?: JournaledEntries | undefined
}

const CONCURRENT_REQUESTS = 4

/**
 * Reads these wallets' entries in request order. Reads no others, however long the on-chain list is.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function readEntries(
  connection: Connection,
  { phase, wallets, journaled }: EntriesToRead,
  options: StateOptions,
): Promise<EntryPlace[]> {
  const { signal } = options
  const read = async (batch: readonly string[], either: AbortSignal) => {
    const places = batch.map((wallet) => placeOf(phase, new RememberedKey(wallet)))
    const addresses = places.map(({ address }) => address)
    const ask = (at: StateConfig) =>
      connection.getMultipleAccountsInfoAndContext(addresses, { commitment: 'confirmed', ...at })
    const asked = { ...options, signal: either }
    const answer = await askForState(connection, 'getMultipleAccounts', ask, asked)
    return places.map((found, index) => {
      const info = answer.value[index] ?? null
      const account = storedAccount(found.address, info)
      const shown = account && decodeUserAllowListData(account)
      const later = journaled?.get(found.user.toBase58())
      const isBehind = later !== undefined && answer.context.slot < later.slot
      const record = isBehind ? recordOf(later, { phase, found, shown }) : shown
      return { ...found, record, lamports: BigInt(info?.lamports ?? 0) }
    })
  }
  const count = Math.ceil(wallets.length / MAX_ACCOUNTS_PER_REQUEST)
  const batches = Array.from({ length: count }, (_, index) =>
    wallets.slice(index * MAX_ACCOUNTS_PER_REQUEST, (index + 1) * MAX_ACCOUNTS_PER_REQUEST),
  )
  const answers = await inParallel(batches, read, { concurrency: CONCURRENT_REQUESTS, signal })
  return answers.flat()
}

/** The entry that a node will show once it reaches the journal's slot. */
function recordOf(
  { terms }: JournaledEntry,
  {
    phase: { deployment, phaseIndex, creator },
    found: { user, address },
    shown,
  }: {
    phase: AllowlistPhase
    found: Pick<EntryPlace, 'user' | 'address'>
    shown: AllowlistEntry | undefined
  },
): AllowlistEntry | undefined {
  return (
    terms && {
      address: solanaAddress(address.toBase58()),
      deployment: solanaAddress(deployment.toBase58()),
      user: solanaAddress(user.toBase58()),
      phaseIndex,
      ...terms,
      payer: shown?.payer ?? solanaAddress(creator.toBase58()),
    }
  )
}

/** Derives where a wallet's entry is, whether or not it exists. */
export function placeOf({ deployment, phaseIndex }: AllowlistPhase, user: PublicKey) {
  const editionsDeployment = kitAddress(deployment)
  const { address, bump } = deriveAddress(
    getAllowlistEntrySeeds({ editionsDeployment, user: kitAddress(user), phaseIndex }),
  )
  return { user, address: new RememberedKey(address), bump }
}
