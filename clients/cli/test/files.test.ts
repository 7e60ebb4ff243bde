import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { assertWritable } from '@mintline/core/files'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { Output } from '../src/output/output.ts'
import { reportError } from '../src/output/reportError.ts'
import { BIN, Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { balanceOf, keypair, startNetwork } from './_network.ts'

const STACK = /\n\s+at /

interface Failure {
  readonly error: { readonly code: string; readonly message: string }
}

describe('Files that cannot be used', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
  })
  after(() => localnet.close())
  beforeEach(() => {
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    writeDrop(workplace, 'FILES')
  })

  const refusal = async (...args: string[]) => {
    const { code, data } = await workplace.jsonInside<Failure>([
      ...args,
      '--keypair',
      'creator.json',
    ])
    const { stderr } = await workplace.runInside([...args, '--keypair', 'creator.json'])
    expect(code, args.join(' ')).to.equal(3)
    expect(stderr).not.to.match(STACK)
    expect(stderr).to.contain(`error: ${data.error.message}`)
    return data.error.message.replace(workplace.folder, '<folder>')
  }

  it('are reported by path: missing, a folder, below a file', async () => {
    mkdirSync(workplace.path('folder'))
    expect(await refusal('validate', '--config', 'missing.json')).to.equal(
      '<folder>/missing.json cannot be read: there is no such file',
    )
    expect(await refusal('validate', '--config', 'folder')).to.equal(
      '<folder>/folder cannot be read: it is a folder',
    )
    expect(await refusal('validate', '--config', 'drop.config.json/below.json')).to.equal(
      '<folder>/drop.config.json/below.json cannot be read: a part of its path is a file',
    )
    expect(await refusal('allowlist', 'root', '--list', 'folder')).to.equal(
      '<folder>/folder cannot be read: it is a folder',
    )
    expect(await refusal('init', '--yes', '--config', 'nowhere/new.json')).to.equal(
      '<folder>/nowhere/new.json cannot be written: its folder does not exist',
    )
    expect(await refusal('init', '--yes', '--force', '--config', 'folder')).to.equal(
      '<folder>/folder cannot be written: it is a folder',
    )
  })

  it('prevent a launch whose state cannot be stored', async () => {
    // Given a file at the path of the state folder
    workplace.write('.mintline', 'a file')
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    // When it is launched, Then it ends before the first transaction
    const sentence = await refusal('launch')
    expect(sentence).to.match(
      /^<folder>\/\.mintline\/\w+ cannot be written: a part of its path is a file$/,
    )
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(before)
    // Once the folder can be created, it continues
    rmSync(workplace.path('.mintline'))
    const launched = await workplace.runInside(['launch', '--keypair', 'creator.json'])
    expect(launched.code, launched.stderr).to.equal(0)
  })

  it('are detected on a full disk', () => {
    // Given a full disk
    const probe = join(workplace.folder, `.writable.${process.pid}`)
    symlinkSync('/dev/full', probe)
    expect(() => assertWritable(workplace.folder)).to.throw(
      `${workplace.folder} cannot be written: its disk is full`,
    )
  })

  it('include the output itself', () => {
    // Given an output that goes to a full disk
    const run = spawnSync('sh', ['-c', '"$0" "$1" --help > /dev/full', process.execPath, BIN], {
      encoding: 'utf8',
    })
    expect(run.status, run.stderr).to.equal(3)
    expect(run.stderr).to.equal(
      'error: The output cannot be written: its disk is full (FILE_NOT_WRITABLE)\n',
    )
  })

  it('are checked after invalid urls', async () => {
    for (const url of ['foo', 'ws://127.0.0.1:1', 'http//x']) {
      const { code, stderr } = await new Workplace().runInside(['launch', '-u', url])
      expect(code).to.equal(2)
      expect(stderr).to.equal(
        [
          'error: --url takes a url that starts with http:// or https://, or localhost, devnet, testnet or mainnet-beta (USAGE_INVALID)',
          'hint: mintline --help lists commands; mintline <command> --help shows examples.',
          '',
        ].join('\n'),
      )
    }
  })

  it('may be given by -u and -k as in the Solana CLI', async () => {
    const short = new Workplace(['-u', localnet.rpcUrl, '-k', 'creator.json'])
    short.writeKeypair('creator.json', keypair('creator'))
    writeDrop(short, 'SHORT')
    const { code, stderr } = await short.runInside(['deploy', '--dry-run'])
    expect(code, stderr).to.equal(0)
  })
})

describe('Defects', () => {
  const report = (verbose: boolean) => {
    let said = ''
    const stderr = new Writable({
      write: (chunk, _encoding, done) => {
        said += String(chunk)
        done()
      },
    })
    const output = new Output({ stdout: process.stdout, stderr, json: false, verbose, env: {} })
    expect(reportError(output, new Error('out of luck'))).to.equal(1)
    return said
  }

  it('are reported in a sentence, with their stack only with --verbose', () => {
    const sentence = [
      'error: out of luck (DEFECT)',
      'hint: This is a bug in the command: report it with the output of --verbose.',
      '',
    ].join('\n')
    expect(report(false)).to.equal(sentence)
    expect(report(true)).to.match(STACK).and.contain(sentence)
  })
})
