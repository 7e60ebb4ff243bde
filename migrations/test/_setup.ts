import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Localnet, startLocalnet } from '@mintline/localnet'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { type Cluster, clusterNamed } from '../lib/clusters.ts'
import { DeployError } from '../lib/deployError.ts'
import type { DeployOptions } from '../lib/deployPrograms.ts'
import type { BuiltProgram } from '../lib/program.ts'

/** A connection that counts what is sent, and lets a test come between. */
export class WatchedConnection extends Connection {
  sent = 0
  /** Called with the number of each transaction before it is sent. */
  beforeSend: (sent: number) => void = () => {}

  override sendRawTransaction(...args: Parameters<Connection['sendRawTransaction']>) {
    this.sent += 1
    this.beforeSend(this.sent)
    return super.sendRawTransaction(...args)
  }
}

/** A network without our programs, with a rich wallet. */
export class Stage {
  readonly localnet: Localnet
  readonly wallet = Keypair.generate()
  readonly cluster: Cluster
  readonly stateFolder = mkdtempSync(join(tmpdir(), 'migrations-'))
  readonly lines: string[] = []

  private constructor(localnet: Localnet) {
    this.localnet = localnet
    this.cluster = clusterNamed('localnet', localnet.rpcUrl)
  }

  static async start(sol = 50): Promise<Stage> {
    const stage = new Stage(await startLocalnet({ rpcPort: 0 }))
    await stage.connect().requestAirdrop(stage.wallet.publicKey, sol * LAMPORTS_PER_SOL)
    return stage
  }

  async end(): Promise<void> {
    await this.localnet.close()
    rmSync(this.stateFolder, { recursive: true })
  }

  connect(): WatchedConnection {
    return new WatchedConnection(this.localnet.rpcUrl, 'confirmed')
  }

  options(overrides: Partial<DeployOptions> & Pick<DeployOptions, 'programs'>): DeployOptions {
    return {
      connection: this.connect(),
      cluster: this.cluster,
      wallet: this.wallet,
      stateFolder: this.stateFolder,
      log: (line) => this.lines.push(line),
      confirm: () => Promise.reject(new Error('Nobody is to be asked.')),
      ...overrides,
    }
  }

  /** Keypairs of buffers that are kept. */
  keptBuffers(): string[] {
    const folder = join(this.stateFolder, this.localnet.genesisHash)
    return existsSync(folder) ? readdirSync(folder) : []
  }
}

/** A committed program under an address of its own. */
export function builtProgram(name: string, keypair = Keypair.generate()): BuiltProgram {
  const path = new URL(`../../target/deploy/${name}.so`, import.meta.url)
  return { name, address: keypair.publicKey, elf: readFileSync(path), keypair }
}

/** The refusal that a deployment ends with. */
export async function refusalOf(deployment: Promise<unknown>): Promise<DeployError> {
  const error: unknown = await deployment.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof DeployError) return error
  throw new Error('expected a refusal', { cause: error })
}
