import { aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { decodeDropInfo } from '../drop/decodeDropInfo.ts'
import type { DropInfo } from '../drop/dropInfo.ts'
import type { DropReference } from '../drop/dropReference.ts'
import { machineView } from '../drop/machineView.ts'
import { onMachine } from '../drop/onMachine.ts'
import { decodePhaseRecords, decodeSettings } from './decodeSettings.ts'
import type { DropFee, DropSettings } from './dropSettings.ts'

/** Placeholder for views that want a wallet: nobody's address. */
const NOBODY = aptosAddress('0x0')

/**
 * Fetches all that a drop's owner can change, except allowlist entries, with four requests at the same time.
 *
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED, INVALID_CONTRACT_ADDRESS, UNHANDLED_BLOCKCHAIN
 * @throws MACHINE_NOT_CONFIGURED, INVALID_APTOS_MODULE_ADDRESS, INVALID_APTOS_FUNCTION_ADDRESS
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED
 * @throws NO_CONTRACT_DATA if the collection does not come from the drop machine.
 * @throws MODULE_ABORTED if the drop has another version than the given one.
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropSettings(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<DropSettings> {
  const views = {
    info: { name: 'dropInfoForMinter', rest: [NOBODY], decode: decodeDropInfo },
    record: { name: 'dropRecord', decode: decodeSettings },
    phases: { name: 'phaseRecords', decode: decodePhaseRecords },
  } as const
  const reading = onMachine(
    connection,
    reference,
    (drop) =>
      Promise.all([
        drop,
        machineView(connection, drop, views.info, options),
        machineView(connection, drop, views.record, options),
        machineView(connection, drop, views.phases, options),
      ]),
    options,
  )
  // Its failure matters only on the right network.
  reading.catch(() => undefined)
  const ledger = await fetchLedger(connection, options)
  const [drop, info, record, phases] = await reading
  return {
    ...drop,
    ledger,
    collectionOwner: info.collectionOwner,
    ownershipOfferedTo: record.ownership_offered_to.vec[0],
    isPaused: record.is_paused,
    isOpenEdition: record.is_open_edition,
    endTime: record.end_time === 0n ? undefined : record.end_time,
    totalMinted: info.totalMinted,
    totalSupply: info.totalSupply,
    platformFee: feeOf(info),
    revenueSplit: info.revenueSplit,
    royalties: {
      royaltyPayeeAddress: info.royaltyPayeeAddress,
      royaltyPointsDenominator: info.royaltyPointsDenominator,
      royaltyPointsNumerator: info.royaltyPointsNumerator,
    },
    phases,
    itemBaseName: record.item_base_name,
    itemBaseUri: record.item_base_uri,
    creator: record.machine,
  }
}

function feeOf({ isFeeFlat, platformFee, feeSplit }: DropInfo): DropFee {
  return isFeeFlat
    ? { type: 'flat', value: platformFee, feeSplit }
    : { type: 'percentage', valueBp: Number(platformFee), feeSplit }
}
