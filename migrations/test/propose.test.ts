import { createHash } from 'node:crypto'
import { type Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { chunkCount } from '../lib/chunks.ts'
import { type DeployResult, deployPrograms } from '../lib/deployPrograms.ts'
import {
  authorityOf,
  BUFFER_HEADER,
  closeBuffer,
  PROGRAM_DATA_HEADER,
  programDataAddress,
} from '../lib/loader.ts'
import type { BuiltProgram } from '../lib/program.ts'
import type { Proposal } from '../lib/propose.ts'
import { refusalOf, Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

describe('deployPrograms for a buffer authority', () => {
  let stage: Stage
  /** Stands for a multisig's vault: an address that signs elsewhere. */
  let vault: Keypair
  let program: Keypair

  beforeEach(async () => {
    stage = await Stage.start()
    vault = Keypair.generate()
    program = Keypair.generate()
    await stage.connect().requestAirdrop(vault.publicKey, 1e9)
  })
  afterEach(() => stage.end())

  const built = (name: string, steps: number): BuiltProgram => {
    return { name, address: program.publicKey, elf: v3Program(steps), keypair: program }
  }
  const short = () => built('short', 1)
  /** Has 13 chunks. */
  const long = () => built('long', 1_500)

  /** Deploys a short program that only the vault may upgrade. */
  const deployForVault = async () => {
    const programs = [short()]
    const upgradeAuthority = vault.publicKey
    const confirm = () => Promise.resolve(true)
    await deployPrograms(stage.options({ programs, upgradeAuthority, confirm }))
  }

  const propose = (built: BuiltProgram, overrides = {}) =>
    deployPrograms(
      stage.options({
        programs: [{ ...built, keypair: undefined }],
        bufferAuthority: vault.publicKey,
        ...overrides,
      }),
    )

  const upgradeWith = (proposal: Proposal, signer: Keypair) =>
    send(stage.connect(), new Transaction().add(proposal.instruction), signer)

  const deployed = async () => {
    const account = await stage.connect().getAccountInfo(programDataAddress(program.publicKey))
    return account?.data.subarray(PROGRAM_DATA_HEADER)
  }

  it('writes a buffer that only that address can upgrade the program with', async () => {
    // Given a program of the vault
    await deployForVault()

    // When a longer one is proposed
    const longer = long()
    const { outcome, proposal } = only(await propose(longer))

    // Then the old one is still deployed, and the buffer is the vault's
    expect(outcome).to.equal('propose')
    expect((await deployed())?.subarray(0, longer.elf.length).equals(longer.elf)).to.equal(false)
    const buffer = await stage.connect().getAccountInfo(proposal.buffer)
    expect(authorityOf('buffer', buffer?.data ?? Buffer.alloc(0))).to.deep.equal(vault.publicKey)
    expect(buffer?.data.subarray(BUFFER_HEADER).equals(longer.elf)).to.equal(true)

    // And the wallet can neither upgrade the program nor close the buffer
    expect(await failureOf(upgradeWith(proposal, stage.wallet))).to.contain('Signature')
    const close = closeBuffer(proposal.buffer, stage.wallet.publicKey)
    const closing = send(stage.connect(), new Transaction().add(close), stage.wallet)
    expect(await failureOf(closing)).to.contain('Incorrect authority')

    // But the vault can upgrade it, and the wallet has its deposit back
    const before = await stage.connect().getBalance(stage.wallet.publicKey)
    await upgradeWith(proposal, vault)
    expect((await deployed())?.subarray(0, longer.elf.length).equals(longer.elf)).to.equal(true)
    const after = await stage.connect().getBalance(stage.wallet.publicKey)
    expect(after - before).to.equal(buffer?.lamports)
  })

  it('prints what to propose', async () => {
    await deployForVault()
    const longer = long()
    stage.lines.length = 0
    const { proposal } = only(await propose(longer))
    const start = stage.lines.findIndex((line) => line.includes('propose this upgrade'))
    const end = longer.elf.findLastIndex((byte) => byte !== 0) + 1
    const hash = createHash('sha256').update(longer.elf.subarray(0, end)).digest('hex')
    expect(stage.lines.slice(start)).to.deep.equal([
      `long: propose this upgrade to ${vault.publicKey}:`,
      `  program   ${program.publicKey}`,
      `  buffer    ${proposal.buffer}`,
      `  spill     ${stage.wallet.publicKey}`,
      `  hash      ${hash} (compare: solana-verify get-buffer-hash ${proposal.buffer})`,
      '  calls     BPFLoaderUpgradeab1e11111111111111111111111',
      '  data      03000000 (hex)',
      '  accounts',
      `    ${programDataAddress(program.publicKey)} writable`,
      `    ${program.publicKey} writable`,
      `    ${proposal.buffer} writable`,
      `    ${stage.wallet.publicKey} writable`,
      '    SysvarRent111111111111111111111111111111111',
      '    SysvarC1ock11111111111111111111111111111111',
      `    ${vault.publicKey} signer`,
    ])
  })

  it('prints the same again, and sends nothing', async () => {
    await deployForVault()
    const longer = long()
    const first = only(await propose(longer))

    // Also for a wallet that has nothing left
    const lamports = (await stage.connect().getBalance(stage.wallet.publicKey)) - 5_000
    const all = { fromPubkey: stage.wallet.publicKey, toPubkey: vault.publicKey, lamports }
    await send(stage.connect(), new Transaction().add(SystemProgram.transfer(all)), stage.wallet)
    const connection = stage.connect()
    const again = only(await propose(longer, { connection }))
    expect(again.proposal).to.deep.equal(first.proposal)
    expect(connection.sent).to.equal(0)
  })

  it('resumes after an interruption before the buffer is handed over', async () => {
    // Given a run interrupted by its last transaction
    await deployForVault()
    const longer = long()
    const interrupted = new AbortController()
    const connection = stage.connect()
    const chunks = chunkCount(longer.elf.length)
    // Extension, creation, all chunks; the next one would hand the buffer over.
    connection.beforeSend = (sent) => {
      if (sent === 2 + chunks) interrupted.abort(new Error('Interrupted'))
    }
    const { signal } = interrupted
    const failure = await propose(longer, { connection, signal }).catch((error: unknown) => error)
    expect(failure).to.have.property('message', 'Interrupted')

    // When it is run again
    const again = stage.connect()
    const { proposal } = only(await propose(longer, { connection: again }))

    // Then no chunk is sent again
    expect(again.sent).to.equal(1)
    await upgradeWith(proposal, vault)
  })

  it('forgets the buffer once it has been used', async () => {
    await deployForVault()
    const longer = long()
    const { proposal } = only(await propose(longer))
    expect(stage.keptBuffers()).to.deep.equal([`${program.publicKey}-buffer.json`])
    await upgradeWith(proposal, vault)
    expect(only(await propose(longer), 'unchanged').proposal).to.equal(undefined)
    expect(stage.keptBuffers()).to.deep.equal([])
  })

  it('leaves a proposed buffer to its authority when the program has changed since', async () => {
    await deployForVault()
    const longer = long()
    const first = only(await propose(longer))
    const changed = { ...longer, elf: Buffer.concat([longer.elf, Buffer.alloc(8)]) }
    const second = only(await propose(changed))
    expect(second.proposal.buffer).to.not.deep.equal(first.proposal.buffer)
    expect(stage.lines).to.include(
      `The buffer ${first.proposal.buffer} stays with ${vault.publicKey}, who can close it.`,
    )
    expect(await stage.connect().getAccountInfo(first.proposal.buffer)).to.not.equal(null)
  })

  it('takes a new buffer when somebody has sent lamports to the stored address', async () => {
    // Given a stored buffer keypair whose address holds lamports
    await deployForVault()
    const longer = long()
    const connection = stage.connect()
    connection.beforeSend = (sent) => {
      if (sent > 1) throw new Error('no network')
    }
    await propose(longer, { connection }).catch(() => {})
    const [file] = stage.keptBuffers()
    expect(file).to.not.equal(undefined)
    const address = stage.keptBuffer(`${file}`).publicKey
    const gift = { fromPubkey: stage.wallet.publicKey, toPubkey: address, lamports: 1e6 }
    const giving = new Transaction().add(SystemProgram.transfer(gift))
    await send(stage.connect(), giving, stage.wallet)

    // Then the next run proposes another one
    const { proposal } = only(await propose(longer))
    expect(proposal.buffer).to.not.deep.equal(address)
  })

  describe('refuses, before anything is sent,', () => {
    it('a program that this address cannot upgrade', async () => {
      const programs = [short()]
      await deployPrograms(stage.options({ programs }))
      const connection = stage.connect()
      const refusal = await refusalOf(propose(long(), { connection }))
      expect(refusal).to.include({
        code: 'NOT_AUTHORITY',
        message: `long at ${program.publicKey} can be upgraded by ${stage.wallet.publicKey}, not by ${vault.publicKey}.`,
      })
      expect(connection.sent).to.equal(0)
    })

    it('a program that is not deployed', async () => {
      const connection = stage.connect()
      const refusal = await refusalOf(propose(long(), { connection }))
      expect(refusal).to.include({
        code: 'NOT_DEPLOYED',
        message:
          `long is not deployed at ${program.publicKey}, so there is nothing to upgrade. ` +
          `Deploy it with \`--upgrade-authority ${vault.publicKey}\` first. Nothing was sent.`,
      })
      expect(connection.sent).to.equal(0)
    })

    it('everything, in a dry run', async () => {
      await deployForVault()
      const connection = stage.connect()
      const options = { connection, isDryRun: true }
      const results = await propose(long(), options)
      expect(results).to.deep.equal([{ name: 'long', outcome: 'propose' }])
      expect(connection.sent).to.equal(0)
      expect(stage.lines.at(-2)).to.match(/^long: propose; rent \d\.\d{6} SOL, deposit 0\.0[1-9]/)
    })
  })
})

/** The only program's result, with its proposal. */
function only(results: DeployResult[], outcome = 'propose'): DeployResult & { proposal: Proposal } {
  const [result] = results
  if (!result || result.outcome !== outcome) throw new Error(`expected ${outcome}`)
  return result as DeployResult & { proposal: Proposal }
}

async function send(connection: Connection, transaction: Transaction, signer: Keypair) {
  const blockhash = await connection.getLatestBlockhash()
  Object.assign(transaction, { feePayer: signer.publicKey, recentBlockhash: blockhash.blockhash })
  transaction.sign(signer)
  await connection.sendRawTransaction(transaction.serialize())
}

async function failureOf(sending: Promise<unknown>): Promise<string> {
  return sending.then(
    () => 'success',
    (error: unknown) => String(error),
  )
}
