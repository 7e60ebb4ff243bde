import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fileNotReadable } from '../files/fileFailures.ts'

const settings = z.object({
  json_rpc_url: z.string().optional(),
  keypair_path: z.string().optional(),
})

/** What the Solana CLI is set to; undefined where it is not set, or not there at all. */
export interface SolanaConfig {
  readonly rpcUrl: string | undefined
  readonly keypairPath: string | undefined
}

/**
 * Reads the settings of the Solana CLI.
 *
 * @throws FILE_NOT_READABLE where the file is there and is something else.
 */
export function readSolanaConfig(env: NodeJS.ProcessEnv): SolanaConfig {
  const path = join(homeOf(env), '.config', 'solana', 'cli', 'config.yml')
  if (!existsSync(path)) return { rpcUrl: undefined, keypairPath: undefined }
  try {
    const { json_rpc_url: rpcUrl, keypair_path: keypairPath } = settings.parse(
      parse(readFileSync(path, 'utf8')) ?? {},
    )
    return { rpcUrl, keypairPath }
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}

/** The user's folder. */
export function homeOf(env: NodeJS.ProcessEnv): string {
  return env.HOME ?? homedir()
}
