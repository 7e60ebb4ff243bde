import { expect } from 'chai'
import { defaultAnswers } from '../src/config/newConfig.ts'
import { type CommandRun, Workplace } from './_command.ts'
import { earlierAptosConfig, earlierConfig, earlierEvmConfig } from './_earlierConfigs.ts'

const ETHEREUM = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SOLANA = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'
const APTOS = '0x05a9ca341b6dc160ce32505ec9dd3e1fd538dc3cd05e5db0b9455f69ffde96e9'
const ZERO = `0x${'0'.repeat(40)}`

/** New configs of each chain, with a treasury that gets everything. */
const CONFIGS = {
  Solana: (treasury: string) => earlierConfig({ ...defaultAnswers(), treasury }),
  EVM: (treasury: string) =>
    earlierEvmConfig({
      ...defaultAnswers(),
      price: '0.01 ETH',
      chain: 'local-development',
      treasury,
    }),
  Aptos: (treasury: string) =>
    earlierAptosConfig({ ...defaultAnswers(), price: '0.5 APT', chain: 'aptos-local', treasury }),
} as const

describe('Addresses of other chains, and of nobody', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace()
  })

  /** Problems of a config with this treasury, as lines with path and message. */
  async function problemsOf(chain: keyof typeof CONFIGS, treasury: string): Promise<string[]> {
    workplace.write('drop.config.json', CONFIGS[chain](treasury))
    const { code, stdout } = await workplace.runInside(['validate', '--json'])
    if (code === 0) return []
    const { error } = JSON.parse(stdout)
    return error.context.problems.map(
      ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,
    )
  }

  for (const [chain, own, other, form] of [
    ['Aptos', APTOS, ETHEREUM, 'an EVM'],
    ['Aptos', APTOS, SOLANA, 'a Solana'],
    ['EVM', ETHEREUM, SOLANA, 'a Solana'],
    ['EVM', ETHEREUM, APTOS, 'an Aptos'],
    ['Solana', SOLANA, ETHEREUM, 'an EVM'],
    ['Solana', SOLANA, APTOS, 'an Aptos'],
  ] as const) {
    it(`validate refuses ${form} address in each place of a config for ${chain}`, async () => {
      expect(await problemsOf(chain, own)).to.deep.equal([])
      const problems = await problemsOf(chain, other)
      expect(problems.length).to.be.at.least(3)
      for (const problem of problems) {
        expect(problem).to.contain(`${other} looks like ${form} address`)
        expect(problem).to.contain(`write the ${chain} address of the wallet`)
      }
    })
  }

  it('an Ethereum address is taken on Aptos with all 64 digits', async () => {
    expect(await problemsOf('Aptos', `0x${ETHEREUM.slice(2).padStart(64, '0')}`)).to.deep.equal([])
  })

  it('validate and allowlist root refuse an Ethereum address in a list for Aptos', async () => {
    const config = CONFIGS.Aptos(APTOS)
    const [phase] = config.phases
    workplace.write('drop.config.json', {
      ...config,
      phases: [{ ...phase, type: 'merkleTree', list: 'members.csv' }],
    })
    workplace.write('members.csv', `wallet,amount\n${ETHEREUM},2\n${APTOS},2\n`)
    const expected = 'This is an EVM address: the list needs the Aptos address of the wallet.'
    const runs: CommandRun[] = [
      await workplace.runInside(['validate']),
      await workplace.runInside(['aptos', 'allowlist', 'root', '--phase', 'Everybody']),
    ]
    for (const { code, stdout, stderr } of runs) {
      expect(code, stdout).to.equal(3)
      expect(stderr).to.contain(expected)
    }
  })

  it('validate refuses the zero address as treasury and recipient on EVM chains', async () => {
    const problems = await problemsOf('EVM', ZERO)
    const message = `${ZERO} belongs to nobody: use the address of a wallet`
    expect(problems).to.deep.equal([
      `collection.treasury: ${message}`,
      `collection.royalties.recipient: ${message}`,
      `collection.platformFee.recipient: ${message}`,
    ])
  })

  it('mint --to refuses an address of another chain before anything else', async () => {
    for (const [chain, to, args] of [
      ['Solana', ETHEREUM, ['mint']],
      ['EVM', SOLANA, ['evm', 'mint']],
      ['Aptos', ETHEREUM, ['aptos', 'mint']],
    ] as const) {
      workplace.write('drop.config.json', CONFIGS[chain](to))
      const { code, data } = await workplace.jsonInside<{ error: { code: string } }>([
        ...args,
        '--to',
        to,
      ])
      expect([code, data.error.code]).to.deep.equal([3, 'ADDRESS_OF_OTHER_CHAIN'])
    }
  })
})
