import { type AskOptions, activeMintData, dateOf, type MintData, noPhase } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { platformFees, royaltiesOf } from '../drop/payments.ts'
import { capOf } from '../drop/phases.ts'
import { octas } from './currency.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'
import type { MintRequest } from './mintRequest.ts'

/**
 * Fetches price, supply, times and checkout data of a drop, or the absence of a phase. With a wallet, the cap is its
 * own where it is listed.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws PHASE_NOT_OPEN where the requested phase is not the current one.
 * @throws The errors of `fetchDrop`.
 */
export async function fetchMintData(
  connection: AptosConnection,
  request: MintRequest,
  options: AskOptions = {},
): Promise<MintData> {
  return mintData(await fetchMintState(connection, request, options), request.quantity)
}

/** Mint data of a drop that was read. */
export function mintData(state: MintState, quantity = 1n): MintData {
  const { ledger, collection: contract, info, phase, phases } = state
  const reference = { chainId: ledger.chainId, contract }
  if (!phase) return noPhase(reference)
  const data = activeMintData({
    ...reference,
    claimed: info.totalMinted,
    maxSupply: info.totalSupply,
    price: octas(phase.saleMintPrice),
    maxPerWallet: capOf(phase),
    startDate: dateOf(phase.saleMintTime),
    endDate: phases.end === undefined ? undefined : dateOf(phases.end),
    quantity,
    royalties: royaltiesOf(info),
    ...platformFees(info),
  })
  return { ...data, isMintToAvailable: !phase.isPrivate }
}
