import { expect } from 'chai'
import { FIRST_LOAD_LIMITS } from '../../app/e2e/helpers/firstLoad.ts'
import { ORDER_VALIDATION_RESULTS } from '../../clients/core/src/enumerations/marketplace/results.ts'
import { describedCalls } from '../../scripts/generate-api-clients/conformance/describedCalls.ts'
import { REQUEST_CLASSES } from '../../server/src/config/requestClasses.ts'
import { readDocument } from '../helpers/documents.ts'
import { expectStated, numberOf, statedFigure } from '../helpers/statedFigure.ts'
import { MAX_BYTES } from '../packages/helpers/solanaAlone.ts'

const COSTS = 'docs/costs.md'
const REQUESTS = 'docs/server-requests.md'
/** Marketplace calls besides version 4, searches and metrics. */
const OWN_CALLS = 10

describe('Figures in documents', () => {
  it('are the limits that flows hold mint pages to', () => {
    for (const kind of ['solana', 'evm', 'aptos'] as const) {
      const limit = FIRST_LOAD_LIMITS[kind] / 1000
      expectStated('README.md', 'less than {} kB until the drop shows, on every chain', limit)
      expectStated('app/README.md', 'below {} kB (gzip) until the drop shows, on every', limit)
    }
  })

  it('are the limit that the size of the installed command is held to', () => {
    expectStated('clients/cli/README.md', 'at most {} MB of disk', MAX_BYTES / 1e6)
    expectStated('CONTRIBUTING.md', 'for Solana alone; fails above {} MB', MAX_BYTES / 1e6)
  })

  it('are the numbers of calls that the interfaces have', () => {
    const indexer = callsOf('indexer-api')
    const marketplace = callsOf('marketplace-api')
    const readme = 'clients/marketplace-api/README.md'
    const acting = marketplace.filter(({ security }) =>
      security?.some((each) => 'AccessToken' in each),
    )
    expectStated('clients/indexer-api/README.md', '**Calls** are {} functions', indexer.length)
    expectStated(readme, '**Calls** are {} functions', marketplace.length - OWN_CALLS)
    expectStated(readme, '{} calls act for a signed-in user', acting.length)
  })

  it('are the request limits that the server has by default', () => {
    for (const [name, { perMinute, isShared }] of Object.entries(REQUEST_CLASSES)) {
      expectStated(REQUESTS, `| \`${name}\` | {} |`, perMinute)
      const row = readDocument(REQUESTS)
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``))
      expect(row).to.match(isShared ? /\| all processes \|$/ : /\| each process \|$/)
    }
  })

  it('are how many outcomes the check of an order has', () => {
    const { length } = ORDER_VALIDATION_RESULTS
    expectStated('docs/server-marketplace.md', 'the first of {} outcomes', length)
  })

  it('agree with the table of compute units and rent, which a benchmark compares', () => {
    const rents = {
      'first mint of a wallet: item mint, token account, hashlist entry, two counters | {}':
        'public, first of a wallet',
      'second mint of the wallet in the same phase | {}': 'public, second of a wallet',
      'deployment, 3 metadata fields | {}': '3 metadata fields',
      '| phase | {}': 'twentieth',
      'closing it gives the rent back | {}': 'new entry',
      'An entry on chain costs {} lamports': 'new entry',
    }
    for (const [words, benchmark] of Object.entries(rents)) {
      expectStated(COSTS, words, rentOf(benchmark))
    }
    const root = numberOf(statedFigure(COSTS, 'merkle root of a phase | {}'))
    expectStated(COSTS, 'a merkle list {} whatever its length', root)
  })

  it('repeat how long lists took where that was measured', () => {
    const entries = numberOf(
      statedFigure(COSTS, '10,000 entries upserted on the embedded network | {} s'),
    )
    const tree = numberOf(statedFigure(COSTS, 'of 1,000,000 | {} s'))
    expectStated('README.md', '10,000 entries took {} seconds', entries)
    expectStated('README.md', 'a million wallets {} seconds', tree)
  })
})

const callsOf = (name: string) =>
  describedCalls(new URL(`../../clients/${name}/openapi.json`, import.meta.url))

/** Returns the lamports in the last column of a case's row. */
function rentOf(benchmark: string): number {
  const rows = readDocument(COSTS).split('\n')
  const row = rows.find((each) => each.includes(`| ${benchmark} `)) ?? ''
  return numberOf(row.split('|').at(-2)?.trim() ?? '')
}
