import { existsSync, readFileSync } from 'node:fs'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL } from '@mintline/solana/anchor'
import { editionsControls } from '@mintline/solana/kit'
import { SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import * as limits from '../../clients/solana/src/limits.ts'

const PROGRAMS = [
  {
    folder: 'editions',
    idlName: 'editions',
    address: EDITIONS_PROGRAM_ID.toBase58(),
    clientIdl: EDITIONS_IDL,
  },
  {
    folder: 'editions-controls',
    idlName: 'editions_controls',
    address: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
    clientIdl: EDITIONS_CONTROLS_IDL,
  },
] as const

describe('constants', () => {
  it("the client's seeds match those of the programs", () => {
    const inRust = PROGRAMS.flatMap(({ folder }) => rustSeeds(folder))
    expect(inRust, 'seeds found in the sources').to.not.have.length(0)
    expect(clientSeeds()).to.deep.equal(Object.fromEntries(inRust))
  })

  it('no two addresses have the same first seed', () => {
    const values = PROGRAMS.flatMap(({ folder }) => rustSeeds(folder)).map(([, value]) => value)
    expect(new Set(values).size).to.equal(values.length)
  })

  it("the client's limits match those of the programs", () => {
    const inRust = PROGRAMS.flatMap(({ folder }) => rustLimits(folder))
    expect(inRust, 'limits found in the sources').to.not.have.length(0)
    expect(numbersOf(limits)).to.deep.equal(Object.fromEntries(inRust))
  })

  it('limits defined in both programs are equal', () => {
    const [editions, controls] = PROGRAMS.map(({ folder }) => new Map(rustLimits(folder)))
    const shared = [...(editions ?? [])].filter(([name]) => controls?.has(name))
    expect(shared.map(([name]) => name)).to.have.members(['BASIS_POINTS', 'TOTAL_SHARES'])
    for (const [name, value] of shared) expect(controls?.get(name), name).to.equal(value)
  })

  for (const { folder, idlName, address, clientIdl } of PROGRAMS) {
    describe(`the address of ${folder}`, () => {
      it('matches the declaration in its source', () => {
        const [, declared] =
          /declare_id!\("(\w+)"\)/.exec(source(`programs/${folder}/src/lib.rs`)) ?? []
        expect(declared).to.equal(address)
      })

      it('matches its IDL, committed and generated', () => {
        expect(JSON.parse(source(`target/idl/${idlName}.json`)).address).to.equal(address)
        expect(clientIdl.address).to.equal(address)
      })

      it('matches every cluster in Anchor.toml that lists it', () => {
        const anchorAddresses = addressesInAnchorToml(idlName)
        expect(anchorAddresses).to.deep.equal(anchorAddresses.map(() => address))
      })
    })
  }
})

/** Reads a file in the repository. */
function source(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}

/** Parses names and texts from `pub const NAME: &[u8] = b"text";`. */
function rustSeeds(folder: string): [string, string][] {
  const text = source(`programs/${folder}/src/state/seeds.rs`)
  return constants(text, /pub const (\w+): &\[u8\] = b"([^"]*)";/g)
}

type SeedFunction = (input: object) => { seeds: Uint8Array[] }

/** Returns the first seeds in the generated client, by address name, without token accounts. */
function clientSeeds(): Record<string, string> {
  const nobody = SystemProgram.programId.toBase58()
  const input = {
    symbol: '',
    editionsDeployment: nobody,
    minter: nobody,
    user: nobody,
    mint: nobody,
    priceTokenRecord: nobody,
  }
  const numbers = { page: 0, phaseIndex: 0, mintCount: 0n }
  const named = Object.entries<unknown>(editionsControls).flatMap(([key, find]) => {
    const [, name] = /^get(\w+)Seeds$/.exec(key) ?? []
    if (!name || name.endsWith('TokenAccount')) return []
    const { seeds } = (find as SeedFunction)({ ...input, ...numbers })
    const constant = name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()
    return [[constant, new TextDecoder().decode(seeds[0])] as const]
  })
  return Object.fromEntries(named)
}

/** Parses names and values from `pub const NAME: type = 1_000;`. */
function rustLimits(folder: string): [string, number][] {
  const text = source(`programs/${folder}/src/limits.rs`)
  return constants(text, /pub const (\w+): \w+ = ([\d_]+);/g).map(([name, value]) => [
    name,
    Number(value.replaceAll('_', '')),
  ])
}

/** Returns all constants in a source; one that the pattern does not match fails the test. */
function constants(text: string, pattern: RegExp): [string, string][] {
  const found = [...text.matchAll(pattern)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ])
  expect(found).to.have.length(text.match(/\bconst\b/g)?.length ?? 0)
  return found
}

/** Returns a module's numeric exports. */
function numbersOf(module: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value === 'number'))
}

/** Returns the program's addresses in Anchor.toml's `[programs.*]` tables. */
function addressesInAnchorToml(idlName: string): string[] {
  if (!existsSync(new URL('../../Anchor.toml', import.meta.url))) return []
  const tables = source('Anchor.toml')
    .split(/^\[/m)
    .filter((table) => table.startsWith('programs.'))
  return tables.map((table) => new RegExp(`^${idlName} = "(\\w+)"`, 'm').exec(table)?.[1] ?? '')
}
