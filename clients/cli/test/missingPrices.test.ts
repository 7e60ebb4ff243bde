import type { InputProblem } from '@mintline/core'
import { expect } from 'chai'
import { defaultAnswers } from '../src/config/newConfig.ts'
import { Workplace } from './_command.ts'
import { earlierAptosConfig, earlierConfig, earlierEvmConfig } from './_earlierConfigs.ts'

const MISSING = 'It is missing: write what an item costs, or "price": 0 where it is free'
const SOLANA = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'

const ANSWERS = defaultAnswers()
const CONFIGS = {
  Solana: earlierConfig({ ...ANSWERS, treasury: SOLANA }),
  'EVM chains': earlierEvmConfig({
    ...ANSWERS,
    price: '0.01 ETH',
    chain: 'base-sepolia',
    treasury: `0x${'ab'.repeat(20)}`,
  }),
  Aptos: earlierAptosConfig({
    ...ANSWERS,
    price: '0.5 APT',
    chain: 'aptos-testnet',
    treasury: `0x${'ab'.repeat(32)}`,
  }),
} as const

describe('A public phase without a price', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace()
  })

  async function problemsOf(config: object, command = 'validate'): Promise<string[]> {
    workplace.write('drop.config.json', config)
    const { code, data } = await workplace.jsonInside<{
      error?: { context: { problems: readonly InputProblem[] } }
    }>([command])
    expect(code).to.equal(data.error ? 3 : 0)
    return data.error?.context.problems.map(({ path, message }) => `${path}: ${message}`) ?? []
  }

  for (const [chain, { phases, ...config }] of Object.entries(CONFIGS)) {
    const [{ price: _, ...phase } = { price: '' }] = phases

    it(`is refused on ${chain}, as nobody has said that it is free`, async () => {
      // Given a config whose phase has lost its price
      const priceless = { ...config, phases: [phase] }

      // Then neither validate nor launch takes it, and the sentence says how to give items away
      for (const command of ['validate', 'launch']) {
        expect(await problemsOf(priceless, command)).to.deep.equal([`phases.0.price: ${MISSING}`])
      }
      for (const price of [0, '0']) {
        expect(await problemsOf({ ...config, phases: [{ ...phase, price }] })).to.deep.equal([])
      }
    })
  }

  it('is no phase with a list on Solana, where each wallet has a price of its own', async () => {
    const { phases: _, ...config } = CONFIGS.Solana
    workplace.write('members.csv', `wallet,price (SOL),amount\n${SOLANA},0.5,1\n`)
    const listed = { name: 'Members', type: 'allowList', list: 'members.csv' }
    expect(await problemsOf({ ...config, phases: [listed] })).to.deep.equal([])
  })
})
