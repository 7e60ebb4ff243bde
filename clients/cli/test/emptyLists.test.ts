import type { InputProblem } from '@mintline/core'
import { expect } from 'chai'
import { defaultAnswers } from '../src/config/newConfig.ts'
import { Workplace } from './_command.ts'
import { earlierAptosConfig, earlierConfig, earlierEvmConfig } from './_earlierConfigs.ts'

const SOLANA = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'
const EVM = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const APTOS = `0x${'ab'.repeat(32)}`

/** New configs of each chain with these settings of their only phase. */
const CONFIGS = {
  Solana: (phase: object) =>
    withPhase(earlierConfig({ ...defaultAnswers(), treasury: SOLANA }), {
      type: 'merkleTree',
      ...phase,
    }),
  EVM: (phase: object) => {
    const answers = { ...defaultAnswers(), price: '0.01 ETH', treasury: EVM }
    return withPhase(earlierEvmConfig({ ...answers, chain: 'local-development' }), phase)
  },
  Aptos: (phase: object) => {
    const answers = { ...defaultAnswers(), price: '0.5 APT', treasury: APTOS }
    const config = earlierAptosConfig({ ...answers, chain: 'aptos-local' })
    return withPhase(config, { type: 'merkleTree', ...phase })
  },
} as const

function withPhase<Config extends { readonly phases: readonly object[] }>(
  config: Config,
  phase: object,
) {
  return { ...config, phases: [{ ...config.phases[0], ...phase }] }
}

describe('Phases whose list is empty or missing', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace()
  })

  async function problemsOf(...args: readonly string[]): Promise<string[]> {
    const { code, data } = await workplace.jsonInside<{
      error?: { context: { problems: readonly InputProblem[] } }
    }>(args)
    expect(code).to.equal(data.error ? 3 : 0)
    return data.error?.context.problems.map(({ path, message }) => `${path}: ${message}`) ?? []
  }

  for (const [chain, configWith] of Object.entries(CONFIGS)) {
    it(`an empty name is refused by validate and launch in the same words, on ${chain}`, async () => {
      workplace.write('drop.config.json', configWith({ list: '' }))
      const expected = [
        'phases.0.list: It is empty: write the name of a CSV file, or leave the setting out',
      ]
      expect(await problemsOf('validate')).to.deep.equal(expected)
      expect(await problemsOf('launch')).to.deep.equal(expected)
    })

    it(`a list without wallets is refused by validate on ${chain}`, async () => {
      workplace.write('drop.config.json', configWith({ list: 'members.csv' }))
      for (const text of ['', 'wallet,amount\n', '\n\n']) {
        workplace.write('members.csv', text)
        expect((await problemsOf('validate')).length, JSON.stringify(text)).to.equal(1)
      }
    })
  }

  for (const chain of ['Solana', 'Aptos'] as const) {
    it(`a merkle phase without a list is refused by validate and launch on ${chain}`, async () => {
      workplace.write('drop.config.json', CONFIGS[chain]({}))
      const problems = await problemsOf('validate')
      expect(problems).to.have.length(1)
      expect(problems[0]).to.match(/^phases\.0\.list: .*needs .*a file or a root$/)
      expect(await problemsOf('launch')).to.deep.equal(problems)
    })
  }
})
