import { DeployError } from './deployError.ts'

/** What deployments need from Anchor.toml. */
export interface AnchorToml {
  /** `[provider] cluster`. */
  cluster: string
  /** `[provider] wallet`: path to a keypair file. */
  wallet: string
  /** `[programs.<cluster>]`: addresses by cluster and program. */
  programs: ReadonlyMap<string, ReadonlyMap<string, string>>
}

const TABLE = /^\[(.+)\]$/
const TEXT = /^([\w-]+)\s*=\s*"([^"]*)"/
const PROGRAMS = 'programs.'

/** Parses the tables and strings of Anchor.toml, and ignores everything else. */
export function parseAnchorToml(toml: string): AnchorToml {
  const tables = new Map<string, Map<string, string>>()
  let table = new Map<string, string>()
  for (const line of toml.split('\n').map((text) => text.trim())) {
    const [, name] = TABLE.exec(line) ?? []
    const [, key, value] = TEXT.exec(line) ?? []
    if (name !== undefined) {
      table = new Map()
      tables.set(name.replaceAll('"', ''), table)
    } else if (key !== undefined && value !== undefined) {
      table.set(key, value)
    }
  }

  const cluster = tables.get('provider')?.get('cluster')
  const wallet = tables.get('provider')?.get('wallet')
  if (!cluster || !wallet) {
    throw new DeployError('BAD_CONFIG', 'Anchor.toml names no cluster or no wallet in [provider].')
  }
  const programs = [...tables].flatMap(([name, addresses]) =>
    name.startsWith(PROGRAMS) ? [[name.slice(PROGRAMS.length), addresses] as const] : [],
  )
  return { cluster, wallet, programs: new Map(programs) }
}
