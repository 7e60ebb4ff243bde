import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { HELP, parseOptions } from '../../src/config/options.ts'

describe('options of the server', () => {
  it('may all be left out', () => {
    expect(parseOptions([])).to.deep.equal({
      help: false,
      demo: false,
      reset: false,
      port: undefined,
      metricsPort: undefined,
      host: undefined,
      roles: undefined,
      config: undefined,
      logLevel: undefined,
    })
  })

  it('take values after a space or an equals sign', () => {
    const options = parseOptions(['--port=0', '--host', '0.0.0.0', '--role', 'api', '--reset'])

    expect(options).to.include({ port: 0, host: '0.0.0.0', reset: true })
    expect(options.roles).to.deep.equal(['api'])
  })

  const refusals: readonly [string[], string][] = [
    [['--prot', '1'], 'Unknown option --prot: --help lists the options'],
    [['start'], 'Unknown option start: --help lists the options'],
    [['-x'], 'Unknown option -x: --help lists the options'],
    [['--port'], '--port needs a value'],
    [['--port', '--reset'], '--port needs a value'],
    [['--host='], '--host needs a value'],
    [['--reset=yes'], '--reset takes no value'],
    [['--port', '65536'], '--port must be a port from 0 to 65535, not "65536"'],
    [['--port', '8e3'], '--port must be a port from 0 to 65535, not "8e3"'],
    [['--metrics-port', 'a'], '--metrics-port must be a port from 0 to 65535, not "a"'],
    [['--port=-1'], '--port must be a port from 0 to 65535, not "-1"'],
    [['--role', 'api,web'], '--role must be some of api, ingest, jobs, not "web"'],
    [['--demo', '--reset'], '--reset cannot be given together with --demo'],
    [['--demo', '--role', 'api'], '--role cannot be given together with --demo'],
    [['--log-level', 'all'], '--log-level must be one of error, warn, info, not "all"'],
    [['--role', ','], '--role must be some of api, ingest, jobs, not ""'],
  ]
  for (const [args, message] of refusals) {
    it(`are refused: ${args.join(' ')}`, () => {
      expect(messageOf(() => parseOptions(args))).to.equal(message)
    })
  }

  it('are each named in the help', () => {
    for (const name of Object.keys(parseOptions([]))) {
      const option =
        name === 'roles' ? 'role' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      expect(HELP).to.contain(`--${option} `)
    }
  })
})

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (isMintlineError(error)) return error.message
    throw error
  }
  throw new Error('Nothing was refused')
}
