import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileNotReadable } from '@mintline/core/files'
import { parse } from 'yaml'
import { z } from 'zod'

const settings = z.object({
  json_rpc_url: z.string().optional(),
  keypair_path: z.string().optional(),
})

/** The Solana CLI's settings; undefined if not set, or not installed. */
export interface SolanaConfig {
  readonly rpcUrl: string | undefined
  readonly keypairPath: string | undefined
}

/**
 * Reads the Solana CLI's settings.
 *
 * @throws FILE_NOT_READABLE if the file exists but is not valid.
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

/** Returns the user's home folder. */
export function homeOf(env: NodeJS.ProcessEnv): string {
  return env.HOME ?? homedir()
}
