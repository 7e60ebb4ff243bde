import { readConfigFile } from '../../config/configFile.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import type { EvmConfig } from './evmConfig.ts'

/** Settings of the drop's own token id, by their paths in terms: in a drop, and in a list of token ids. */
const OF_TOKEN: Readonly<Record<string, readonly [ofDrop: string, ofEntry: string]>> = {
  'extras.tokenId': ['extras.tokenId', 'tokenId'],
  'supply.maxItems': ['supply.maxItems', 'maxItems'],
  'extras.ofTokenId.receiver': ['extras.ofTokenId.receivers', 'receivers'],
  'extras.ofTokenId.royalty': ['extras.ofTokenId.royalties', 'royalties'],
}

/** Settings of other token ids whose names in terms differ. */
const OF_OTHER: Readonly<Record<string, string>> = {
  receiver: 'receivers',
  royalty: 'royalties',
}

/**
 * Returns the path in a config for a path in terms: `phases.0.start` for `phases.0.startTime`.
 *
 * @param hasTokens True if the config lists token ids, of which the first is that of the drop's own terms.
 */
export function settingPath(path: string, hasTokens: boolean): string {
  const [, other, ofOther] = /^extras\.otherTokens\.(\d+)\.(.+)$/.exec(path) ?? []
  if (other !== undefined && ofOther !== undefined) {
    return `extras.tokens.${Number(other) + 1}.${OF_OTHER[ofOther] ?? settingOfTerm(ofOther)}`
  }
  if (path === 'extras.otherTokens') return 'extras.tokens'
  const [ofDrop, ofEntry] = OF_TOKEN[path] ?? [settingOfTerm(path), undefined]
  const isOfToken = ofEntry !== undefined || path.startsWith('phases.')
  return hasTokens && isOfToken ? `extras.tokens.0.${ofEntry ?? ofDrop}` : ofDrop
}

/**
 * Returns the function from paths in terms to paths in a config's file.
 *
 * @param loaded Undefined = there is no config, whose paths are those of version 2 then.
 */
export function settingPathIn(
  loaded: LoadedConfig<EvmConfig> | undefined,
): (path: string) => string {
  if (!loaded) return (path) => settingPath(path, false)
  const hasTokens = loaded.config.extras.tokens !== undefined
  return (path) => loaded.pathOf(settingPath(path, hasTokens))
}

/** Returns true if a config's file lists token ids; false if it cannot be read. */
export function hasTokenList(file: string): boolean {
  try {
    return Object(JSON.parse(readConfigFile(file)).extras).tokens !== undefined
  } catch {
    return false
  }
}
