import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { MAX_SYMBOL_LENGTH } from '../limits.ts'
import { deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import type { AskOptions } from '../send/askNode.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import type { ReadConnection } from './readConnection.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import type { StoredAccount } from './storedAccount.ts'
import { decodeTokenMint } from './tokenMint.ts'

/**
 * Addresses that lead to a deployment, by what its collection is known by. Where something is stored at
 * the address that a symbol spells, it is meant, and so it comes first.
 */
export function candidatesOf(collection: string): SolanaAddress[] {
  const byAddress = isSolanaAddress(collection) ? [collection] : []
  return [...byAddress, ...addressesOfSymbol(collection)]
}

/**
 * The deployment that the first account found at the candidates leads to.
 *
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT and what a read throws.
 */
export async function deploymentAmong(
  connection: ReadConnection,
  { collection, accounts }: DeploymentSearch,
  options: AskOptions,
): Promise<SolanaAddress> {
  const account = accounts.find((candidate) => candidate !== undefined)
  if (!account) throw new SolanaClientError('EDITIONS_NOT_FOUND', { collection })
  const owner = account.owner.toBase58()
  if (owner === TOKEN_2022_PROGRAM) return deploymentOfToken(connection, account, options)
  if (owner === EDITIONS_CONTROLS_PROGRAM) {
    return decodeEditionsControls(account).editionsDeployment
  }
  return decodeEditionsDeployment(account).address
}

interface DeploymentSearch {
  /** Symbol or address that was asked for. */
  readonly collection: string
  /** Records at its candidates, in their order. */
  readonly accounts: readonly (StoredAccount | undefined)[]
}

/** Everybody may write any symbol into a mint of their own: the collection must know the mint. */
async function deploymentOfToken(
  connection: ReadConnection,
  token: StoredAccount,
  options: AskOptions,
): Promise<SolanaAddress> {
  const { mint, symbol, member } = decodeTokenMint(token.address, token)
  const [account] = await fetchAccounts(connection, addressesOfSymbol(symbol), options)
  const deployment = account && decodeEditionsDeployment(account)
  if (deployment?.groupMint !== (member?.group ?? mint)) {
    throw new SolanaClientError('EDITIONS_NOT_FOUND', { collection: symbol })
  }
  return deployment.address
}

/** None where no deployment can have the symbol. */
function addressesOfSymbol(symbol: string): SolanaAddress[] {
  const { length } = new TextEncoder().encode(symbol)
  return length >= 1 && length <= MAX_SYMBOL_LENGTH ? [deriveEditionsDeployment(symbol)] : []
}
