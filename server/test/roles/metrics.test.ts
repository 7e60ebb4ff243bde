import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { eventually } from '../ingest/_follow.ts'

describe('a server with metrics', () => {
  /** Settings of a server that only answers calls. */
  const settings = async (...args: string[]) =>
    settingsOf(parseOptions(['--role', 'api', '--port', '0', ...args]), {
      environment: { DATABASE_URL: urlOf((await testDatabase()).target) },
      folder: temporaryFolder(),
    })

  it('counts its calls, on another port of this machine', async () => {
    const { log, entries } = memoryLog()
    const { url, close } = await startServer(await settings('--metrics-port', '0'), log)
    const metricsUrl = entries
      .map(({ msg }) => /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/.exec(msg)?.[1])
      .find(Boolean)
    await fetch(`${url}/v0.1/currencies/all`)

    const line =
      'mintline_http_request_duration_seconds_count{route="/v0.1/currencies/all",method="GET",status="200"} 1'
    await eventually(async () => {
      const text = await (await fetch(`${metricsUrl}`)).text()
      return text.includes(line) ? true : undefined
    })
    expect((await fetch(new URL('/metrics', url))).status).to.equal(404)
    await close()
    expect(await fetch(`${metricsUrl}`).catch(() => 'gone')).to.equal('gone')
  })

  it('names the option when their port is taken, and ends the rest', async () => {
    const first = await startServer(await settings(), memoryLog().log)
    const { port } = new URL(`${first.url}`)

    const error = await startServer(await settings('--metrics-port', port), memoryLog().log).catch(
      (reason: unknown) => reason,
    )

    expect(isMintlineError(error) && error.message).to.equal(
      `Port ${port} of 127.0.0.1 is taken: stop the program that has it, or choose another one with --metrics-port`,
    )
    await first.close()
  })
})
