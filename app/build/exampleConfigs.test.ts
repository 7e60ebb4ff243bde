import { readPlatformSettings } from '@mintline/core'
import { PAGE_THEME_FIELD, readPageTheme } from '@mintline/core/metadata'
import { describe, expect, it } from 'vitest'
import { codeBlocks } from '../../tests/helpers/documents.ts'
import { aptosSetup } from '../src/entities/cluster/lib/aptosSetup.ts'
import { networkIds } from '../src/entities/cluster/lib/cluster.ts'
import { checkRuntimeConfig } from '../src/entities/cluster/lib/runtimeConfig.ts'
import { checkIndexers } from '../src/entities/indexer/lib/indexers.ts'
import { chooseGateway, gatewayProblem } from '../src/entities/metadata/lib/pictureUrl.ts'

const BLOCKS = codeBlocks('app/README.md', 'json')
const isTheme = ({ code }: { code: string }) => code.includes(PAGE_THEME_FIELD)
const THEMES = BLOCKS.filter(isTheme)
const EXAMPLES = BLOCKS.filter((block) => !isTheme(block))
/** Addresses that replace omitted ones, by the text around them. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '"recipient": "…"': '"recipient": "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"',
  '"recipient": "0x…"': `"recipient": "0x${'a1'.repeat(20)}"`,
  '"machine": "0x…"': `"machine": "0x${'a2'.repeat(32)}"`,
  'https://…': 'https://node.example',
}

describe("the README's configurations", () => {
  it('are accepted by the pages', () => {
    expect(EXAMPLES).not.toHaveLength(0)
    for (const { code, line } of EXAMPLES) {
      const text = Object.entries(ADDRESSES).reduce((all, pair) => all.replace(...pair), code)
      const json: unknown = JSON.parse(text)
      const { config, problems } = checkRuntimeConfig(json, networkIds())
      chooseGateway(config.ipfs)
      const all = [
        ...problems,
        ...readPlatformSettings(config.platform).problems,
        ...checkIndexers(config.indexer).problems,
        gatewayProblem(config.ipfs),
        ...Object.keys(config.aptos ?? {}).map((slug) => aptosSetup(slug, config).problem),
      ]
      expect(
        all.filter((each) => each !== undefined),
        `line ${line}`,
      ).toEqual([])
    }
  })

  it('show a theme that pages accept whole', () => {
    expect(THEMES).toHaveLength(1)
    for (const { code } of THEMES) {
      const written = JSON.parse(code)[PAGE_THEME_FIELD]
      const { theme, problems } = readPageTheme(written)
      expect(problems).toEqual([])
      expect(theme).toMatchObject(written)
    }
  })
})
