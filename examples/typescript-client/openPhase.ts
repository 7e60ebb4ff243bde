import { createAdministration, keypairWallet } from '@mintline/solana'
import type { Connection, Keypair } from '@solana/web3.js'

/**
 * Opens or closes a collection's first phase, and says how it went. A wallet that may not do so sends nothing.
 *
 * @param collection The collection's symbol or address.
 */
export async function openPhase(
  connection: Connection,
  keypair: Keypair,
  collection: string,
  active: boolean,
): Promise<string> {
  const hints: string[] = []
  const logger = { warn: (hint: string) => hints.push(hint) } // by default, hints go to the console
  const wallet = keypairWallet(keypair)
  const administration = createAdministration({ connection, wallet }, { logger })
  const { transactionId } = await administration.modifyPhase({ collection, phaseIndex: 0, active })
  return transactionId ?? hints.join()
}
