import type { Connection, Keypair } from '@solana/web3.js'
import {
  type CollectionAdministration,
  createAdministration,
} from '../../src/administration/createAdministration.ts'
import type { DeployCollectionInput } from '../../src/administration/deployCollection.ts'
import type { AdministrationOptions } from '../../src/administration/runAdministration.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { deployInput } from '../plans/_input.ts'

/** A logger that records hints. */
export class Hints {
  readonly lines: string[] = []

  warn(message: string): void {
    this.lines.push(message)
  }
}

/** A wallet's administration. */
export function administrationOf(
  connection: Connection,
  wallet: Keypair,
  options: AdministrationOptions = {},
): CollectionAdministration {
  return createAdministration({ connection, wallet: keypairWallet(wallet) }, options)
}

/** A cap that allows every fee. */
const ANY_FEE = { basisPoints: 10_000, flat: 0xffff_ffff_ffff_ffffn }

/** A wallet's small collection, with a function that rereads it. */
export async function deployed(
  connection: Connection,
  wallet: Keypair,
  changes: Partial<DeployCollectionInput> = {},
): Promise<{ collection: string; read(): Promise<CollectionInfo> }> {
  const { creator: _, ...input } = deployInput({ platformFeeCap: ANY_FEE, ...changes })
  const { deployment } = await administrationOf(connection, wallet).deploy(input)
  return { collection: input.symbol, read: () => fetchCollectionInfo(connection, deployment) }
}
