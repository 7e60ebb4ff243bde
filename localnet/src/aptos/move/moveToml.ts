import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify, type TomlTable, type TomlValue } from 'smol-toml'

/** Addresses by their names in Move sources. */
export type NamedAddresses = Readonly<Record<string, string>>

/** What a package's `Move.toml` says. */
export interface MovePackage {
  readonly name: string
  readonly version: string
  /** Its own addresses: for those that Move.toml leaves open, the development value, if it has one. */
  readonly addresses: NamedAddresses
}

/** Move.toml's sign for an address that whoever compiles the package chooses. */
const OPEN = '_'

export function readMoveToml(folder: string): MovePackage {
  const toml = parse(readFileSync(join(folder, 'Move.toml'), 'utf8'))
  const { name, version } = table(toml.package)
  const addresses = { ...strings(toml.addresses), ...strings(toml['dev-addresses']) }
  return {
    name: String(name),
    version: String(version),
    addresses: Object.fromEntries(
      Object.entries(addresses).filter(([, address]) => address !== OPEN),
    ),
  }
}

/** Writes a Move.toml whose only dependency is a package in a local folder. */
export function writeMoveToml(
  { name, version, addresses }: MovePackage,
  dependency: { name: string; folder: string } | undefined,
): string {
  const dependencies = dependency ? { [dependency.name]: { local: dependency.folder } } : {}
  return stringify({ package: { name, version }, addresses: { ...addresses }, dependencies })
}

function strings(value: TomlValue | undefined): Record<string, string> {
  const entries = Object.entries(table(value))
  return Object.fromEntries(entries.map(([name, address]) => [name, String(address)]))
}

function table(value: TomlValue | undefined): TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date) ? value : {}
}
