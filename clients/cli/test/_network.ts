import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { Connection, Keypair, type PublicKey } from '@solana/web3.js'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FUNDS = 100_000_000_000n

/** Always the same keypair for a name. */
export function keypair(name: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update(`cli test ${name}`).digest())
}

/** Base58 address of the keypair of a name. */
export function address(name: string): string {
  return keypair(name).publicKey.toBase58()
}

/** A network of its own with the programs, on which these names hold 100 SOL each. */
export function startNetwork(...rich: readonly string[]): Promise<Localnet> {
  return startLocalnet({
    rpcPort: 0,
    programs: loadWorkspacePrograms(ROOT),
    accounts: rich.map((name) => ({ address: address(name), lamports: FUNDS })),
  })
}

/** Lamports of an address. */
export async function balanceOf({ rpcUrl }: Localnet, key: PublicKey): Promise<bigint> {
  return BigInt(await new Connection(rpcUrl, 'confirmed').getBalance(key))
}
