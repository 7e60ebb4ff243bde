import { CoreReadError } from '@mintline/core/errors'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger, type Ledger } from '../chain/fetchLedger.ts'
import { collectionAddress } from './collectionAddress.ts'
import { decodeDropInfo, decodeDropRecord } from './decodeDropInfo.ts'
import type { DropInfo, DropRecord } from './dropInfo.ts'
import type { DropReference } from './dropReference.ts'
import type { Machine } from './machine.ts'
import { machineView } from './machineView.ts'
import { onMachine } from './onMachine.ts'
import { type PhasesAt, phasesAt } from './phases.ts'

/** Placeholder for views that want a wallet: nobody's address. */
const NOBODY = aptosAddress('0x0')

/** A drop, and a wallet whose entries and claims to read. */
export interface DropInput extends DropReference {
  /** The wallet's address; undefined = show what everybody may mint. */
  readonly wallet?: string | undefined
}

/** A drop on its network, at one point in time. */
export interface DropState {
  readonly ledger: Ledger
  readonly machine: Machine
  /** Address in its normal form. */
  readonly collection: string
  /** Address in its normal form. */
  readonly wallet: AptosAddress | undefined
  readonly info: DropInfo
  readonly record: DropRecord
  readonly phases: PhasesAt
}

/**
 * Fetches a drop with three requests at the same time: ledger, specification fields, pause and end.
 *
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED, INVALID_CONTRACT_ADDRESS, UNHANDLED_BLOCKCHAIN, INVALID_ADDRESS
 * @throws MACHINE_NOT_CONFIGURED, INVALID_APTOS_MODULE_ADDRESS, INVALID_APTOS_FUNCTION_ADDRESS
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED
 * @throws NO_CONTRACT_DATA if the collection does not come from the drop machine.
 * @throws MODULE_ABORTED if the drop has another version than the given one.
 * @throws NO_PLATFORM_FEES_DATA, NO_ROYALTIES_DATA if the machine does not know them.
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDrop(
  connection: AptosConnection,
  input: DropInput,
  options: AskOptions = {},
): Promise<DropState> {
  const collection = collectionAddress(input.contract)
  const wallet = input.wallet === undefined ? undefined : aptosAddress(input.wallet)
  const dropInfo = {
    name: 'dropInfoForMinter',
    rest: [wallet ?? NOBODY],
    decode: decodeDropInfo,
  } as const
  const dropRecord = { name: 'dropRecord', decode: decodeDropRecord } as const
  const reading = onMachine(
    connection,
    input,
    (drop) =>
      Promise.all([
        drop.machine,
        machineView(connection, drop, dropInfo, options),
        machineView(connection, drop, dropRecord, options),
      ]),
    options,
  )
  // Its failure matters only on the right network.
  reading.catch(() => undefined)
  const ledger = await fetchLedger(connection, options)
  const [machine, info, record] = await reading
  assertHasMoney(info, collection)
  const phases = phasesAt(info.phases, ledger.now, record.endTime)
  return { machine, collection, ledger, wallet, info, record, phases }
}

function assertHasMoney(info: DropInfo, contract: string): void {
  if (info.feeSplit.length === 0) throw new CoreReadError('NO_PLATFORM_FEES_DATA', { contract })
  if (info.royaltyPointsDenominator === 0n)
    throw new CoreReadError('NO_ROYALTIES_DATA', { contract })
}
