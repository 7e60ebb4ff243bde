import { readConfigFile } from './configFile.ts'

/** The chain that a config names, which only configs of EVM drops do; none where the file cannot be read. */
export function chainInConfig(path: string): { readonly chain: string | undefined } {
  try {
    const config: unknown = JSON.parse(readConfigFile(path))
    const isNamed = typeof config === 'object' && config !== null && 'chain' in config
    return { chain: isNamed ? String(config.chain) : undefined }
  } catch {
    // Whoever reads it reports the problem.
    return { chain: undefined }
  }
}
