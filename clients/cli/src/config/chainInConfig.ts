import { readConfigFile } from './configFile.ts'

/**
 * Returns the chain that a config names, which configs for Solana do not; undefined also if the file cannot be read.
 */
export function chainInConfig(path: string): { readonly chain: string | undefined } {
  try {
    return { chain: chainNamedIn(JSON.parse(readConfigFile(path))) }
  } catch {
    // The caller that loads it reports the problem.
    return { chain: undefined }
  }
}

/** Returns the chain that a config's JSON names; undefined = none. */
export function chainNamedIn(config: unknown): string | undefined {
  const isNamed = typeof config === 'object' && config !== null && 'chain' in config
  return isNamed ? String(config.chain) : undefined
}
