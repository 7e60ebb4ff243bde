import {
  connectAptos,
  type DropTermsInput,
  keyWallet,
  machinesAt,
  planCreation,
  sendPlan,
} from '@mintline/aptos'
import { SAMPLE_DESCRIPTION, SAMPLE_NAME, SAMPLE_PICTURE } from '../sampleArtwork.ts'
import { fundedAccount } from './publishDropMachine.ts'
import type { AptosLocalnet } from './startAptosLocalnet.ts'

/** "sample" in ASCII: everybody knows the key, so the drop has the same address on every local network. */
const OWNER_KEY = `0x${'73616d706c65'.padStart(64, '0')}`

const MINUTE = 60n
const HOUR = 60n * MINUTE
const CENTI_APT = 10n ** 6n

/** Three phases from now on, the last one open-ended. */
function phasesFrom(now: bigint): NonNullable<DropTermsInput['phases']> {
  return [
    { saleMintTime: now - MINUTE, saleMintPrice: 50n * CENTI_APT, maxPerWallet: 2n },
    { saleMintTime: now + HOUR, saleMintPrice: 100n * CENTI_APT, maxPerWallet: 5n },
    { saleMintTime: now + 24n * HOUR, saleMintPrice: 200n * CENTI_APT },
  ]
}

/**
 * Creates a sample drop, an open edition, and returns its union id.
 *
 * @param machine Drop machine address, from `publishDropMachine`.
 */
export async function createSampleDrop(network: AptosLocalnet, machine: string): Promise<string> {
  const connection = connectAptos(network.nodeUrl)
  const wallet = keyWallet(await fundedAccount(network, OWNER_KEY))
  const plan = await planCreation(connection, {
    owner: wallet.address,
    machines: machinesAt(machine),
    seed: 'sample',
    collectionName: SAMPLE_NAME,
    collectionDescription: SAMPLE_DESCRIPTION,
    collectionUri: SAMPLE_PICTURE,
    itemBaseName: `${SAMPLE_NAME} {}`,
    itemBaseUri: `data:application/json,{"name":"${SAMPLE_NAME} {}","image":"${SAMPLE_PICTURE}"}`,
    royalties: {
      royaltyPayeeAddress: wallet.address,
      royaltyPointsNumerator: 5n,
      royaltyPointsDenominator: 100n,
    },
    isOpenEdition: true,
    totalSupply: 0n,
    phases: phasesFrom(network.now()),
  })
  await sendPlan(connection, { plan, wallet })
  return `APTOS:${plan.collection}`
}
