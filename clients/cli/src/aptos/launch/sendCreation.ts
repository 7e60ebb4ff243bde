import type { DropReference } from '@mintline/aptos'
import type { AptosSentStep } from '@mintline/aptos/drop'
import { aptosContractAddress } from '@mintline/core/identifiers'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { sendSteps, type Told } from '../../plans/carryOut.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import type { AptosSession } from '../sending/aptosSession.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { planAptosCreation } from './planAptosLaunch.ts'

/** Creates a config's drop unless it exists, and records its address. */
export async function sendCreation(
  session: AptosSession,
  loaded: LoadedConfig<AptosConfig>,
  own: OwnDrop,
): Promise<readonly Told<AptosSentStep>[]> {
  if (own.present) {
    recordDrop(session, own.reference)
    return []
  }
  const { transactions } = await planAptosCreation(session, loaded, own)
  const sent = await sendSteps(session, transactions)
  recordDrop(session, own.reference)
  return sent
}

/** Records the address of a config's drop, which another wallet could not find. */
function recordDrop({ created }: AptosSession, { contract }: DropReference): void {
  const drop = aptosContractAddress(contract)
  if (created.read().drop !== drop) created.record('drop', drop)
}
