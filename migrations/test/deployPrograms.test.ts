import {
  Connection,
  Keypair,
  type PublicKey,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { chunkCount } from '../lib/chunks.ts'
import { clusterNamed } from '../lib/clusters.ts'
import { deployPrograms } from '../lib/deployPrograms.ts'
import { authorityOf, PROGRAM_DATA_HEADER, programDataAddress } from '../lib/loader.ts'
import { builtProgram, refusalOf, Stage } from './_setup.ts'

/** Anchor's DeclaredProgramIdMismatch: our programs refuse to run at another address. */
const DECLARED_PROGRAM_ID_MISMATCH = 4100

describe('deployPrograms', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await Stage.start()
  })
  afterEach(() => stage.end())

  it('deploys programs that then run', async () => {
    // When both programs are deployed
    const programs = [builtProgram('editions'), builtProgram('editions_controls')]
    const results = await deployPrograms(stage.options({ programs }))

    // Then both are on the chain, upgradeable by the wallet
    expect(results).to.deep.equal([
      { name: 'editions', outcome: 'deploy' },
      { name: 'editions_controls', outcome: 'deploy' },
    ])
    for (const { address, elf } of programs) {
      const data = await programData(stage, address)
      expect(data.subarray(PROGRAM_DATA_HEADER).equals(elf)).to.equal(true)
      expect(authorityOf('programData', data)).to.deep.equal(stage.wallet.publicKey)
      expect(await errorOfCall(stage, address)).to.deep.equal({
        InstructionError: [0, { Custom: DECLARED_PROGRAM_ID_MISMATCH }],
      })
    }

    // And no buffer is left
    expect(stage.keptBuffers()).to.deep.equal([])
  })

  it('does nothing if nothing has changed', async () => {
    // Given a deployed program
    const programs = [await stage.shortProgram()]
    await deployPrograms(stage.options({ programs }))

    // When it is deployed again, without its keypair
    const connection = stage.connect()
    const again = programs.map((program) => ({ ...program, keypair: undefined }))
    const results = await deployPrograms(stage.options({ programs: again, connection }))

    // Then nothing is sent
    expect(results).to.deep.equal([{ name: 'short', outcome: 'unchanged' }])
    expect(connection.sent).to.equal(0)
    const [program] = programs
    expect(stage.lines.at(-1)).to.equal(`short at ${program?.address} is what was built.`)
  })

  it('upgrades a program, and makes room for a longer one', async () => {
    // Given a deployed program
    const keypair = Keypair.generate()
    await deployPrograms(stage.options({ programs: [await stage.shortProgram(keypair)] }))

    // When it is replaced by a longer one
    const longer = await stage.longProgram(keypair)
    const results = await deployPrograms(
      stage.options({ programs: [{ ...longer, keypair: undefined }] }),
    )

    // Then the longer one is deployed, and runs
    expect(results).to.deep.equal([{ name: 'long', outcome: 'upgrade' }])
    const data = await programData(stage, keypair.publicKey)
    expect(data.subarray(PROGRAM_DATA_HEADER).equals(longer.elf)).to.equal(true)
    expect(await errorOfCall(stage, keypair.publicKey)).to.deep.equal({
      InstructionError: [0, 'InvalidInstructionData'],
    })

    // And a shorter one is padded with zeros
    const shorter = await stage.shortProgram(keypair)
    await deployPrograms(stage.options({ programs: [shorter] }))
    const results2 = await deployPrograms(stage.options({ programs: [shorter] }))
    expect(results2).to.deep.equal([{ name: 'short', outcome: 'unchanged' }])
  })

  it('resumes an interrupted deployment', async () => {
    // Given a deployment interrupted in the middle
    const program = await stage.shortProgram()
    const total = chunkCount(program.elf.length)
    const interrupted = new AbortController()
    const connection = stage.connect()
    connection.beforeSend = (sent) => {
      if (sent === 60) interrupted.abort(new Error('Interrupted'))
    }
    const options = stage.options({
      programs: [program],
      connection,
      signal: interrupted.signal,
    })
    const failure = await deployPrograms(options).catch((error: unknown) => error)
    expect(failure).to.have.property('message', 'Interrupted')
    expect(stage.keptBuffers()).to.deep.equal([`${program.address}-buffer.json`])
    expect(await stage.connect().getAccountInfo(program.address)).to.equal(null)

    // When it is run again
    const again = stage.connect()
    await deployPrograms(stage.options({ programs: [program], connection: again }))

    // Then only the missing chunks are sent, and the upgrade
    const data = await programData(stage, program.address)
    expect(data.subarray(PROGRAM_DATA_HEADER).equals(program.elf)).to.equal(true)
    expect(again.sent).to.be.lessThan(total - 30)
    expect(stage.keptBuffers()).to.deep.equal([])
  })

  it('resends transactions that a node drops', async () => {
    // Given a node that accepts two of three transactions
    const program = await stage.shortProgram()
    const connection = stage.connect()
    connection.beforeSend = (sent) => {
      if (sent > 1 && sent < 90 && sent % 3 === 0) throw new Error('dropped')
    }

    // When a program is deployed
    await deployPrograms(stage.options({ programs: [program], connection }))

    // Then it is complete
    const data = await programData(stage, program.address)
    expect(data.subarray(PROGRAM_DATA_HEADER).equals(program.elf)).to.equal(true)
  })

  it('gives up on a node that accepts nothing', async () => {
    const connection = stage.connect()
    connection.beforeSend = (sent) => {
      if (sent > 1) throw new Error('busy')
    }
    const options = stage.options({ programs: [await stage.shortProgram()], connection })
    expect(await refusalOf(deployPrograms(options))).to.include({
      code: 'NO_PROGRESS',
      message: 'The node takes no more of short. Run this again: it goes on from here.',
    })
  })

  it('closes the buffer of another length, and starts over', async () => {
    // Given a deployment interrupted in the middle
    const keypair = Keypair.generate()
    const interrupted = new AbortController()
    const connection = stage.connect()
    connection.beforeSend = (sent) => {
      if (sent === 20) interrupted.abort(new Error('Interrupted'))
    }
    const programs = [await stage.shortProgram(keypair)]
    const { signal } = interrupted
    await deployPrograms(stage.options({ programs, connection, signal })).catch(() => {})

    // When a program of another length is deployed
    const other = await stage.longProgram(keypair)
    await deployPrograms(stage.options({ programs: [other] }))

    // Then the wallet has paid only for that one, and fees
    const balance = await stage.connect().getBalance(stage.wallet.publicKey)
    const rentOf = (bytes: number) => stage.connect().getMinimumBalanceForRentExemption(bytes)
    const rent = (await rentOf(PROGRAM_DATA_HEADER + other.elf.length)) + (await rentOf(36))
    expect(50e9 - balance - rent).to.be.within(0, 5_000 * 1_000)
  })

  describe('refuses, before anything is sent,', () => {
    it('a node of another network than the named one', async () => {
      const connection = stage.connect()
      const cluster = clusterNamed('devnet', stage.localnet.rpcUrl)
      const programs = [await stage.shortProgram()]
      const refusal = await refusalOf(
        deployPrograms(stage.options({ programs, connection, cluster })),
      )
      expect(refusal).to.include({
        code: 'WRONG_CLUSTER',
        message: `${new URL(stage.localnet.rpcUrl).host} is a node of an unknown network, not of devnet. Nothing was sent.`,
      })
      expect(connection.sent).to.equal(0)
    })

    it('a node that does not answer, without printing the path of its address', async () => {
      const cluster = clusterNamed('devnet', 'http://127.0.0.1:1/secret')
      const connection = new Connection(cluster.url)
      const programs = [builtProgram('editions')]
      const options = stage.options({ programs, connection, cluster })
      expect(await refusalOf(deployPrograms(options))).to.include({
        code: 'NO_NODE',
        message: 'No node answers at 127.0.0.1:1.',
      })
    })

    it('a public network as a local one', async () => {
      const connection = stage.connect()
      const mainnet = clusterNamed('mainnet').genesisHash ?? ''
      connection.getGenesisHash = () => Promise.resolve(mainnet)
      const options = stage.options({ programs: [await stage.shortProgram()], connection })
      const refusal = await refusalOf(deployPrograms(options))
      expect(refusal.code).to.equal('WRONG_CLUSTER')
      expect(refusal.message).to.contain('is a node of mainnet, not of localnet.')
      expect(connection.sent).to.equal(0)
    })

    it('an unconfirmed mainnet', async () => {
      const connection = stage.connect()
      const cluster = { ...stage.cluster, name: 'mainnet', isMainnet: true }
      const confirm = () => Promise.resolve(false)
      const programs = [await stage.shortProgram()]
      const upgradeAuthority = stage.wallet.publicKey
      const refusal = await refusalOf(
        deployPrograms(stage.options({ programs, connection, cluster, confirm, upgradeAuthority })),
      )
      expect(refusal.code).to.equal('NOT_CONFIRMED')
      expect(connection.sent).to.equal(0)
    })

    it('a program without its keypair', async () => {
      const connection = stage.connect()
      const program = { ...(await stage.shortProgram()), keypair: undefined }
      const options = stage.options({ programs: [program], connection })
      expect(await refusalOf(deployPrograms(options))).to.include({
        code: 'NO_PROGRAM_KEYPAIR',
        message:
          `short is not deployed at ${program.address}, and its keypair is not at target/deploy/short-keypair.json. ` +
          'Put it there, or run `npm run keys` for an address of your own.',
      })
      expect(connection.sent).to.equal(0)
    })

    it('a program with another upgrade authority', async () => {
      const keypair = Keypair.generate()
      await deployPrograms(stage.options({ programs: [await stage.shortProgram(keypair)] }))
      const connection = stage.connect()
      const stranger = Keypair.generate()
      const programs = [await stage.longProgram(keypair)]
      const refusal = await refusalOf(
        deployPrograms(stage.options({ programs, connection, wallet: stranger })),
      )
      expect(refusal).to.include({
        code: 'NOT_AUTHORITY',
        message: `long at ${keypair.publicKey} can be upgraded by ${stage.wallet.publicKey}, not by the wallet ${stranger.publicKey}.`,
      })
      expect(connection.sent).to.equal(0)
    })

    it('a wallet with too few lamports, and reports the cost', async () => {
      const connection = stage.connect()
      const wallet = Keypair.generate()
      const programs = [await stage.shortProgram()]
      const refusal = await refusalOf(
        deployPrograms(stage.options({ programs, connection, wallet })),
      )
      expect(refusal.code).to.equal('TOO_POOR')
      expect(refusal.message).to.match(
        /^The wallet \w+ has 0\.000000 SOL on localnet and needs \d\.\d{6} SOL\. Nothing was sent\.$/,
      )
      expect(stage.lines[1]).to.match(/^short: deploy; rent \d\.\d{6} SOL, deposit 0\.000000 SOL/)
      expect(connection.sent).to.equal(0)
    })

    it('everything, in a dry run', async () => {
      const connection = stage.connect()
      const programs = [await stage.shortProgram()]
      const options = stage.options({ programs, connection, isDryRun: true })
      expect(await deployPrograms(options)).to.deep.equal([{ name: 'short', outcome: 'deploy' }])
      expect(connection.sent).to.equal(0)
    })
  })
})

async function programData(stage: Stage, program: PublicKey): Promise<Buffer> {
  const account = await stage.connect().getAccountInfo(programDataAddress(program))
  if (!account) throw new Error(`${program} has no data.`)
  return account.data
}

/** Calls a program and returns the error. */
async function errorOfCall(stage: Stage, programId: PublicKey): Promise<unknown> {
  const call = new TransactionInstruction({ programId, keys: [], data: Buffer.alloc(8) })
  const transaction = new Transaction({ feePayer: stage.wallet.publicKey }).add(call)
  const { value } = await stage.connect().simulateTransaction(transaction, [stage.wallet])
  return value.err
}
