import { Keypair, PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { deployProgram } from '../lib/deployProgram.ts'
import { deployPrograms } from '../lib/deployPrograms.ts'
import {
  acceptedVersions,
  describeGates,
  gateState,
  SBPF_GATES,
  type SbpfGates,
  sbpfVersion,
} from '../lib/sbpf.ts'
import { builtProgram, refusalOf, Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

const NONE: SbpfGates = {
  enableV1: 'absent',
  enableV2: 'absent',
  enableV3: 'absent',
  disableBelowV3: 'absent',
}

describe('SBPF versions', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await Stage.start()
  })
  afterEach(() => stage.end())

  const disableBelowV3 = () => stage.localnet.activateFeature(SBPF_GATES.disableBelowV3.toBase58())

  it('are read from the flags', () => {
    expect(sbpfVersion(builtProgram('editions').elf)).to.equal(0)
    expect(sbpfVersion(v3Program())).to.equal(3)
    expect(sbpfVersion(Buffer.alloc(51))).to.equal(undefined)
  })

  it('that the cluster refuses are refused before anything is sent', async () => {
    // Given a cluster that deploys v3 only
    disableBelowV3()

    // When v0 programs are deployed
    const connection = stage.connect()
    const programs = [builtProgram('editions')]
    const before = await connection.getBalance(stage.wallet.publicKey)
    const refusal = await refusalOf(deployPrograms(stage.options({ programs, connection })))

    // Then nothing is paid
    expect(refusal).to.include({
      code: 'SBPF_REFUSED',
      message:
        'editions is built for SBPF v0, but localnet deploys SBPF v3. ' +
        'Build it for that, see "Build the programs" in README.md. Nothing was sent.',
    })
    expect(connection.sent).to.equal(0)
    expect(await connection.getBalance(stage.wallet.publicKey)).to.equal(before)
    expect(stage.lines).to.deep.equal(['localnet deploys SBPF v3.'])
  })

  it('are refused in a dry run, too', async () => {
    disableBelowV3()
    const options = stage.options({ programs: [builtProgram('editions')], isDryRun: true })
    expect((await refusalOf(deployPrograms(options))).code).to.equal('SBPF_REFUSED')
  })

  it('are refused by the loader after the buffer is paid for, without the check', async () => {
    // Given a cluster that deploys v3 only
    disableBelowV3()

    // When the steps behind the check are run
    const program = await stage.shortProgram()
    const connection = stage.connect()
    const failure: unknown = await deployProgram(stage.options({ programs: [], connection }), {
      program,
      plan: { kind: 'deploy' },
      bufferPath: `${stage.stateFolder}/${stage.localnet.genesisHash}/buffer.json`,
    }).catch((error: unknown) => error)

    // Then its last transaction fails
    expect(String(failure)).to.contain('invalid account data for instruction')
    expect(connection.sent).to.be.greaterThan(100)
  })

  it('v3 is deployed to a cluster that deploys nothing else, and runs', async () => {
    // Given a cluster that deploys v3 only
    disableBelowV3()

    // When a v3 program is deployed
    const keypair = Keypair.generate()
    const program = { name: 'third', address: keypair.publicKey, elf: v3Program(), keypair }
    await deployPrograms(stage.options({ programs: [program] }))

    // Then it runs
    const call = new TransactionInstruction({ programId: keypair.publicKey, keys: [] })
    const transaction = new Transaction({ feePayer: stage.wallet.publicKey }).add(call)
    const { value } = await stage.connect().simulateTransaction(transaction, [stage.wallet])
    expect(value.err).to.equal(null)
  })

  it('do not matter to a program that is deployed already', async () => {
    const programs = [await stage.shortProgram()]
    await deployPrograms(stage.options({ programs }))
    disableBelowV3()
    expect(await deployPrograms(stage.options({ programs }))).to.deep.equal([
      { name: 'short', outcome: 'unchanged' },
    ])
  })

  it('unknown to the loader are refused', async () => {
    const elf = v3Program()
    elf.writeUInt32LE(4, 48)
    const keypair = Keypair.generate()
    const programs = [{ name: 'fourth', address: keypair.publicKey, elf, keypair }]
    const refusal = await refusalOf(deployPrograms(stage.options({ programs })))
    expect(refusal.code).to.equal('SBPF_REFUSED')
    expect(refusal.message).to.contain('built for SBPF v4, but localnet deploys SBPF v0 to v3.')
  })

  it('of something that is no ELF are refused', async () => {
    const keypair = Keypair.generate()
    const elf = Buffer.from('not an ELF')
    const programs = [{ name: 'text', address: keypair.publicKey, elf, keypair }]
    const refusal = await refusalOf(deployPrograms(stage.options({ programs })))
    expect(refusal.code).to.equal('NOT_BUILT')
  })
})

describe('SBPF gates', () => {
  it('are active, pending or absent by their accounts', () => {
    const account = {
      owner: SBPF_GATES.enableV3,
      data: Buffer.from([1, 9, 0, 0, 0, 0, 0, 0, 0]),
      lamports: 1,
      executable: false,
    }
    const owner = new PublicKey('Feature111111111111111111111111111111111111')
    expect(gateState(null)).to.equal('absent')
    expect(gateState(account)).to.equal('absent')
    expect(gateState({ ...account, owner })).to.equal('active')
    expect(gateState({ ...account, owner, data: Buffer.alloc(9) })).to.equal('pending')
  })

  it('bound the versions from below and above', () => {
    const versions = (gates: Partial<SbpfGates>) => acceptedVersions({ ...NONE, ...gates })
    expect(versions({})).to.deep.equal({ lowest: 0, highest: 0 })
    expect(versions({ enableV1: 'active' })).to.deep.equal({ lowest: 0, highest: 1 })
    expect(versions({ enableV2: 'active' })).to.deep.equal({ lowest: 0, highest: 2 })
    expect(versions({ enableV3: 'active' })).to.deep.equal({ lowest: 0, highest: 3 })
    expect(versions({ enableV3: 'pending' })).to.deep.equal({ lowest: 0, highest: 0 })
    const both = { enableV3: 'active', disableBelowV3: 'active' } as const
    expect(versions(both)).to.deep.equal({ lowest: 3, highest: 3 })
  })

  it('are described with what changes in the next epoch', () => {
    const text = (gates: Partial<SbpfGates>) => describeGates('devnet', { ...NONE, ...gates })
    expect(text({ enableV3: 'active' })).to.equal('devnet deploys SBPF v0 to v3.')
    expect(text({ enableV3: 'active', disableBelowV3: 'pending' })).to.equal(
      'devnet deploys SBPF v0 to v3, and from the next epoch SBPF v3.',
    )
    expect(text({ disableBelowV3: 'active' })).to.equal('devnet deploys no SBPF version.')
    expect(text({})).to.equal(
      'devnet has no gates for SBPF versions, so v0 is all that it is known to deploy.',
    )
  })
})
