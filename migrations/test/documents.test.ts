import {
  type Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { Format, unpackDirectData } from '@solana-program/program-metadata'
import { expect } from 'chai'
import { deployPrograms } from '../lib/deployPrograms.ts'
import { programDataAddress } from '../lib/loader.ts'
import {
  DocumentCalls,
  documentAddress,
  METADATA_PROGRAM,
  metadataOf,
} from '../lib/metadataProgram.ts'
import type { BuiltProgram, DocumentSeed, ProgramDocument } from '../lib/program.ts'
import { addIdleMetadataProgram, addMetadataProgram } from './_metadataProgram.ts'
import { refusalOf, Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

const keypair = Keypair.generate()
const vault = Keypair.generate()

const SEEDS: readonly DocumentSeed[] = ['idl', 'security']

/** A small program with an IDL of about this many bytes, packed, and with a security.txt that differs with it. */
function built(packedLength: number): BuiltProgram {
  // Digits without a pattern, the same every time, pack to about half.
  let state = 1
  const digits = Array.from({ length: packedLength * 2 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state % 10
  })
  const idl = JSON.stringify({ address: keypair.publicKey, docs: digits.join('') })
  const security = JSON.stringify({ name: 'small', source_revision: `${packedLength}` })
  const documents = [
    { seed: 'idl', content: idl },
    { seed: 'security', content: security },
  ] as const
  return { name: 'small', address: keypair.publicKey, elf: v3Program(), documents, keypair }
}

describe('the documents of a program', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await Stage.start()
  })
  afterEach(() => stage.end())

  it('are not published where the cluster has no program for it', async () => {
    await deployPrograms(stage.options({ programs: [built(100)] }))
    expect(stage.lines).to.include(
      'localnet has no Program Metadata program, so IDLs and security.txt are not published there.',
    )
  })

  it('are part of what a dry run prints', async () => {
    addIdleMetadataProgram(stage)
    const connection = stage.connect()
    const options = { programs: [built(3_000)], connection, isDryRun: true }
    await deployPrograms(stage.options(options))
    expect(connection.sent).to.equal(0)
    const lines = stage.lines.filter((text) => text.includes(' of small: '))
    expect(lines).to.have.length(2)
    expect(lines[0]).to.match(
      /^IDL of small: publish; rent 0\.02\d{4} SOL, deposit 0\.02\d{4} SOL, fees 0\.00005\d SOL\.$/,
    )
    expect(lines[1]).to.match(
      /^security\.txt of small: publish; rent 0\.001\d{3} SOL, deposit 0\.001\d{3} SOL, fees 0\.000035 SOL\.$/,
    )
  })

  it('are left to who may upgrade the program', async () => {
    const upgradeAuthority = vault.publicKey
    const program = built(100)
    const confirm = () => Promise.resolve(true)
    await deployPrograms(stage.options({ programs: [program], upgradeAuthority, confirm }))
    addIdleMetadataProgram(stage)
    const connection = stage.connect()
    await deployPrograms(stage.options({ programs: [program], connection }))
    expect(connection.sent).to.equal(0)
    for (const name of ['IDL', 'security.txt']) {
      expect(stage.lines).to.include(
        `The ${name} of small stays as it is on chain: only ${vault.publicKey} may write it: name it with \`--buffer-authority\`.`,
      )
    }
  })

  for (const name of SEEDS) {
    it(`are written at the address that explorers read, by calls as documented: ${name}`, () => {
      const program = keypair.publicKey
      const address = documentAddress(program, name)
      const calls = new DocumentCalls(program, vault.publicKey, name)
      const seed = Buffer.alloc(16)
      seed.write(name)
      expect(plain(calls.allocate())).to.deep.equal({
        data: Buffer.concat([Buffer.from([7]), seed]).toString('hex'),
        accounts: [
          `${address} writable`,
          `${vault.publicKey} signer`,
          `${program}`,
          `${programDataAddress(program)}`,
          `${SystemProgram.programId}`,
        ],
      })
      expect(plain(calls.extend(10_240))).to.deep.equal({
        data: '080028',
        accounts: [
          `${address} writable`,
          `${vault.publicKey} signer`,
          `${program}`,
          `${programDataAddress(program)}`,
        ],
      })
    })
  }
})

