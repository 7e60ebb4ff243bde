import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExitCode, Runtime, runCommand } from '@mintline/cli'
import { lineStream } from './lineStream.ts'
import { exampleWallet } from './wallets.ts'

/** Drop to launch, and the network for it. */
export interface LaunchInput {
  /** Of the config. */
  readonly path: string
  readonly rpcUrl: string
  /** Keeps the creator's keypair, and what the command would keep next to the config. */
  readonly folder: string
  print(line: string): void
}

/** Runs `mintline launch` as the creator, within this process. */
export async function launch({ path, rpcUrl, folder, print }: LaunchInput): Promise<ExitCode> {
  const keypair = join(folder, 'creator.json')
  writeFileSync(keypair, JSON.stringify(Array.from(exampleWallet('creator').secretKey)), {
    mode: 0o600,
  })
  const runtime = new Runtime({
    cwd: process.cwd(),
    env: process.env,
    stdout: lineStream(print),
    stderr: lineStream(print),
    signal: new AbortController().signal,
    stateBase: folder,
  })
  const network = ['--cluster', 'localnet', '--url', rpcUrl, '--keypair', keypair]
  return runCommand(runtime, ['launch', '--config', path, ...network])
}
