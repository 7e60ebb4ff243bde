import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { DeployError } from '../lib/deployError.ts'
import { deployPrograms } from '../lib/deployPrograms.ts'
import type { Question } from '../lib/handOver.ts'
import { authorityOf, programDataAddress } from '../lib/loader.ts'
import type { BuiltProgram } from '../lib/program.ts'
import { readAuthorities } from '../lib/readAuthorities.ts'
import { SBPF_GATES } from '../lib/sbpf.ts'
import { refusalOf, Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

describe('deployPrograms for another upgrade authority', () => {
  let stage: Stage
  let programs: BuiltProgram[]
  const vault = Keypair.generate().publicKey
  /** Questions asked; all are answered with yes. */
  let questions: Question[]
  const confirm = (question: Question) => {
    questions.push(question)
    return Promise.resolve(true)
  }

  beforeEach(async () => {
    stage = await Stage.start()
    programs = [small()]
    questions = []
  })
  afterEach(() => stage.end())

  const authority = async () => {
    const address = programDataAddress(programs[0]?.address ?? vault)
    const account = await stage.connect().getAccountInfo(address)
    if (!account) throw new Error('The program has no data.')
    return authorityOf('programData', account.data)
  }

  it('hands a first deployment over', async () => {
    const upgradeAuthority = vault
    await deployPrograms(stage.options({ programs, upgradeAuthority, confirm }))
    expect(await authority()).to.deep.equal(vault)
    expect(questions).to.deep.equal([
      {
        text: `Give the upgrade authority over small on localnet to ${vault}? The wallet cannot take it back.`,
        isForPerson: false,
      },
    ])
    expect(stage.lines.at(-1)).to.equal(`small can be upgraded by ${vault} from now on.`)
  })

  it('hands an unchanged program over, and does nothing the next time', async () => {
    await deployPrograms(stage.options({ programs }))
    await deployPrograms(stage.options({ programs, upgradeAuthority: vault, confirm }))
    expect(await authority()).to.deep.equal(vault)
    const connection = stage.connect()
    await deployPrograms(stage.options({ programs, upgradeAuthority: vault, connection }))
    expect(connection.sent).to.equal(0)
  })

  it('hands over in the next run what an interruption has left', async () => {
    // Given a deployment that is interrupted before the last transaction
    const interrupted = new AbortController()
    const connection = stage.connect()
    // Creation of the buffer, one chunk, deployment.
    connection.beforeSend = (sent) => {
      if (sent === 3) interrupted.abort(new Error('Interrupted'))
    }
    const { signal } = interrupted
    const options = { programs, upgradeAuthority: vault, confirm }
    await deployPrograms(stage.options({ ...options, connection, signal })).catch(() => {})
    await deployPrograms(stage.options(options))
    expect(await authority()).to.deep.equal(vault)
  })

  it('makes a program final', async () => {
    await deployPrograms(stage.options({ programs, upgradeAuthority: 'none', confirm }))
    expect(await authority()).to.equal(undefined)
    expect(questions).to.deep.equal([
      {
        text: 'Make small final on localnet? Nobody can ever upgrade them again, and this cannot be undone.',
        isForPerson: false,
      },
    ])
    expect(stage.lines).to.include(
      'small: nobody will be able to upgrade it. This cannot be undone.',
    )

    // And it stays final
    const connection = stage.connect()
    const again = stage.options({ programs, upgradeAuthority: 'none', connection })
    await deployPrograms(again)
    expect(connection.sent).to.equal(0)
    const refusal = await refusalOf(
      deployPrograms(stage.options({ programs, upgradeAuthority: vault })),
    )
    expect(refusal.code).to.equal('NOT_AUTHORITY')
    expect(refusal.message).to.contain('can be upgraded by nobody, so the wallet')
  })

  it('warns of an address that a program owns', async () => {
    // The wallet's program stands for a multisig's own account.
    await deployPrograms(stage.options({ programs }))
    const owned = programDataAddress(programs[0]?.address ?? vault)
    const other = [small()]
    const options = { programs: other, upgradeAuthority: owned, isDryRun: true }
    await deployPrograms(stage.options(options))
    expect(stage.lines).to.include(
      `small: only ${owned} will be able to upgrade it. This is an account of the program BPFLoaderUpgradeab1e11111111111111111111111: name a multisig's vault, since the multisig's own account cannot sign.`,
    )
  })

  describe('on a mainnet', () => {
    const mainnet = () => ({ ...stage.cluster, name: 'mainnet', isMainnet: true })

    it('requires a first deployment to say who may upgrade', async () => {
      const connection = stage.connect()
      const options = stage.options({ programs, connection, confirm, cluster: mainnet() })
      expect(await refusalOf(deployPrograms(options))).to.include({
        code: 'NO_AUTHORITY_NAMED',
        message:
          "Say who may upgrade small afterwards, with `--upgrade-authority` (a multisig's vault, or the wallet itself), or `--final` for nobody. Nothing was sent.",
      })
      expect(connection.sent).to.equal(0)
    })

    it('accepts the wallet as that address', async () => {
      const upgradeAuthority = stage.wallet.publicKey
      const cluster = mainnet()
      await deployPrograms(stage.options({ programs, confirm, cluster, upgradeAuthority }))
      expect(await authority()).to.deep.equal(stage.wallet.publicKey)
      expect(questions.map(({ text }) => text)).to.deep.equal([
        'Deploy to mainnet with real money?',
      ])
    })

    it('asks a person before a program becomes final', async () => {
      const options = { programs, confirm, cluster: mainnet(), upgradeAuthority: 'none' } as const
      await deployPrograms(stage.options(options))
      expect(questions.map(({ isForPerson }) => isForPerson)).to.deep.equal([false, true])
    })
  })

  describe('refuses, before anything is sent,', () => {
    it('what nobody confirms', async () => {
      const connection = stage.connect()
      for (const upgradeAuthority of [vault, 'none'] as const) {
        const answer = { confirm: () => Promise.resolve(false), connection }
        const options = stage.options({ programs, upgradeAuthority, ...answer })
        expect((await refusalOf(deployPrograms(options))).code).to.equal('NOT_CONFIRMED')
      }
      expect(connection.sent).to.equal(0)
    })

    it("to hand over another wallet's program", async () => {
      await deployPrograms(stage.options({ programs }))
      const connection = stage.connect()
      const wallet = Keypair.generate()
      const options = { programs, wallet, connection, upgradeAuthority: vault, confirm }
      const refusal = await refusalOf(deployPrograms(stage.options(options)))
      expect(refusal.code).to.equal('NOT_AUTHORITY')
      expect(connection.sent).to.equal(0)
    })

    it('to make v0 final where the loader would refuse it', async () => {
      // Given a deployed v0 program, and a cluster that takes v3 only
      programs = [await stage.shortProgram()]
      await deployPrograms(stage.options({ programs }))
      stage.localnet.activateFeature(SBPF_GATES.disableBelowV3.toBase58())

      // Then it is refused, and stays upgradeable; handing it over is not
      const connection = stage.connect()
      const final = stage.options({ programs, connection, upgradeAuthority: 'none', confirm })
      expect((await refusalOf(deployPrograms(final))).code).to.equal('SBPF_REFUSED')
      expect(connection.sent).to.equal(0)
      await deployPrograms(stage.options({ programs, upgradeAuthority: vault, confirm }))
      expect(await authority()).to.deep.equal(vault)
    })
  })
})

describe('options about authorities', () => {
  const address = Keypair.generate().publicKey.toBase58()
  const refusal = (options: Parameters<typeof readAuthorities>[0]) => {
    try {
      readAuthorities(options)
    } catch (error) {
      if (error instanceof DeployError) return `${error.code}: ${error.message}`
      throw error
    }
    return 'none'
  }

  it('are addresses, or final', () => {
    expect(readAuthorities({})).to.deep.equal({
      bufferAuthority: undefined,
      upgradeAuthority: undefined,
    })
    expect(readAuthorities({ final: true }).upgradeAuthority).to.equal('none')
    const given = readAuthorities({ 'buffer-authority': address })
    expect(given.bufferAuthority?.toBase58()).to.equal(address)
  })

  it('exclude each other', () => {
    expect(refusal({ 'upgrade-authority': address, final: true })).to.equal(
      'BAD_OPTION: Give only one of --upgrade-authority and --final.',
    )
    expect(refusal({ 'buffer-authority': address, 'upgrade-authority': address })).to.equal(
      'BAD_OPTION: Give only one of --buffer-authority and --upgrade-authority.',
    )
  })

  it('refuse what is no address, and an address that nobody has', () => {
    for (const text of ['vault', '', '11111111111111111111111111111111']) {
      expect(refusal({ 'upgrade-authority': text })).to.equal(
        `BAD_OPTION: --upgrade-authority must be an address that can sign, not "${text}".`,
      )
    }
  })
})

/** A program with one instruction, which deploys in three transactions. */
function small(): BuiltProgram {
  const keypair = Keypair.generate()
  return { name: 'small', address: keypair.publicKey, elf: v3Program(), keypair }
}
