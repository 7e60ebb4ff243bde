import { readConfigFile } from './configFile.ts'

/**
 * Returns the chain that a config names, which configs for Solana do not; undefined also if the file cannot be read.
 */
export function chainInConfig(path: string): { readonly chain: string | undefined } {
  try {
    const config: unknown = JSON.parse(readConfigFile(path))
    const isNamed = typeof config === 'object' && config !== null && 'chain' in config
    return { chain: isNamed ? String(config.chain) : undefined }
  } catch {
    // The caller that loads it reports the problem.
    return { chain: undefined }
  }
}
