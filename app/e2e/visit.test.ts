import { expect } from 'chai'
import { buildOnce } from './helpers/buildOnce.ts'
import { CREATORS_HOST } from './helpers/creatorsHost.ts'
import { serveStatic } from './helpers/serveStatic.ts'
import { openVisit } from './helpers/visit.ts'

const CONFIG = { embedded: { rpcUrl: 'http://127.0.0.1:1', wsUrl: 'ws://127.0.0.1:2' } }

describe('a visit', () => {
  it('fails in the end if a page asks another host, which gets nothing', async () => {
    const site = await serveStatic(await buildOnce(), CONFIG)
    const { page, end, expectConsoleError } = await openVisit(`${site.url}theme.js`)
    expectConsoleError(/net::ERR/)
    const ask = (url: string) =>
      page.evaluate(async (asked) => {
        const answer = await fetch(asked).catch(String)
        return typeof answer === 'string' ? answer : answer.text()
      }, url)

    expect(await ask(`https://${CREATORS_HOST}/collection.json`)).to.equal('{}')
    expect(await ask('https://stranger.example/1.json')).to.match(/Failed to fetch/)
    const failure = await end().catch(String)
    await site.close()
    expect(failure).to.match(/requests to others.*stranger\.example/s)
  })
})
