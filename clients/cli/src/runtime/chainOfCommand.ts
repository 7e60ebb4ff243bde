import { resolve } from 'node:path'
import type { Command } from 'commander'
import { chainInConfig } from '../config/chainInConfig.ts'
import { DEFAULT_CONFIG, type Environment } from './baseContext.ts'
import type { GlobalOptions } from './globalOptions.ts'

/** True if a command that runs on any chain is for an EVM chain: by `--chain`, otherwise by its config. */
export function isForEvm(command: Command, { cwd }: Pick<Environment, 'cwd'>): boolean {
  const { chain, config = DEFAULT_CONFIG } = command.optsWithGlobals<GlobalOptions>()
  return chain !== undefined || chainInConfig(resolve(cwd, config)).chain !== undefined
}
