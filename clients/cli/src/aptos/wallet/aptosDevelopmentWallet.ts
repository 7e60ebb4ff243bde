import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Ed25519Account, fetchBalance } from '@mintline/aptos'
import { askNode } from '@mintline/core'
import { writePrivately } from '@mintline/core/files'
import { aptosAddress } from '@mintline/core/identifiers'
import { APT, aptText } from '../chain/aptosAmount.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'
import { loadAptosKeyFile } from './aptosKey.ts'

const KEY_BYTES = 32

/** Environment variable for the faucet's address. */
const FAUCET = 'MINTLINE_APTOS_FAUCET'
/** Address in `npm run localnet -- --aptos` and in Aptos' own local network. */
const USUAL_FAUCET = 'http://127.0.0.1:8081'

/** Octas in one APT, below which the faucet is used. */
const ENOUGH = 10n ** BigInt(APT.decimals)
const FUNDS = 10n * ENOUGH

/**
 * Loads the wallet for a local network, if no key is configured. Creates it if it does not exist; never used on any
 * other network.
 *
 * @param base Folder whose `.mintline` stores it.
 * @throws PRIVATE_KEY_INVALID, KEY_FILE_NOT_PRIVATE, FILE_NOT_READABLE, FILE_NOT_WRITABLE
 */
export function aptosDevelopmentWallet(base: string): Ed25519Account {
  const path = pathIn(base)
  if (!existsSync(path)) {
    // In AIP-80 format.
    writePrivately(path, `ed25519-priv-0x${randomBytes(KEY_BYTES).toString('hex')}\n`)
  }
  return loadAptosKeyFile(path)
}

/** Returns its address in the normal form; undefined if it does not exist. */
export function aptosDevelopmentAddress(base: string): string | undefined {
  const path = pathIn(base)
  if (!existsSync(path)) return undefined
  return aptosAddress(loadAptosKeyFile(path).accountAddress.toString())
}

function pathIn(base: string): string {
  return join(base, '.mintline', 'aptos-local-wallet.key')
}

/**
 * Requests funds from a local network's faucet for a wallet with less than 1 APT.
 *
 * @returns The received amount as text; undefined if none is needed.
 */
export async function fundFromAptosFaucet(
  { connection }: Pick<AptosChain, 'connection'>,
  address: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if ((await fetchBalance(connection, address)) >= ENOUGH) return undefined
  await askNode('fund', () => fund(env[FAUCET] || USUAL_FAUCET, address))
  return aptText(FUNDS)
}

async function fund(faucet: string, address: string): Promise<void> {
  const answer = await fetch(`${faucet.replace(/\/+$/, '')}/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, amount: Number(FUNDS) }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}
