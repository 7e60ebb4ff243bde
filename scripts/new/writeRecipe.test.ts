import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { changesOf as changesIn, only, ROOT, scratchFolder, TIPS } from './_scratch.ts'

let root: string

beforeEach(() => {
  root = scratchFolder()
})

const changesOf = (words: readonly string[], options: Readonly<Record<string, string>>) =>
  changesIn(root, words, options)

describe('npm run new -- command', () => {
  it('writes definition and action, and registers them in the tree and the README', () => {
    const changes = changesOf(['command', 'tip-jar'], { description: 'Show where tips go.' })

    expect(Object.keys(changes)).to.deep.equal([
      'clients/cli/src/usage/tipJar.ts',
      'clients/cli/src/commands/tipJar.ts',
      'clients/cli/src/usage/tree.ts',
      'clients/cli/README.md',
    ])
    expect(
      changes['clients/cli/src/usage/tipJar.ts']?.added,
    ).to.equal(`import type { CommandDefinition } from './definition.ts'
import { DROP } from './options.ts'

export const TIP_JAR: CommandDefinition = {
  name: 'tip-jar',
  description: 'Show where tips go.',
  options: DROP,
  examples: { any: ['', '--json'] },
  actions: { solana: async () => (await import('../commands/tipJar.ts')).tipJar },
}`)
    expect(changes['clients/cli/src/commands/tipJar.ts']?.added).to.include(
      'const { symbol, editions } = await readCollection(context, options)',
    )
    expect(changes['clients/cli/src/usage/tree.ts']).to.deep.equal(
      only("import { TIP_JAR } from './tipJar.ts'\n  TIP_JAR,"),
    )
    expect(changes['clients/cli/README.md']).to.deep.equal(
      only('| `tip-jar` | show where tips go |'),
    )
  })

  for (const chain of ['evm', 'aptos'] as const) {
    it(`writes a command of ${chain}`, () => {
      const changes = changesOf(['command', 'tip-jar'], { description: 'Show tips.', chain })

      expect(changes['clients/cli/src/usage/tipJar.ts']?.added).to.include(
        `actions: { ${chain}: async () => (await import('../${chain}/commands/tipJar.ts')).tipJar },`,
      )
      expect(changes[`clients/cli/src/${chain}/commands/tipJar.ts`]?.removed).to.equal('')
    })
  }
})

describe('npm run new -- page', () => {
  it('writes a page of the console with route, navigation, help and measurement', () => {
    expect(changesOf(['page', 'tip-jar'], { ...TIPS, icon: 'Coins' })).to.deep.equal({
      'app/src/pages/TipJarPage.tsx': only(`import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Wallets that tipped. */
export function TipJarPage() {
  return (
    <>
      <PageTitle>Tips</PageTitle>
      <PageHeader title="Tips" description="Wallets that tipped." />
    </>
  )
}`),
      'app/src/pages/router.tsx': only(`const tipJarRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/tip-jar',
    component: lazyRouteComponent(() => import('./TipJarPage.tsx'), 'TipJarPage'),
  })
      tipJarRoute,`),
      'app/src/features/help/consoleTopics.ts': only(`'/tip-jar': {
    title: 'Tips',
    answers: [
      {
        question: 'Who tips?',
        answer: 'Anybody can.',
      },
    ],
  },`),
      'app/bench/idle.ts': only("'tip-jar': '#/tip-jar',"),
      'app/src/pages/shell/navigation.ts': {
        added:
          "import { Coins, History, LayoutGrid, Settings } from 'lucide-react'\n  { to: '/tip-jar', label: 'Tips', icon: Coins },",
        removed: "import { History, LayoutGrid, Settings } from 'lucide-react'",
      },
    })
  })

  it("writes a collection's page", () => {
    const changes = changesOf(['page', 'tips'], { ...TIPS, collection: '' })

    expect(changes['app/src/pages/collection/CollectionNavigation.tsx']).to.deep.equal(
      only("{ to: '/collections/$collection/tips', label: 'Tips' },"),
    )
    expect(changes['app/src/pages/router.tsx']?.added).to.equal(`const tipsRoute = createRoute({
    getParentRoute: () => collectionRoute,
    path: '/tips',
    component: lazyRouteComponent(() => import('./collection/TipsPage.tsx'), 'TipsPage'),
  })
        tipsRoute,`)
    expect(changes['app/bench/idle.ts']).to.deep.equal(only(`tips: \`\${of}/tips\`,`))
  })
})

