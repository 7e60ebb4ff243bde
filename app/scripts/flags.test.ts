import { describe, expect, it } from 'vitest'
import { parseFlags } from './flags.ts'

describe('parseFlags', () => {
  it('defaults to opening a browser on the stored network', () => {
    expect(parseFlags([])).toEqual({
      state: undefined,
      reset: false,
      open: true,
      port: undefined,
      dev: false,
      help: false,
    })
    expect(parseFlags(['--no-open', '--reset', '--port', '4000', '--state', 'x'])).toEqual({
      state: 'x',
      reset: true,
      open: false,
      port: 4000,
      dev: false,
      help: false,
    })
  })

  it('refuses unknown options and invalid ports', () => {
    expect(() => parseFlags(['--rest'])).toThrow("Unknown option '--rest'")
    expect(() => parseFlags(['--port=many'])).toThrow(
      '--port must be a number between 0 and 65535, not "many".',
    )
  })
})
