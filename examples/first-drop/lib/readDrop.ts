import { type LoadedConfig, loadConfig, type PhaseList, readPhaseLists } from '@mintline/cli'

/** A config and its lists, checked. */
export interface Drop extends LoadedConfig {
  /** In phase order. */
  readonly lists: readonly PhaseList[]
}

/** Reads and checks a drop as `mintline` does; throws what its readers throw. */
export async function readDrop(path: string): Promise<Drop> {
  const loaded = loadConfig(path)
  return { ...loaded, lists: await readPhaseLists(loaded, { currency: 'SOL' }) }
}
