import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Keypair,
  PublicKey,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { LocalnetError, loadWorkspacePrograms, startLocalnet } from '../../src/index.ts'
import { connect, failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const UPGRADEABLE_LOADER = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')

describe('programs', () => {
  let folder: string
  let elf: Uint8Array
  const programId = Keypair.generate().publicKey
  const upgradeAuthority = Keypair.generate().publicKey

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'localnet-'))
    // The engine includes the memo program; its account is the ELF.
    const { localnet, connection } = await startTestNet()
    elf = new Uint8Array((await connection.getAccountInfo(MEMO))?.data ?? [])
    await localnet.close()
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('are deployed as upgradeable ones, and run', async () => {
    // Given a network with the memo program at another address
    const program = {
      programId: programId.toBase58(),
      elf,
      upgradeAuthority: upgradeAuthority.toBase58(),
    }
    const { localnet, connection } = await startTestNet({ programs: [program] })
    const payer = await fundedKeypair(connection)

    // When it is invoked
    const data = Buffer.from('hello')
    const instruction = new TransactionInstruction({ keys: [], programId, data })
    const transaction = new Transaction().add(instruction)
    const signature = await sendAndConfirmTransaction(connection, transaction, [payer])

    // Then it has run
    const shown = await connection.getParsedTransaction(signature)
    expect(shown?.meta?.logMessages?.[1]).to.equal('Program log: Memo (len 5)')

    // And it has the accounts of an upgradeable program with that authority
    const [programData] = PublicKey.findProgramAddressSync(
      [programId.toBuffer()],
      UPGRADEABLE_LOADER,
    )
    const parsed = async (address: PublicKey) =>
      (await connection.getParsedAccountInfo(address)).value?.data
    expect(await parsed(programId)).to.deep.include({
      parsed: { type: 'program', info: { programData: programData.toBase58() } },
    })
    const data2 = await parsed(programData)
    expect(data2)
      .to.have.nested.property('parsed.info.authority')
      .that.equals(upgradeAuthority.toBase58())
    await localnet.close()
  })

  it('are found in a workspace by name, with the address in their IDL', async () => {
    // Given a workspace with one built program
    expect(loadWorkspacePrograms(folder)).to.deep.equal([])
    mkdirSync(join(folder, 'target', 'deploy'), { recursive: true })
    mkdirSync(join(folder, 'target', 'idl'))
    writeFileSync(join(folder, 'target', 'deploy', 'memo.so'), elf)
    const idl = join(folder, 'target', 'idl', 'memo.json')

    // When its IDL is missing or has no address, then there is an error
    expect(() => loadWorkspacePrograms(folder)).to.throw(LocalnetError, 'has no IDL')
    writeFileSync(idl, '{')
    expect(() => loadWorkspacePrograms(folder)).to.throw(LocalnetError, 'no program address')

    // When it declares an address, then the program is found
    writeFileSync(idl, JSON.stringify({ address: programId.toBase58() }))
    const [program] = loadWorkspacePrograms(folder)
    expect(program).to.deep.equal({ name: 'memo', programId: programId.toBase58(), elf })
  })

  it('survive a restart, and accounts are not funded twice', async () => {
    // Given a stored network with a program and an account that has spent something
    const stateFolder = join(folder, 'state')
    const address = Keypair.generate()
    const options = {
      rpcPort: 0,
      stateFolder,
      accounts: [{ address: address.publicKey.toBase58(), lamports: 2_000_000_000n }],
    }
    const first = await startLocalnet(options)
    first.addProgram({ programId: programId.toBase58(), elf })
    const data = Buffer.from('first')
    const instruction = new TransactionInstruction({ keys: [], programId, data })
    await sendAndConfirmTransaction(connect(first), new Transaction().add(instruction), [address])
    await first.close()

    // When it restarts, then the program runs and only fees are gone
    const second = await startLocalnet(options)
    await sendAndConfirmTransaction(connect(second), new Transaction().add(instruction), [address])
    expect(await connect(second).getBalance(address.publicKey)).to.equal(1_999_990_000)
    await second.close()
  })

  it('error: an ELF that cannot be loaded', async () => {
    const program = { programId: programId.toBase58(), elf: new Uint8Array(100) }
    const failure = await failureOf(startTestNet({ programs: [program] }))
    expect(failure).to.be.instanceOf(LocalnetError).with.property('code', 'BAD_PROGRAM')
  })
})
