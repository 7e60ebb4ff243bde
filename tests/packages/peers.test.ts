import { join } from 'node:path'
import { expect } from 'chai'
import { importProblems } from './helpers/importProblems.ts'
import { entryPoints, manifestIn } from './helpers/manifests.ts'
import { PACKAGES } from './helpers/packed.ts'
import { bareProject, project } from './helpers/project.ts'
import { OF_TYPES, typeErrors } from './helpers/typeErrors.ts'

/** Entry points that need an optional peer, by its name. */
const NEEDING = new Map([
  ['@mintline/solana/anchor', '@coral-xyz/anchor'],
  ['@mintline/solana/umi', '@metaplex-foundation/umi'],
])

describe('all packages, with the lowest versions that they allow', () => {
  const lowest = project(() => [
    ...Object.entries(lowestVersions()).map(([name, version]) => `${name}@${version}`),
    ...OF_TYPES,
  ])

  it('stand beside exactly those', () => {
    const installed = Object.keys(lowestVersions()).map((name) => {
      const { version } = manifestIn(join(lowest(), 'node_modules', name))
      return [name, version]
    })
    expect(Object.fromEntries(installed)).to.deep.equal(lowestVersions())
  })

  it('import every entry point', () => {
    const entries = PACKAGES.flatMap(({ name }) => entryPoints(lowest(), name))
    expect(importProblems(entries, lowest())).to.equal('')
  })

  it('have no error in their types', () => {
    expect(typeErrors(lowest(), 'typescript-7')).to.deep.equal([])
  })
})

describe('all packages, without their optional peers', () => {
  it('import every entry point but those that are for one of them', () => {
    const entries = PACKAGES.flatMap(({ name }) => entryPoints(bareProject(), name))
    expect(entries).to.include.members([...NEEDING.keys()])
    const others = entries.filter((entry) => !NEEDING.has(entry))
    expect(importProblems(others, bareProject())).to.equal('')
  })

  for (const [entry, peer] of NEEDING) {
    it(`name ${peer} where ${entry} is imported`, () => {
      expect(importProblems([entry], bareProject())).to.include(`Cannot find package '${peer}`)
    })
  }
})

/** Returns the lower end of each dependency's and peer's range, by name. */
function lowestVersions(): Record<string, string> {
  const ours = new Set(PACKAGES.map(({ name }) => name))
  const ranges = PACKAGES.flatMap(({ folder }) => {
    const { dependencies, peerDependencies } = manifestIn(folder)
    return Object.entries({ ...dependencies, ...peerDependencies })
  })
  return Object.fromEntries(
    ranges
      .filter(([name]) => !ours.has(name))
      .map(([name, range]) => [name, range.replace(/^[\^~]/, '')]),
  )
}
