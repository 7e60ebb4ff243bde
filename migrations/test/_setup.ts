import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Localnet, startLocalnet } from '@mintline/localnet'
import { ASSOCIATED_TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { AddressLookupTableProgram, Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { type Cluster, clusterNamed } from '../lib/clusters.ts'
import { DeployError } from '../lib/deployError.ts'
import type { DeployOptions } from '../lib/deployPrograms.ts'
import { readKeypair } from '../lib/keypairFile.ts'
import { PROGRAM_DATA_HEADER, programDataAddress } from '../lib/loader.ts'
import type { BuiltProgram } from '../lib/program.ts'

/** A connection that counts transactions, and lets a test intervene. */
export class WatchedConnection extends Connection {
  sent = 0
  /** Called with each transaction's number before it is sent. */
  beforeSend: (sent: number) => void = () => {}

  override sendRawTransaction(...args: Parameters<Connection['sendRawTransaction']>) {
    this.sent += 1
    this.beforeSend(this.sent)
    return super.sendRawTransaction(...args)
  }
}

/** A network without our programs, with a funded wallet. */
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

  /** A program with about 100 kB, which deploys faster than ours. */
  async shortProgram(keypair = Keypair.generate()): Promise<BuiltProgram> {
    const account = await this.connect().getAccountInfo(ASSOCIATED_TOKEN_PROGRAM_ID)
    return this.#program('short', keypair, account?.data)
  }

  /** A program with about 170 kB. */
  async longProgram(keypair = Keypair.generate()): Promise<BuiltProgram> {
    const address = programDataAddress(AddressLookupTableProgram.programId)
    const account = await this.connect().getAccountInfo(address)
    return this.#program('long', keypair, account?.data.subarray(PROGRAM_DATA_HEADER))
  }

  #program(name: string, keypair: Keypair, elf: Buffer | undefined): BuiltProgram {
    if (!elf) throw new Error(`The network has no ${name} program to copy.`)
    return { name, address: keypair.publicKey, elf, keypair }
  }

  keptBuffer(file: string): Keypair {
    const keypair = readKeypair(join(this.stateFolder, this.localnet.genesisHash, file))
    if (!keypair) throw new Error(`There is no ${file}.`)
    return keypair
  }

  /** Stored buffer keypairs. */
  keptBuffers(): string[] {
    const folder = join(this.stateFolder, this.localnet.genesisHash)
    return existsSync(folder) ? readdirSync(folder) : []
  }
}

/** One of our programs, at a new address. */
export function builtProgram(name: string): BuiltProgram {
  const path = new URL(`../../target/deploy/${name}.so`, import.meta.url)
  const keypair = Keypair.generate()
  return { name, address: keypair.publicKey, elf: readFileSync(path), keypair }
}

/** Returns a refused deployment's error. */
export async function refusalOf(deployment: Promise<unknown>): Promise<DeployError> {
  const error: unknown = await deployment.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof DeployError) return error
  throw new Error('expected a refusal', { cause: error })
}
