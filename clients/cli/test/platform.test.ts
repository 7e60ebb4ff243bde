import { expect } from 'chai'
import { Workplace } from './_command.ts'

const EVM = `0x${'a1'.repeat(20)}`
const APTOS = `0x${'a2'.repeat(32)}`
const SOLANA = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const OWN = {
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  evm: `0x${'b1'.repeat(20)}`,
  aptos: `0x${'b2'.repeat(32)}`,
}
const CHAINS = {
  solana: [],
  evm: ['--chain', 'base'],
  aptos: ['--chain', 'aptos-testnet'],
} as const
const SETTINGS = {
  platform: {
    name: 'Gallery',
    solana: { recipient: SOLANA },
    evm: { basisPoints: 250, recipient: EVM },
    aptos: { recipient: APTOS },
  },
}

interface Written {
  readonly config: { readonly money: { readonly platformFee: { basisPoints: number } } }
}

describe('the platform fee of a new config', () => {
  const init = (workplace: Workplace, family: keyof typeof CHAINS) => {
    const args = ['init', '--yes', '--force', '--treasury', OWN[family], ...CHAINS[family]]
    return workplace.jsonInside<Written>(args)
  }

  for (const [family, recipient, value] of [
    ['solana', SOLANA, 300],
    ['evm', EVM, 250],
    ['aptos', APTOS, 300],
  ] as const) {
    it(`is the operator's, where there is one (${family})`, async () => {
      const workplace = new Workplace()
      workplace.write('mintline.json', SETTINGS)
      const { code, stderr, data } = await init(workplace, family)
      expect(code, stderr).to.equal(0)
      const { platformFee } = data.config.money
      expect(platformFee.basisPoints).to.equal(value)
      expect(JSON.stringify(platformFee)).to.include(recipient).and.not.include(OWN[family])
    })

    it(`is none without an operator (${family})`, async () => {
      const { code, stderr, data } = await init(new Workplace(), family)
      expect(code, stderr).to.equal(0)
      expect(data.config.money.platformFee.basisPoints).to.equal(0)
    })
  }

  it('is named, and comes from the file that an operator names', async () => {
    const workplace = new Workplace([], { MINTLINE_SETTINGS: 'gallery.json' })
    workplace.write('gallery.json', SETTINGS)
    const args = ['init', '--yes', '--treasury', OWN.evm, ...CHAINS.evm]
    const { code, stdout, stderr } = await workplace.runInside(args)
    expect(code, stderr).to.equal(0)
    expect(stdout).to.include(`Platform fee of Gallery: 2.5% to ${EVM}\n`)
  })

  it('error: settings that are not valid, or not there, before anything is written', async () => {
    const workplace = new Workplace()
    workplace.write('mintline.json', { platform: { evm: { recipient: SOLANA } } })
    const wrong = await init(workplace, 'evm')
    expect(wrong.code).to.equal(3)
    expect(wrong.data).to.have.nested.property('error.context.problems[0].path', 'platform.evm')
    const missing = new Workplace([], { MINTLINE_SETTINGS: 'gallery.json' })
    const { code, data } = await init(missing, 'evm')
    expect([code, data]).to.have.nested.property('1.error.code', 'FILE_NOT_READABLE')
  })
})
