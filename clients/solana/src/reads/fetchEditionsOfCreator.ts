import { solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { base58 } from '@scure/base'
import { EDITIONS_CONTROLS_PROGRAM } from '../addresses.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { EDITIONS_CONTROLS_DISCRIMINATOR } from '../generated/kit/editionsControls/accounts/editionsControls.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection, storedAccount } from '../rpc/readConnection.ts'
import { assembleCollectionInfo } from './assembleCollectionInfo.ts'
import { bytesAt } from './bytesAt.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** The owner's offset in a controls record: after discriminator and deployment. */
const CREATOR_OFFSET = 8 + 32

/**
 * Fetches all collections that a wallet owns, by symbol.
 *
 * @throws INVALID_ADDRESS, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchEditionsOfCreator(
  connection: ReadConnection,
  creator: string,
  options: AskOptions = {},
): Promise<CollectionInfo[]> {
  const owner = base58.decode(solanaAddress(creator))
  const ofOwner = [bytesAt(0, EDITIONS_CONTROLS_DISCRIMINATOR), bytesAt(CREATOR_OFFSET, owner)]
  const program = addressKey(EDITIONS_CONTROLS_PROGRAM)
  const ask = (at: StateConfig) =>
    connection.getProgramAccounts(program, { filters: ofOwner, ...at })
  const found = await askForState(connection, 'getProgramAccounts', ask, options)
  const controls = found.flatMap(({ pubkey, account }) => {
    const stored = storedAccount(pubkey, account)
    return stored ? [decodeEditionsControls(stored)] : []
  })
  const editions = await fetchInBatches(
    connection,
    controls.map(({ editionsDeployment }) => editionsDeployment),
    options,
  )
  const collections = controls.map((record, index) => {
    const account = editions[index]
    if (!account) {
      throw new SolanaClientError('EDITIONS_NOT_FOUND', { collection: record.editionsDeployment })
    }
    return { controls: record, deployment: decodeEditionsDeployment(account) }
  })
  const groupMints = await fetchInBatches(
    connection,
    collections.map(({ deployment }) => deployment.groupMint),
    options,
  )
  return collections
    .map(({ controls, deployment }, index) => {
      const groupMint = decodeTokenMint(deployment.groupMint, groupMints[index])
      return assembleCollectionInfo({ deployment, controls, groupMint })
    })
    .sort((a, b) => compare(a.symbol, b.symbol))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
