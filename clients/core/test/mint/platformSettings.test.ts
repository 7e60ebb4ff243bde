import { expect } from 'chai'
import { readPlatformSettings } from '../../src/mint/platformSettings.ts'

const EVM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOLANA = 'So11111111111111111111111111111111111111112'

describe('Platform settings', () => {
  it('are fees by chain family, of 3 % unless they say otherwise', () => {
    const { platform, problems } = readPlatformSettings({
      name: 'Gallery',
      solana: { recipient: SOLANA },
      evm: { basisPoints: 250, recipient: EVM },
    })
    expect(problems).to.deep.equal([])
    expect(platform).to.deep.equal({
      solana: { name: 'Gallery', valueBp: 300, recipient: SOLANA },
      evm: { name: 'Gallery', valueBp: 250, recipient: EVM.toLowerCase() },
    })
  })

  it('are none without a setting', () => {
    expect(readPlatformSettings(undefined)).to.deep.equal({ platform: {}, problems: [] })
  })

  for (const [what, value, expected] of [
    ['no object', [], ['platform CONFIG_INVALID']],
    ['a name that is no text', { name: 1 }, ['platform.name CONFIG_INVALID']],
    ['an unknown chain', { bitcoin: { recipient: 'x' } }, ['platform.bitcoin CONFIG_INVALID']],
    ['no recipient', { evm: { basisPoints: 300 } }, ['platform.evm INVALID_ADDRESS']],
    [
      'a recipient of another chain',
      { aptos: { recipient: EVM } },
      ['platform.aptos ADDRESS_OF_OTHER_CHAIN'],
    ],
    [
      'more than the price',
      { evm: { basisPoints: 10_001, recipient: EVM } },
      ['platform.evm BASIS_POINTS_INVALID'],
    ],
    [
      'a text as basis points',
      { evm: { basisPoints: '300', recipient: EVM } },
      ['platform.evm BASIS_POINTS_INVALID'],
    ],
  ] as const) {
    it(`error: ${what} is left out, and said`, () => {
      const { platform, problems } = readPlatformSettings(value)
      expect(platform).to.deep.equal({})
      expect(problems.map(({ path, code }) => `${path} ${code}`)).to.deep.equal(expected)
    })
  }
})
