import { activeMintData, dateOf, type MintData, noPhase } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { platformFees, royaltiesOf } from '../drop/payments.ts'
import { capOf } from '../drop/phases.ts'
import { octas } from './currency.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'
import type { MintRequest } from './mintRequest.ts'

/**
 * Fetches a drop's price, supply, times and checkout data, or that no phase is active. With a listed wallet, the cap is
 * the wallet's own.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws PHASE_NOT_OPEN if the requested phase is not the current one.
 * @throws The same errors as `fetchDrop`.
 */
export async function fetchMintData(
  connection: AptosConnection,
  request: MintRequest,
  options: AskOptions = {},
): Promise<MintData> {
  return mintData(await fetchMintState(connection, request, options), request.quantity)
}

/** Returns the mint data for a fetched drop. */
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
