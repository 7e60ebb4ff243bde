import { CoreReadError } from '@mintline/core/errors'
import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { EDITIONS_CONTROLS_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'
import { byteLength } from '../byteLength.ts'
import { SolanaReadError } from '../errors/solanaReadError.ts'
import { MAX_SYMBOL_LENGTH } from '../limits.ts'
import { deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** A drop with its chain, such as `SOLANA:<address>`. Validators for all chains would be too large for pages. */
const UNION_ID = /^([A-Z]+):(.+)$/

/**
 * Returns a deployment's possible addresses, from a symbol, an address or a union id. The address comes first, and wins
 * if an account exists there: anybody can take a symbol that is spelled like it.
 *
 * @throws UNHANDLED_BLOCKCHAIN for a drop on another client's chain.
 */
export function candidatesOf(collection: string): SolanaAddress[] {
  const address = addressIn(collection)
  const byAddress = isSolanaAddress(address) ? [address] : []
  return [...byAddress, ...addressesOfSymbol(collection)]
}

/** The address in a union id, such as `SOLANA:<address>`; any other text unchanged. No symbol is as long as an id. */
function addressIn(collection: string): string {
  const [, blockchain, address = ''] = UNION_ID.exec(collection) ?? []
  if (blockchain === undefined || byteLength(collection) <= MAX_SYMBOL_LENGTH) return collection
  if (blockchain === 'SOLANA' || blockchain === 'ECLIPSE') return address
  throw new CoreReadError('UNHANDLED_BLOCKCHAIN', { blockchain })
}

/**
 * Returns the deployment that the first account found leads to.
 *
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT and read errors.
 */
export async function deploymentAmong(
  connection: ReadConnection,
  { collection, accounts }: DeploymentSearch,
  options: AskOptions,
): Promise<SolanaAddress> {
  const account = accounts.find((candidate) => candidate !== undefined)
  if (!account) throw new SolanaReadError('EDITIONS_NOT_FOUND', { collection })
  const owner = account.owner.toBase58()
  if (owner === TOKEN_2022_PROGRAM) return deploymentOfToken(connection, account, options)
  if (owner === EDITIONS_CONTROLS_PROGRAM) {
    return decodeEditionsControls(account).editionsDeployment
  }
  return decodeEditionsDeployment(account).address
}

interface DeploymentSearch {
  /** The given symbol or address. */
  readonly collection: string
  /** Accounts at its candidates, in the same order. */
  readonly accounts: readonly (StoredAccount | undefined)[]
}

/** Anybody may write any symbol into their own mint, so the collection must refer to the mint. */
async function deploymentOfToken(
  connection: ReadConnection,
  token: StoredAccount,
  options: AskOptions,
): Promise<SolanaAddress> {
  const { mint, symbol, member } = decodeTokenMint(token.address, token)
  const [account] = await fetchAccounts(connection, addressesOfSymbol(symbol), options)
  const deployment = account && decodeEditionsDeployment(account)
  if (deployment?.groupMint !== (member?.group ?? mint)) {
    throw new SolanaReadError('EDITIONS_NOT_FOUND', { collection: symbol })
  }
  return deployment.address
}

/** Returns the address of the deployment with this symbol; none if the symbol is not valid for one. */
export function addressesOfSymbol(symbol: string): SolanaAddress[] {
  const length = byteLength(symbol)
  return length >= 1 && length <= MAX_SYMBOL_LENGTH ? [deriveEditionsDeployment(symbol)] : []
}
