import { describe, expect, it } from 'vitest'
import { parseFlags } from './flags.ts'

describe('parseFlags', () => {
  it('defaults to opening a browser on the stored network', () => {
    expect(parseFlags([])).toEqual({
      state: undefined,
      reset: false,
      evm: false,
      evmPort: undefined,
      aptos: false,
      aptosPort: undefined,
      aptosFaucetPort: undefined,
      open: true,
      port: undefined,
      dev: false,
      help: false,
    })
    expect(parseFlags(['--no-open', '--reset', '--port', '4000', '--state', 'x'])).toEqual({
      state: 'x',
      reset: true,
      evm: false,
      evmPort: undefined,
      aptos: false,
      aptosPort: undefined,
      aptosFaucetPort: undefined,
      open: false,
      port: 4000,
      dev: false,
      help: false,
    })
  })

  it('runs an EVM network on request, on a port of its own', () => {
    expect(parseFlags(['--evm'])).toMatchObject({ evm: true, evmPort: undefined })
    expect(parseFlags(['--evm', '--evm-port=0'])).toMatchObject({ evm: true, evmPort: 0 })
    expect(() => parseFlags(['--evm-port', '8545'])).toThrow('--evm-port needs --evm.')
    expect(() => parseFlags(['--evm', '--evm-port', '70000'])).toThrow(
      '--evm-port must be a number between 0 and 65535, not "70000".',
    )
  })

  it('runs an Aptos network on request, with ports for its node and its faucet', () => {
    expect(parseFlags(['--aptos'])).toMatchObject({
      aptos: true,
      aptosPort: undefined,
      aptosFaucetPort: undefined,
    })
    expect(parseFlags(['--aptos', '--aptos-port=0', '--aptos-faucet-port', '9000'])).toMatchObject({
      aptos: true,
      aptosPort: 0,
      aptosFaucetPort: 9000,
    })
    expect(() => parseFlags(['--aptos-port', '0'])).toThrow('--aptos-port needs --aptos.')
    expect(() => parseFlags(['--evm', '--aptos-faucet-port', '0'])).toThrow(
      '--aptos-faucet-port needs --aptos.',
    )
    expect(() => parseFlags(['--aptos', '--aptos-faucet-port', 'any'])).toThrow(
      '--aptos-faucet-port must be a number between 0 and 65535, not "any".',
    )
  })

  it('refuses unknown options and invalid ports', () => {
    expect(() => parseFlags(['--rest'])).toThrow("Unknown option '--rest'")
    expect(() => parseFlags(['--port=many'])).toThrow(
      '--port must be a number between 0 and 65535, not "many".',
    )
  })
})