describe('npm run new -- error', () => {
  it('writes message with kind, explanation and sample', () => {
    const changes = changesOf(['error', 'evm', 'TIP_TOO_LOW'], {
      topic: 'FUNDS_MESSAGES',
      message: 'The tip {tip:bigint} of {wallet} is too low: raise it',
      explanation: 'The jar refuses small tips. Send more.',
      kind: 'usage',
    })

    expect(changes).to.deep.equal({
      'clients/evm/src/errors/catalogue.ts': only(
        `TIP_TOO_LOW: withKind(
    'usage',
    ({ tip, wallet }: { tip: bigint; wallet: string }) =>
      \`The tip \${tip} of \${wallet} is too low: raise it\`,
  ),`,
      ),
      'clients/evm/test/errors/_samples.ts': only("TIP_TOO_LOW: { tip: 2n, wallet: 'wallet' },"),
      'clients/evm/src/errors/explanations.ts': only(
        "TIP_TOO_LOW: 'The jar refuses small tips. Send more.',",
      ),
    })
  })

  it('writes a sample beside those of the same topic, and a message without values', () => {
    const changes = changesOf(['error', 'core', 'TIP_LOST'], {
      topic: 'FILE_MESSAGES',
      message: 'The tip is lost: send another',
      explanation: 'Nobody took it. Send another.',
    })

    expect(changes['clients/core/src/errors/fileMessages.ts']).to.deep.equal(
      only("TIP_LOST: (_: Record<never, never>) => 'The tip is lost: send another',"),
    )
    const samples = readFileSync(join(root, 'clients/core/test/errors/_samples.ts'), 'utf8')
    expect(samples.indexOf('TIP_LOST: {}')).to.be.within(
      samples.indexOf('FILE_SAMPLES'),
      samples.indexOf('LIST_SAMPLES'),
    )
  })

  it('writes an error of the server, which has no explanation', () => {
    const changes = changesOf(['error', 'server', 'TIP_LOST'], {
      topic: 'ACCESS_MESSAGES',
      message: 'The tip {id} is lost: send another',
      kind: 'notFound',
    })
    expect(Object.keys(changes)).to.deep.equal([
      'server/src/errors/catalogue.ts',
      'server/test/errors/_samples.ts',
    ])
    expect(changes['server/src/errors/catalogue.ts']?.added).to.equal(
      `TIP_LOST: answered('notFound', ({ id }: { id: string }) => \`The tip \${id} is lost: send another\`),`,
    )
  })
})

describe('npm run new -- call', () => {
  const path = '/v0.1/data/collections/{collection}/tips'
  const like = { like: 'getFloorPrice', path, summary: 'Tips by date' }
  const written = (tag: string) => `export const getTips = call(
  {
    operationId: 'getTips',
    summary: 'Tips by date',
    tag: '${tag}',
    method: 'GET',
    path: '${path}',
    params: { collection: CollectionIdInput },
    query: {
      currency: Type.Optional(ref(OlapCurrencyType)),
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async ({ collection, currency, filters }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const graph = await floorGraph(reader, { collection, filters, now: now() }, unit)
    return found(graph, 'collection', formatCollectionId(collection))
  },
)`

  it('begins as another call of the subject, under its own name, summary and path', () => {
    changesOf(['call', 'market-data', 'getTips'], like)
    const file = 'server/src/indexer/market-data/calls.ts'
    const before = readFileSync(join(ROOT, file), 'utf8')
    expect(readFileSync(join(root, file), 'utf8')).to.equal(
      `${before}\n${written('Market data')}\n`,
    )
  })

  it('makes a new subject, with imports as seen from it', () => {
    expect(changesOf(['call', 'tips', 'getTips'], { ...like, tag: 'Tips' })).to.deep.equal({
      'server/src/indexer/tips/calls.ts':
        only(`import { formatCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { CollectionIdInput, FiltersInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { floorGraph } from '../../read-model/analytics/collectionGraphs.ts'
import { unitOf } from '../../read-model/analytics/unit.ts'
import { call } from '../call.ts'
import { OlapStatsGraphResponse } from '../market-data/schemas.ts'
import { OlapCurrencyType } from '../schemas/enumerations.ts'

${written('Tips')}`),
      'server/src/indexer/calls.ts': only("export * from './tips/calls.ts'"),
    })
  })

  it('adds to a subject only the imports that it lacks', () => {
    const changes = changesOf(['call', 'orders', 'getTips'], like)
    const file = 'server/src/indexer/orders/calls.ts'
    expect(changes[file]?.added).to.include(
      "import { CollectionIdInput, FiltersInput, OrderIdInput } from '../../http/contract/inputs.ts'",
    )
    expect(readFileSync(join(root, file), 'utf8').match(/import .*\bfound\b/g)).to.have.length(1)
  })

  it("belongs to the marketplace if its path does, and to the subject's one file", () => {
    const changes = changesOf(['call', 'moderation', 'getPraise'], {
      like: 'getReports',
      path: '/marketplace/auth/v1/praise',
      summary: 'Praise',
      description: 'Written by visitors',
    })
    expect(changes['server/src/marketplace/moderation/calls.ts']?.added).to.include(
      "summary: 'Praise',\n    description: 'Written by visitors',\n    tag: TAG,",
    )
    expect(Object.keys(changes)).to.deep.equal(['server/src/marketplace/moderation/calls.ts'])
    expect(Object.keys(changesOf(['call', 'traits', 'getTips'], like))).to.deep.equal([
      'server/src/indexer/traits.ts',
    ])
  })
})
