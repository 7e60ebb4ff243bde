import type { CoinUnit } from '@mintline/core/amounts'
import { systemClock } from '@mintline/core/async'
import {
  assertLimits,
  type ListOperation,
  rateLimiter,
  requestsPerSecondOf,
} from '@mintline/core/batches'
import type { AptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { DropSettings } from '../administration/dropSettings.ts'
import { fetchDropSettings } from '../administration/fetchDropSettings.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { MachineDrop } from '../drop/machineView.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { type AllowlistPreviewOptions, MAX_ENTRIES_PER_TRANSACTION } from './changeOptions.ts'
import type { ListReference } from './listReference.ts'

/** A list change, and the wallet that makes it. */
export interface ListToOpen {
  readonly reference: ListReference
  readonly operation: ListOperation
  readonly wallet: AptosAddress
}

/** A list that may be changed. */
export interface OpenList extends MachineDrop {
  /** With a request rate limit. */
  readonly connection: AptosConnection
  readonly ask: AskOptions
  readonly chainId: number
  readonly phaseId: bigint
  readonly wallet: AptosAddress
  /** The network's native coin. */
  readonly coin: CoinUnit
  /** Maximum entries per transaction. */
  readonly maxItems: number
}

/**
 * Checks all conditions for changing a list, before anything is sent.
 *
 * @throws ALLOWLIST_LIMIT_INVALID, WRONG_DROP_WALLET
 * @throws DROP_PHASE_NOT_FOUND, DROP_PHASE_HAS_ROOT if entries are to be written. A removed phase's entries can still
 * be removed.
 * @throws The same errors as `fetchDropSettings`.
 */
export async function openList(
  unlimited: AptosConnection,
  { reference, operation, wallet }: ListToOpen,
  options: AllowlistPreviewOptions,
): Promise<OpenList> {
  const { entriesPerTransaction = MAX_ENTRIES_PER_TRANSACTION, requestsPerSecond } = options
  assertLimits({ entriesPerTransaction, requestsPerSecond })
  const { clock = systemClock, onNodeFailure, signal } = options
  const connection = limitedConnection(unlimited, requestsPerSecond)
  const ask = { clock, onNodeFailure, signal }
  const settings = await fetchDropSettings(connection, reference, ask)
  const { machine, collection, ledger, collectionOwner } = settings
  const { phaseId } = reference
  if (wallet !== collectionOwner) {
    const context = { role: 'owner', expected: collectionOwner, actual: wallet } as const
    throw new AptosClientError('WRONG_DROP_WALLET', context)
  }
  if (operation === 'upsert') assertTakesEntries(settings, phaseId)
  return {
    ...{ machine, collection, connection, ask, phaseId, wallet },
    chainId: ledger.chainId,
    coin: ledger.network.nativeCurrency,
    maxItems: Math.min(entriesPerTransaction, MAX_ENTRIES_PER_TRANSACTION),
  }
}

function assertTakesEntries({ phases }: DropSettings, phaseId: bigint): void {
  const phase = phases.find((each) => each.phaseId === phaseId)
  if (!phase) throw new AptosClientError('DROP_PHASE_NOT_FOUND', { phaseId })
  if (phase.merkleRoot !== undefined) throw new AptosClientError('DROP_PHASE_HAS_ROOT', { phaseId })
}

/**
 * Limits a connection's request rate; requests beyond it wait for their turn.
 *
 * @param requestsPerSecond `Infinity` = no limit. Default: 20; none for a node on this machine.
 */
function limitedConnection(
  connection: AptosConnection,
  requestsPerSecond = requestsPerSecondOf(connection.url),
): AptosConnection {
  const limit = rateLimiter(requestsPerSecond)
  return { ...connection, fetch: (input, init) => limit(() => connection.fetch(input, init)) }
}
