import { readPlatformSettings } from '@mintline/core'
import { expect } from 'chai'
import { APTOS_CONFIG } from '../../clients/cli/src/aptos/config/aptosConfigKind.ts'
import { readConfigAs } from '../../clients/cli/src/config/readConfigAs.ts'
import { SOLANA_CONFIG } from '../../clients/cli/src/config/solanaConfigKind.ts'
import { EVM_CONFIG } from '../../clients/cli/src/evm/config/evmConfigKind.ts'
import { SETTINGS_SCHEMA } from '../../server/src/config/settingsSchema.ts'
import { type CodeBlock, codeBlocks } from '../helpers/documents.ts'
import { SERVER_DOCUMENTS } from './serverDocuments.ts'

const SOLANA = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const EVM = `0x${'a1'.repeat(20)}`
const BYTES32 = `0x${'a2'.repeat(32)}`
/** Long ago, as an example's phases may have ended. */
const NOW = 0n

describe('Configs in documents', () => {
  it('are drops that the command accepts', () => {
    const kinds = { solana: SOLANA_CONFIG, evm: EVM_CONFIG, aptos: APTOS_CONFIG }
    const addresses = { solana: SOLANA, evm: EVM, aptos: BYTES32 }
    const drops = blocksWith('clients/cli/README.md', 'version')
    expect(drops.map(familyOf)).to.deep.equal(['solana', 'evm', 'aptos'])
    for (const drop of drops) {
      const family = familyOf(drop)
      const text = drop.code.replaceAll('<address>', addresses[family])
      const { problems } = readConfigAs<unknown>(kinds[family], text, NOW)
      expect(problems, placeOf(drop)).to.deep.equal([])
    }
  })

  it("are fees that a host's settings may have", () => {
    const [fees] = blocksWith('clients/cli/README.md', 'platform')
    const { platform } = JSON.parse(fees?.code ?? '')
    for (const [family, address] of Object.entries({ solana: SOLANA, evm: EVM, aptos: BYTES32 })) {
      platform[family].recipient = address
    }
    expect(readPlatformSettings(platform).problems).to.deep.equal([])
  })

  it('are settings that the server accepts', () => {
    const settings = SERVER_DOCUMENTS.flatMap((document) => codeBlocks(document, 'json')).filter(
      isSettings,
    )
    expect(settings.map(({ document }) => document)).to.include.members(WITH_SETTINGS)
    for (const block of settings) {
      const { code } = block
      const text = code
        .replace(/(?<="key": ")0x…|(?<="machines": \[")0x…/g, BYTES32)
        .replaceAll('0x…', EVM)
      const { error } = SETTINGS_SCHEMA.safeParse(JSON.parse(text))
      expect(error?.issues, placeOf(block)).to.equal(undefined)
    }
  })
})

const WITH_SETTINGS = [
  'server/README.md',
  'docs/server-settings.md',
  'docs/server-chains.md',
  'docs/server-orders.md',
  'docs/server-third-parties.md',
]

/** Returns true for a block that names a setting, unlike bodies and answers of calls. */
function isSettings({ code }: CodeBlock): boolean {
  return Object.keys(JSON.parse(code)).some((name) => name in SETTINGS_SCHEMA.shape)
}

function blocksWith(document: string, setting: string): CodeBlock[] {
  const blocks = codeBlocks(document, 'json').filter(({ code }) => setting in JSON.parse(code))
  expect(blocks, `${document} has ${setting}`).not.to.deep.equal([])
  return blocks
}

function familyOf({ code }: CodeBlock): 'solana' | 'evm' | 'aptos' {
  const { chain = '' } = JSON.parse(code)
  if (chain === '') return 'solana'
  return chain.startsWith('aptos') ? 'aptos' : 'evm'
}

const placeOf = ({ document, line }: CodeBlock) => `${document}:${line}`
