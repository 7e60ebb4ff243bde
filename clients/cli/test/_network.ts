import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Localnet,
  type LocalnetOptions,
  loadWorkspacePrograms,
  startLocalnet,
} from '@mintline/localnet'
import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FUNDS = 100_000_000_000n
/** How many seconds a node lags: far more than a test takes. */
const LAG = 3_600

/** Derives a keypair from a name. */
export function keypair(name: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update(`cli test ${name}`).digest())
}

/** Returns a name's address in base58. */
export function address(name: string): string {
  return keypair(name).publicKey.toBase58()
}

/** Starts a separate network with the programs, on which these names have 100 SOL each. */
export function startNetwork(...rich: readonly string[]): Promise<Localnet> {
  return startNode(rich)
}

/** Starts two nodes in one such network, of which one stays at the present state. */
export async function startTwoNodes(
  ...rich: readonly string[]
): Promise<{ readonly ahead: Localnet; readonly behind: Localnet }> {
  const folder = temporaryFolder()
  const states = [join(folder, 'ahead'), join(folder, 'behind')] as const
  await (await startNode(rich, { stateFolder: states[0] })).close()
  cpSync(states[0], states[1], { recursive: true })
  const ahead = await startNode(rich, { stateFolder: states[0] })
  ahead.advanceClock(LAG)
  return { ahead, behind: await startNode(rich, { stateFolder: states[1] }) }
}

/** Works like `startNetwork`, stored in a folder, with fewer stored transactions or further accounts. */
export function startNode(
  rich: readonly string[],
  {
    accounts = [],
    ...options
  }: Pick<LocalnetOptions, 'stateFolder' | 'limitLedgerSize' | 'accounts'> = {},
): Promise<Localnet> {
  return startLocalnet({
    rpcPort: 0,
    ...options,
    programs: loadWorkspacePrograms(ROOT),
    accounts: [...rich.map((name) => ({ address: address(name), lamports: FUNDS })), ...accounts],
  })
}

/** Fetches an address's balance in lamports. */
export async function balanceOf({ rpcUrl }: Localnet, key: PublicKey): Promise<bigint> {
  return BigInt(await new Connection(rpcUrl, 'confirmed').getBalance(key))
}