describe('the documents on the Program Metadata program', () => {
  let stage: Stage
  const confirm = () => Promise.resolve(true)

  beforeEach(async () => {
    stage = await Stage.start()
    addMetadataProgram(stage)
    await stage.connect().requestAirdrop(vault.publicKey, 1e9)
  })
  afterEach(() => stage.end())

  const published = () => publishedDocuments(stage.connect(), keypair.publicKey)
  const deployForVault = (program: BuiltProgram) => {
    const upgradeAuthority = vault.publicKey
    return deployPrograms(stage.options({ programs: [program], upgradeAuthority, confirm }))
  }
  const propose = async (program: BuiltProgram) => {
    const programs = [{ ...program, keypair: undefined }]
    const options = stage.options({ programs, bufferAuthority: vault.publicKey })
    const [result] = await deployPrograms(options)
    return result?.documentProposal
  }
  const execute = async (groups: TransactionInstruction[][] | undefined) => {
    for (const group of groups ?? []) await send(stage.connect(), group, vault)
  }

  for (const length of [100, 12_000, 25_000]) {
    it(`are published with the program, at ${length} bytes`, async () => {
      const program = built(length)
      await deployPrograms(stage.options({ programs: [program] }))
      expect(await published()).to.deep.equal(program.documents)
      expect(stage.keptBuffers()).to.deep.equal([])

      // And the next run sends nothing
      const connection = stage.connect()
      await deployPrograms(stage.options({ programs: [program], connection }))
      expect(connection.sent).to.equal(0)
    })
  }

  it('are published before the program gets another authority', async () => {
    const program = built(100)
    await deployForVault(program)
    expect(await published()).to.deep.equal(program.documents)
  })

  it('follow when they have changed, longer and shorter, and hold no more than their rent', async () => {
    for (const length of [3_000, 20_000, 500]) {
      const program = built(length)
      await deployPrograms(stage.options({ programs: [program] }))
      expect(await published()).to.deep.equal(program.documents)
      for (const seed of SEEDS) {
        const address = documentAddress(program.address, seed)
        const account = await stage.connect().getAccountInfo(address)
        const size = account?.data.length ?? 0
        const rent = await stage.connect().getMinimumBalanceForRentExemption(size)
        expect(account?.lamports).to.equal(rent)
      }
    }
  })

  it('go on after an interruption anywhere', async () => {
    await deployPrograms(stage.options({ programs: [built(100)] }))
    const changed = built(13_000)
    let interruptions = 0
    for (let stop = 1; ; stop += 3) {
      const interrupted = new AbortController()
      const connection = stage.connect()
      connection.beforeSend = (sent) => {
        if (sent === stop) interrupted.abort(new Error('Interrupted'))
      }
      const { signal } = interrupted
      const options = { programs: [changed], connection, signal }
      const isDone = await deployPrograms(stage.options(options)).then(
        () => true,
        () => false,
      )
      if (isDone) break
      interruptions += 1
    }
    expect(interruptions).to.be.greaterThan(2)
    expect(await published()).to.deep.equal(changed.documents)
    expect(stage.keptBuffers()).to.deep.equal([])
  })

  it('are published after somebody has sent lamports to an address of theirs', async () => {
    const program = built(100)
    const gift = {
      fromPubkey: vault.publicKey,
      toPubkey: documentAddress(program.address, 'security'),
      lamports: 2_000_000,
    }
    await send(stage.connect(), [SystemProgram.transfer(gift)], vault)
    await deployPrograms(stage.options({ programs: [program] }))
    expect(await published()).to.deep.equal(program.documents)
  })

  it('are proposed to a multisig, which publishes them', async () => {
    // Given a program of the vault with its documents
    await deployForVault(built(100))

    // When others are proposed
    const changed = built(15_000)
    const groups = await propose(changed)

    // Then they are not published yet, and the wallet cannot publish them
    expect(await published()).to.deep.equal(built(100).documents)
    const [first] = groups ?? []
    const failure = await send(stage.connect(), first ?? [], stage.wallet).catch(String)
    expect(failure).to.contain('Signature')

    // But the vault can, in transactions with at most the growth that a multisig executes
    expect(groups).to.have.length(3)
    await execute(groups)
    expect(await published()).to.deep.equal(changed.documents)

    // And nothing is left to propose
    expect(await propose(changed)).to.equal(undefined)
    expect(stage.keptBuffers()).to.deep.equal([])
  })

  it('are proposed for the first time, too', async () => {
    const program = built(15_000)
    await deployForVault({ ...program, documents: undefined })
    const groups = await propose(program)
    expect(groups).to.have.length(3)
    await execute(groups)
    expect(await published()).to.deep.equal(program.documents)
  })

  it('are proposed again by the same calls, without sending anything', async () => {
    await deployForVault(built(100))
    const changed = built(3_000)
    const first = await propose(changed)
    const connection = stage.connect()
    const programs = [{ ...changed, keypair: undefined }]
    const options = { programs, connection, bufferAuthority: vault.publicKey }
    const [again] = await deployPrograms(stage.options(options))
    expect(again?.documentProposal).to.deep.equal(first)
    expect(connection.sent).to.equal(0)
  })

  it('that the vault has only begun with are closed first when shorter ones follow', async () => {
    const program = built(15_000)
    await deployForVault({ ...program, documents: undefined })
    await execute((await propose(program))?.slice(0, 1))
    const shorter = built(500)
    await execute(await propose(shorter))
    await execute(await propose(shorter))
    expect(await published()).to.deep.equal(shorter.documents)
  })

  it('need the wallet to have their rent and deposit', async () => {
    const poor = await Stage.start(0.05)
    try {
      addMetadataProgram(poor)
      const connection = poor.connect()
      const options = poor.options({ programs: [built(9_000)], connection })
      expect((await refusalOf(deployPrograms(options))).code).to.equal('TOO_POOR')
      expect(connection.sent).to.equal(0)
    } finally {
      await poor.end()
    }
  })
})

/** Reads a program's documents as an explorer does. */
async function publishedDocuments(connection: Connection, program: PublicKey) {
  const found: ProgramDocument[] = []
  for (const seed of SEEDS) {
    const account = await connection.getAccountInfo(documentAddress(program, seed))
    const metadata = account ? metadataOf(account.data) : undefined
    if (!metadata) continue
    expect(account?.owner).to.deep.equal(METADATA_PROGRAM)
    expect(metadata).to.include({ canonical: true, mutable: true, format: Format.Json })
    expect(metadata.dataLength).to.equal(metadata.data.length)
    found.push({ seed, content: unpackDirectData(metadata) })
  }
  return found
}

function plain({ data, keys }: TransactionInstruction) {
  const accounts = keys.map(({ pubkey, isSigner, isWritable }) =>
    [`${pubkey}`, isWritable && 'writable', isSigner && 'signer'].filter(Boolean).join(' '),
  )
  return { data: data.toString('hex'), accounts }
}

async function send(connection: Connection, instructions: TransactionInstruction[], by: Keypair) {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: by.publicKey, recentBlockhash: blockhash })
  transaction.add(...instructions).sign(by)
  await connection.sendRawTransaction(transaction.serialize())
}
